import { DAY_MS } from '../../kernel/durations.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';

/** Maximum length of a requested history, in days. */
export const HISTORY_DAYS_MAX = 366;

/** A day in UTC as the number of days since 1970, independent of the reader's time zone. */
export type DayNumber = number;

/** One month of prices: for each day from the first on a price in fen and a number of copies. 0 means no sale on that day. */
export interface PriceMonth {
  /** First day of the month. */
  month: Date;
  medianCents: readonly bigint[];
  salesCounts: readonly number[];
}

/** One day of a price history. */
export interface PriceDay {
  /** Start of the day: midnight UTC. */
  day: Date;
  medianCents: bigint;
  salesCount: number;
}

/** The day that contains a time. */
export function dayOf(moment: Date): DayNumber {
  return Math.floor(moment.getTime() / DAY_MS);
}

/** The start of a day: midnight UTC. */
export function dateOf(day: DayNumber): Date {
  return new Date(day * DAY_MS);
}

/** The first day of the month that contains a day, and the day's index in it from 0. */
export function placeOf(day: DayNumber): { month: Date; index: number } {
  const date = dateOf(day);
  const index = date.getUTCDate() - 1;
  return { month: dateOf(day - index), index };
}

/**
 * The first day of a history of `days` days that ends today.
 * @throws InvalidInput
 */
export function firstDay(now: Date, days: number): DayNumber {
  if (days < 1 || days > HISTORY_DAYS_MAX) throw new InvalidInput('days', `1 to ${HISTORY_DAYS_MAX}`);
  return dayOf(now) - days + 1;
}

/** The days with a sale from `from` on, oldest first. */
export function daysOf(months: readonly PriceMonth[], from: DayNumber): PriceDay[] {
  return months
    .flatMap(({ month, medianCents, salesCounts }) =>
      medianCents.map((median, index) => ({
        day: new Date(month.getTime() + index * DAY_MS),
        medianCents: median,
        salesCount: salesCounts[index] ?? 0,
      })),
    )
    .filter(({ day, medianCents }) => medianCents > 0n && dayOf(day) >= from)
    .toSorted((a, b) => a.day.getTime() - b.day.getTime());
}

/** Returns the month with one day's values set. Missing days before it are filled with 0. */
export function withDay(
  month: PriceMonth,
  index: number,
  { medianCents, salesCount }: { medianCents: bigint; salesCount: number },
): PriceMonth {
  const length = Math.max(month.medianCents.length, index + 1);
  const medians = Array.from({ length }, (_, at) => month.medianCents[at] ?? 0n);
  const counts = Array.from({ length }, (_, at) => month.salesCounts[at] ?? 0);
  medians[index] = medianCents;
  counts[index] = salesCount;
  return { month: month.month, medianCents: medians, salesCounts: counts };
}
