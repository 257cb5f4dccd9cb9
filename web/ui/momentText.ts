const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/**
 * Precision of a moment: `time` 14:02:41, `minute` 11-21 14:02, `second` 11-21 14:02:41, `exact` 2026-11-21 14:02:41
 * GMT+8.
 */
export type MomentPrecision = 'time' | 'minute' | 'second' | 'exact';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/**
 * Formats a moment, in milliseconds since 1970, in one language and time zone (exact where money depends on it).
 * `thisYear` is left out.
 */
export function momentText(
  momentMs: number,
  {
    precision,
    language,
    timeZone,
    thisYear,
  }: { precision: MomentPrecision; language: string; timeZone: string; thisYear: string },
): string {
  const { year, month, day, hour, minute, second, timeZoneName } = partsOf(momentMs, timeZone);
  const clock = precision === 'minute' ? `${hour}:${minute}` : `${hour}:${minute}:${second}`;
  if (precision === 'time') {
    return clock;
  }
  const isExact = precision === 'exact';
  const isThisYear = !isExact && year === thisYear;
  const date =
    language === 'en'
      ? `${Number(day)} ${MONTHS[Number(month) - 1]}${isThisYear ? '' : ` ${year}`}`
      : `${isThisYear ? '' : `${year}-`}${month}-${day}`;
  return `${date} ${clock}${isExact ? ` ${timeZoneName}` : ''}`;
}

/** The year of a moment, in milliseconds since 1970, in a time zone. */
export function yearOf(momentMs: number, timeZone: string): string {
  return partsOf(momentMs, timeZone).year;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZoneName', string>;

/** The format of the zone that was last asked for: to make one takes ten times as long as to write a moment with it. */
let kept: { readonly timeZone: string; readonly format: Intl.DateTimeFormat } | undefined;

function partsOf(momentMs: number, timeZone: string): Parts {
  if (kept?.timeZone !== timeZone) {
    const format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
      hour: '2-digit',
      minute: '2-digit',
      second: '2-digit',
      timeZoneName: 'shortOffset',
    });
    kept = { timeZone, format };
  }
  return Object.fromEntries(
    kept.format.formatToParts(momentMs).map(({ type, value }) => [type, value]),
  ) as Parts;
}

/** Time since a moment in the largest whole unit; `now` below one minute. */
export function agoOf(
  momentMs: number,
  nowMs: number,
): { unit: 'now' | 'minutes' | 'hours' | 'days'; count: number } {
  const passedMs = Math.max(0, nowMs - momentMs);
  if (passedMs < MINUTE_MS) {
    return { unit: 'now', count: 0 };
  }
  if (passedMs < HOUR_MS) {
    return { unit: 'minutes', count: Math.floor(passedMs / MINUTE_MS) };
  }
  return passedMs < DAY_MS
    ? { unit: 'hours', count: Math.floor(passedMs / HOUR_MS) }
    : { unit: 'days', count: Math.floor(passedMs / DAY_MS) };
}
