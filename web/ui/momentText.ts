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
 * Formats a moment in one language and time zone (exact where money depends on it). `nowMs`
 * decides whether the year is included; both times are milliseconds since 1970.
 */
export function momentText(
  momentMs: number,
  {
    precision,
    language,
    timeZone,
    nowMs,
  }: { precision: MomentPrecision; language: string; timeZone: string; nowMs: number },
): string {
  const { year, month, day, hour, minute, second, timeZoneName } = partsOf(momentMs, timeZone);
  const clock = precision === 'minute' ? `${hour}:${minute}` : `${hour}:${minute}:${second}`;
  if (precision === 'time') {
    return clock;
  }
  const isExact = precision === 'exact';
  const zone = isExact ? ` ${timeZoneName}` : '';
  const isThisYear = !isExact && year === partsOf(nowMs, timeZone).year;
  if (language === 'en') {
    const date = `${Number(day)} ${MONTHS[Number(month) - 1]}`;
    return `${date}${isThisYear ? '' : ` ${year}`} ${clock}${zone}`;
  }
  return `${isThisYear ? '' : `${year}-`}${month}-${day} ${clock}${zone}`;
}

type Parts = Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second' | 'timeZoneName', string>;

function partsOf(momentMs: number, timeZone: string): Parts {
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
  return Object.fromEntries(format.formatToParts(momentMs).map((part) => [part.type, part.value])) as Parts;
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
