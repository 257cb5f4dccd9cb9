import { InvalidInput } from '../../kernel/invalidInput.ts';
import { addDays, countDays, type Day, isDay, mondayOf, monthStartOf, timeZoneOf } from './calendarDay.ts';

/**
 * The named ranges of the statistics (U-03), as first and last day relative to the reader's today. A week begins on
 * Monday.
 */
export const STATISTICS_RANGES = {
  thisMonth: (today: Day) => [monthStartOf(today), today],
  thisWeek: (today: Day) => [mondayOf(today), today],
  lastWeek: (today: Day) => [addDays(mondayOf(today), -7), addDays(mondayOf(today), -1)],
  last7Days: (today: Day) => [addDays(today, -6), today],
  last30Days: (today: Day) => [addDays(today, -29), today],
  last90Days: (today: Day) => [addDays(today, -89), today],
} as const satisfies Record<string, (today: Day) => [Day, Day]>;
export type StatisticsRange = keyof typeof STATISTICS_RANGES;

/** Length of one step of the chart. */
export type StatisticsUnit = 'day' | 'week' | 'month';

/** One step of the chart: a day, or the part of a week or a month within the range. */
export interface StatisticsPeriod {
  firstDay: Day;
  lastDay: Day;
  startsAt: Date;
}

/** The days that the statistics cover. */
export interface StatisticsSpan {
  firstDay: Day;
  lastDay: Day;
  /** The start of the first day, and the exclusive end of the last one. */
  startsAt: Date;
  endsAt: Date;
  unit: StatisticsUnit;
  periods: StatisticsPeriod[];
}

/** The requested days: a named range, or the first and the last day. */
export interface StatisticsInput {
  range?: StatisticsRange | null | undefined;
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone: string;
}

/** Number of days of the longest range. */
export const SPAN_DAYS_MAX = 366;
/** Maximum number of days in a chart with steps of one day, and in one with steps of a week. */
const DAYS_BY_DAY_MAX = 31;
const DAYS_BY_WEEK_MAX = 182;

function daysOf({ range, from, to }: StatisticsInput, today: () => Day): readonly [Day, Day] {
  if (from != null && !isDay(from)) throw new InvalidInput('from', 'a day as 2026-11-01');
  if (to != null && !isDay(to)) throw new InvalidInput('to', 'a day as 2026-11-21');
  if ((range != null) === (from != null || to != null))
    throw new InvalidInput('range', 'either a named range, or `from` and `to`');
  if (range != null) return STATISTICS_RANGES[range](today());
  if (from == null) throw new InvalidInput('from', 'missing beside `to`');
  if (to == null) throw new InvalidInput('to', 'missing beside `from`');
  if (to < from) throw new InvalidInput('to', 'not before `from`');
  if (countDays(from, to) > SPAN_DAYS_MAX)
    throw new InvalidInput('to', `at most ${SPAN_DAYS_MAX} days from \`from\``);
  return [from, to];
}

function unitOf(dayCount: number): StatisticsUnit {
  if (dayCount <= DAYS_BY_DAY_MAX) return 'day';
  return dayCount <= DAYS_BY_WEEK_MAX ? 'week' : 'month';
}

/** The first day of the next period after a day. */
const NEXT: Record<StatisticsUnit, (day: Day) => Day> = {
  day: (day) => addDays(day, 1),
  week: (day) => addDays(mondayOf(day), 7),
  month: (day) => monthStartOf(addDays(monthStartOf(day), 31)),
};

/**
 * Determines the days that the statistics cover, in the reader's time zone.
 * @param now the market's time.
 * @throws InvalidInput naming `range`, `from`, `to` or `timeZone`.
 */
export function spanOf(input: StatisticsInput, now: Date): StatisticsSpan {
  const zone = timeZoneOf(input.timeZone);
  const [firstDay, lastDay] = daysOf(input, () => zone.dayOf(now));
  const unit = unitOf(countDays(firstDay, lastDay));
  const periods: StatisticsPeriod[] = [];
  for (let day = firstDay; day <= lastDay; ) {
    const next = NEXT[unit](day);
    const end = addDays(next, -1);
    periods.push({ firstDay: day, lastDay: end < lastDay ? end : lastDay, startsAt: zone.startOf(day) });
    day = next;
  }
  const endsAt = zone.startOf(addDays(lastDay, 1));
  return { firstDay, lastDay, startsAt: zone.startOf(firstDay), endsAt, unit, periods };
}
