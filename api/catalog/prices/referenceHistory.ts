import { type DayNumber, dateOf, dayOf } from './priceHistory.ts';

/** A month of an item's reference prices, as it is kept: a value for each day from the first on, 0 where none was known. */
export interface KeptMonth {
  readonly marketItemId: string;
  /** Its first day, midnight of UTC. */
  readonly month: Date;
  readonly priceCents: readonly bigint[];
}

/** One day's reference price in fen. */
export interface ReferenceDay {
  /** Midnight of UTC. */
  readonly day: Date;
  readonly priceCents: bigint;
}

/** The days from one on that have a price, oldest first. */
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
