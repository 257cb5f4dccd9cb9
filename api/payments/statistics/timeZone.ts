import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Day } from './calendarDay.ts';

const DAY_MS = 86_400_000;
const NAME_LENGTH_MAX = 64;

/** The calendar of a place. */
export interface TimeZone {
  /** The day that a moment belongs to there. */
  dayOf(moment: Date): Day;
  /** The first moment there that belongs to the day, whatever the clocks do in that night. */
  startOf(day: Day): Date;
}

/**
 * A time zone by its IANA name or by its distance from UTC, as `Asia/Shanghai` or `+08:00`.
 * @throws InvalidInput for a name that no zone has.
 */
export function timeZoneOf(name: string): TimeZone {
  const format = formatOf(name);
  /** What clocks there show at a moment, as if it were UTC; whole seconds. */
  const shownAt = (ms: number): number => {
    const parts = new Map(format.formatToParts(ms).map(({ type, value }) => [type, Number(value)]));
    const of = (type: Intl.DateTimeFormatPartTypes): number => parts.get(type) ?? 0;
    return Date.UTC(of('year'), of('month') - 1, of('day'), of('hour'), of('minute'), of('second'));
  };
  const offsetAt = (ms: number): number => shownAt(ms) - ms;
  return {
    dayOf: (moment) => new Date(shownAt(moment.getTime())).toISOString().slice(0, 10),
    startOf(day) {
      const midnight = Date.parse(day);
      // By the distance of the day before and of the day after: where clocks are changed, only one of the two is right, and midnight may
      // come twice or not at all. The earlier moment that is not yesterday begins the day.
      const [early = 0, late = 0] = [midnight - DAY_MS, midnight + DAY_MS]
        .map((ms) => midnight - offsetAt(ms))
        .toSorted((one, other) => one - other);
      return new Date(shownAt(early) >= midnight ? early : late);
    },
  };
}

function formatOf(name: string): Intl.DateTimeFormat {
  if (name.length > NAME_LENGTH_MAX)
    throw new InvalidInput('timeZone', `at most ${NAME_LENGTH_MAX} characters`);
  try {
    return new Intl.DateTimeFormat('en-US', {
      timeZone: name,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
  } catch {
    throw new InvalidInput('timeZone', 'a name such as Asia/Shanghai, or a distance from UTC such as +08:00');
  }
}
