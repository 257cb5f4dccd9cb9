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

/** The settings' parts, each with an address of its own. */
export const SETTING_TABS = ['account', 'security', 'statistics'] as const;
export type SettingTab = (typeof SETTING_TABS)[number];

/** From one day to another, both counted, as 2026-11-01. */
export interface DaySpan {
  readonly from: string;
  readonly to: string;
}

/** What the address of the settings says: of a custom range both days, else a named range. */
export interface SettingChoice {
  readonly tab: SettingTab;
  readonly range: StatisticsRange | null;
  readonly days: DaySpan | null;
}

/** Days of the longest range that the server takes. */
export const SPAN_DAYS_MAX = 366;
const RANGE_DEFAULT: StatisticsRange = 'LAST_30_DAYS';
const DAY_MS = 86_400_000;

/** What is wrong with a custom range: a key of the locale files. */
export type DaySpanProblem = 'fromMissing' | 'toMissing' | 'toBeforeFrom' | 'toAfterToday' | 'spanTooLong';

const isDay = (day: string): boolean =>
  /^20\d\d-\d\d-\d\d$/.test(day) &&
  !Number.isNaN(Date.parse(day)) &&
  new Date(day).toISOString().startsWith(day);

/** How many days a span has, both ends counted. */
export function countDays({ from, to }: DaySpan): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}

/** So many days up to today, which counts. */
export function lastDays(today: string, count: number): DaySpan {
  const first = new Date(Date.parse(today) - (count - 1) * DAY_MS);
  return { from: first.toISOString().slice(0, 10), to: today };
}

/** The first thing that is wrong with a custom range; null where all is well. `today` as 2026-11-21; left out, any day will do. */
export function problemOf(span: DaySpan, today?: string): DaySpanProblem | null {
  if (!isDay(span.from)) return 'fromMissing';
  if (!isDay(span.to)) return 'toMissing';
  if (today !== undefined && span.to > today) return 'toAfterToday';
  if (span.to < span.from) return 'toBeforeFrom';
  return countDays(span) > SPAN_DAYS_MAX ? 'spanTooLong' : null;
}

/** Reads the address; what cannot be read is the last thirty days. */
export function readSettingChoice(search: URLSearchParams): SettingChoice {
  const tab = SETTING_TABS.find((each) => each === search.get('tab')) ?? 'account';
  const days = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  if (problemOf(days) === null) return { tab, range: null, days };
  const wanted = search.get('range')?.toUpperCase();
  return { tab, range: STATISTICS_RANGES.find((each) => each === wanted) ?? RANGE_DEFAULT, days: null };
}

/** The address of a part of the settings. */
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
