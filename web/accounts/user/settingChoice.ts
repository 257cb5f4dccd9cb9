/** Named ranges of the statistics (requirement U-03), in the order of their buttons. */
export const STATISTICS_RANGES = [
  'THIS_MONTH',
  'THIS_WEEK',
  'LAST_WEEK',
  'LAST_7_DAYS',
  'LAST_30_DAYS',
  'LAST_90_DAYS',
] as const;
export type StatisticsRange = (typeof STATISTICS_RANGES)[number];

/** The tabs of the settings, each with its own URL. */
export const SETTING_TABS = ['account', 'security', 'statistics'] as const;
export type SettingTab = (typeof SETTING_TABS)[number];

/** A range of days, both inclusive, such as 2026-11-01. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** The settings' state in the URL: both days of a custom range, or else a named range. */
export interface SettingChoice {
  readonly tab: SettingTab;
  readonly range: StatisticsRange | null;
  readonly days: DaySpan | null;
}

/** The longest range in days that the server accepts. */
export const SPAN_DAYS_MAX = 366;
const RANGE_DEFAULT: StatisticsRange = 'LAST_30_DAYS';
const DAY_MS = 86_400_000;

/** The error of a custom range, as a translation key. */
export type DaySpanProblem = 'fromMissing' | 'toMissing' | 'toBeforeFrom' | 'toAfterToday' | 'spanTooLong';

const isDay = (day: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** Number of days of a range, both ends included. */
export function countDays({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** The last days, including today. */
export function lastDays(today: string, count: number): DaySpan {
  const first = new Date(Date.parse(today) - (count - 1) * DAY_MS);
  return { from: first.toISOString().slice(0, 10), to: today };
}

/**
 * The first error of a custom range; null when it is valid. `today` such as 2026-11-21; without it any day is
 * accepted.
 */
export function problemOf(span: DaySpan, today?: string): DaySpanProblem | null {
  if (!isDay(span.from)) return 'fromMissing';
  if (!isDay(span.to)) return 'toMissing';
  if (today !== undefined && span.to > today) return 'toAfterToday';
  if (span.to < span.from) return 'toBeforeFrom';
  return countDays(span) > SPAN_DAYS_MAX ? 'spanTooLong' : null;
}

/** Parses the URL. Invalid values give the last thirty days. */
export function readSettingChoice(search: URLSearchParams): SettingChoice {
  const tab = SETTING_TABS.find((each) => each === search.get('tab')) ?? 'account';
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (problemOf(days) === null) return { tab, range: null, days };
  const wanted = search.get('range')?.toUpperCase();
  return { tab, range: STATISTICS_RANGES.find((each) => each === wanted) ?? RANGE_DEFAULT, days: null };
}

/** URL of a tab of the settings. */
export function settingPath(choice: Partial<SettingChoice>): string {
  const search = new URLSearchParams();
  if (choice.tab !== undefined && choice.tab !== 'account') {
    search.set('tab', choice.tab);
  }
  if (choice.tab === 'statistics') {
    if (choice.days != null) {
      search.set('from', choice.days.from);
      search.set('to', choice.days.to);
    } else if (choice.range != null && choice.range !== RANGE_DEFAULT) {
      search.set('range', choice.range.toLowerCase());
    }
  }
  const text = search.toString();
  return text === '' ? '/user/setting' : `/user/setting?${text}`;
}
