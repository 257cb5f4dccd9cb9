import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Day } from './calendarDay.ts';

const DAY_MS = 86_400_000;
const NAME_LENGTH_MAX = 64;

/** The calendar of a time zone. */
export interface TimeZone {
  /** The local day of an instant. */
  dayOf(moment: Date): Day;
  /** The first instant of a local day, also on days with a clock change. */
  startOf(day: Day): Date;
}

/**
 * A time zone by its IANA name or its offset from UTC, as `Asia/Shanghai` or `+08:00`.
 * @throws InvalidInput for an unknown name.
 */
export function timeZoneOf(name: string): TimeZone {
  const format = formatOf(name);
  /** The local clock time at an instant, as if it were UTC, in whole seconds. */
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
      // Tries the offsets of the day before and of the day after. Around a clock change only one of them is right, and
      // midnight may occur twice or not at all. The day begins with the earlier instant that does not belong to the
      // previous day.
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
