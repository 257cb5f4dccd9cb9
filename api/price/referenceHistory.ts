/** A month of an item's reference prices, as it is kept: a value for each day from the first on, 0 where none was known. */
export interface KeptMonth {
  readonly marketItemId: string;
  /** The first of the month, at midnight UTC. */
  readonly month: Date;
  readonly priceCents: readonly bigint[];
}

/** One day's reference price in fen. */
export interface ReferenceDay {
  /** Midnight UTC of the day in China. */
  readonly day: Date;
  readonly priceCents: bigint;
}

const DAY_MS = 86_400_000;
const CHINA_OFFSET_MS = 8 * 3_600_000;

/** The day in China at a moment, written as its midnight UTC. */
export function chinaDay(now: Date): Date {
  return new Date(Math.floor((now.getTime() + CHINA_OFFSET_MS) / DAY_MS) * DAY_MS);
}

/** The first of the month of a day. */
export function monthOf(day: Date): Date {
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth(), 1));
}

/** The first of so many days of which `today` is the last. */
export function firstDay(today: Date, days: number): Date {
  return new Date(today.getTime() - (days - 1) * DAY_MS);
}

/** The days from one on that have a price, oldest first. */
export function referenceDaysOf(months: readonly KeptMonth[], since: Date): ReferenceDay[] {
  return months
    .toSorted((a, b) => a.month.getTime() - b.month.getTime())
    .flatMap(({ month, priceCents }) =>
      priceCents.map((cents, index) => ({
        day: new Date(month.getTime() + index * DAY_MS),
        priceCents: cents,
      })),
    )
    .filter(({ day, priceCents }) => priceCents > 0n && day >= since);
}
