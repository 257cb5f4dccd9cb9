import { type DayNumber, dateOf, dayOf } from './priceHistory.ts';

/** A stored month of an item's reference prices: a value for each day from the first on, 0 if unknown. */
export interface KeptMonth {
  readonly marketItemId: string;
  /** First day of the month, midnight UTC. */
  readonly month: Date;
  readonly priceCents: readonly bigint[];
}

/** The reference price of one day, in fen. */
export interface ReferenceDay {
  /** Start of the day: midnight UTC. */
  readonly day: Date;
  readonly priceCents: bigint;
}

/** The days with a price from `from` on, oldest first. */
export function referenceDaysOf(months: readonly KeptMonth[], from: DayNumber): ReferenceDay[] {
  return months
    .toSorted((a, b) => a.month.getTime() - b.month.getTime())
    .flatMap(({ month, priceCents }) =>
      priceCents.map((cents, index) => ({
        day: dateOf(dayOf(month) + index),
        priceCents: cents,
      })),
    )
    .filter(({ day, priceCents }) => priceCents > 0n && dayOf(day) >= from);
}
