import type { Cents } from '../../kernel/money.ts';
import { netOf } from './priceRules.ts';

/** Ages of listings in days since they were listed: from this one up to, not including, the next. */
export const STOCK_AGES: readonly number[] = [0, 7, 30, 90];
/** Days whose sales say what a copy brings. */
export const SALES_DAYS = 30;
/** Fewest sales of those days from which anything is concluded. */
export const SALES_MIN = 5;
/** Maximum number of sales of an item and phase that are read, the newest. */
export const SALES_READ = 100;

/** What copies of an item and phase brought lately. */
export interface LastSales {
  /** The number of sales of the last `SALES_DAYS`, at most `SALES_READ`. */
  sales: number;
  /** Their median in fen. Null if there are none. */
  medianCents: Cents | null;
}

/** The median in fen that an ask is compared with. Null: too few sales say nothing. */
export function medianOf({ sales, medianCents }: LastSales): Cents | null {
  return sales < SALES_MIN ? null : medianCents;
}

/** An unsold listing with what others of its item and phase brought lately. Amounts in fen. */
export interface AgedListing extends LastSales {
  /** Whole days since it was listed. */
  days: number;
  askCents: Cents;
}

/** The listings of one age. Amounts in fen. */
export interface StockAge {
  fromDays: number;
  /** Null: and older. */
  toDays: number | null;
  count: number;
  askCents: Cents;
  /** Listings whose item and phase has enough sales; the sums below are of these alone. */
  comparedCount: number;
  /** What sales at the present asks would pay after the fee. */
  comparedNetCents: Cents;
  /** What sales at the median of the last sales would pay after the fee. */
  medianNetCents: Cents;
  /** Those whose ask is above that median. */
  aboveCount: number;
}

/** Sums listings up by their age. Nothing is claimed about those with too few sales. */
export function stockAgesOf(listings: readonly AgedListing[], feeBasisPoints: number): StockAge[] {
  const ages: StockAge[] = STOCK_AGES.map((fromDays, at) => ({
    fromDays,
    toDays: STOCK_AGES[at + 1] ?? null,
    count: 0,
    askCents: 0n,
    comparedCount: 0,
    comparedNetCents: 0n,
    medianNetCents: 0n,
    aboveCount: 0,
  }));
  for (const { days, askCents, ...sales } of listings) {
    const age = ages.findLast(({ fromDays }) => days >= fromDays) ?? ages[0];
    if (!age) continue;
    age.count += 1;
    age.askCents += askCents;
    const medianCents = medianOf(sales);
    if (medianCents === null) continue;
    age.comparedCount += 1;
    age.comparedNetCents += netOf(askCents, feeBasisPoints);
    age.medianNetCents += netOf(medianCents, feeBasisPoints);
    if (askCents > medianCents) age.aboveCount += 1;
  }
  return ages;
}
