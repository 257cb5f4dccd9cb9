import { InvalidInput } from '../../kernel/invalidInput.ts';

const DAY_MS = 86_400_000;

/** How far back a history may be asked for. */
export const HISTORY_DAYS_MAX = 366;

/** A day of UTC, as the number of days since 1970: whatever the reader's zone, one day has one number. */
export type DayNumber = number;

/** One month of prices: a value for each day from the first on, in cents and in copies. 0: no sale that day. */
export interface PriceMonth {
  /** Its first day. */
  month: Date;
  medianCents: readonly bigint[];
  salesCounts: readonly number[];
}

/** One day of a price history. */
export interface PriceDay {
  /** Midnight of UTC. */
  day: Date;
  medianCents: bigint;
  salesCount: number;
}

/** The day in which a moment lies. */
export function dayOf(moment: Date): DayNumber {
  return Math.floor(moment.getTime() / DAY_MS);
}

/** Midnight of UTC at which a day begins. */
export function dateOf(day: DayNumber): Date {
  return new Date(day * DAY_MS);
}

/** The month of a day by its first day, and the day's place in it from 0. */
export function placeOf(day: DayNumber): { month: Date; index: number } {
  const date = dateOf(day);
  const index = date.getUTCDate() - 1;
  return { month: dateOf(day - index), index };
}

/** The first day of a history of so many days that ends today. @throws InvalidInput */
export function firstDay(now: Date, days: number): DayNumber {
  if (days < 1 || days > HISTORY_DAYS_MAX) throw new InvalidInput('days', `1 to ${HISTORY_DAYS_MAX}`);
  return dayOf(now) - days + 1;
}

/** The days with a sale, oldest first, from a day on. */
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

/** A month with one day's values put in; days that it does not have yet carry 0. */
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
