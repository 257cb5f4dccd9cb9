import { DAY_MS } from '../../kernel/durations.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** A calendar day, as 2026-11-21. */
export type Day = string;

const DAY = /^20\d{2}-\d{2}-\d{2}$/;

const dayOfMs = (ms: number): Day => new Date(ms).toISOString().slice(0, 10);

/** Whether a text is a calendar day of this century; 2026-02-30 is not. */
export function isDay(text: string): boolean {
  const ms = DAY.test(text) ? Date.parse(text) : Number.NaN;
  return !Number.isNaN(ms) && dayOfMs(ms) === text;
}

/** The day `count` days later, or earlier if negative. */
export function addDays(day: Day, count: number): Day {
  return dayOfMs(Date.parse(day) + count * DAY_MS);
}

/** The number of days from the first to the last, both included. */
export function countDays(firstDay: Day, lastDay: Day): number {
  return (Date.parse(lastDay) - Date.parse(firstDay)) / DAY_MS + 1;
}

/** The Monday of the day's week. */
export function mondayOf(day: Day): Day {
  return addDays(day, -((new Date(day).getUTCDay() + 6) % 7));
}

/** The first day of the day's month. */
export function monthStartOf(day: Day): Day {
  return `${day.slice(0, 7)}-01`;
}

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
