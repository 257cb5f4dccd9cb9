import { divideHalfUp } from '../../kernel/money.ts';

/** Origin of a reference price: the embedded market's model, an imported feed, or this market's own sales. */
export type ReferenceSource = 'model' | 'feed' | 'sales';

/** A reference price with its derivation. Prices in cents; `rate` in yuan for a dollar. */
export interface Reference {
  priceCents: bigint;
  source: ReferenceSource;
  sourcePriceCents: bigint | null;
  rate: number | null;
  calculatedAt: Date | null;
  salesUsed: number | null;
  outliersLeftOut: number | null;
  windowDays: number | null;
}

/** A stored reference price of one item. `phase` is empty except for Dopplers. */
export type StoredReference = Omit<Reference, 'source'> & { phase: string; source: string };

/**
 * Returns the reference price of an item or of one of its phases: the stored one, or else the model's. A phase without a stored price gets
 * the item's price scaled by the phase's usual ratio. Null if the item has none.
 * @param modelCents price of the item, which is scaled for a phase.
 */
export function referenceOf(
  modelCents: bigint | null,
  kept: readonly StoredReference[],
  phase: string | null,
): Reference | null {
  const own = kept.find((row) => row.phase === (phase ?? ''));
  if (own) return { ...own, source: own.source === 'feed' ? 'feed' : 'sales' };
  if (modelCents === null) return null;
  const base = phase === null ? undefined : kept.find((row) => row.phase === '');
  if (base) return { ...base, priceCents: modelCents, source: base.source === 'feed' ? 'feed' : 'sales' };
  return {
    priceCents: modelCents,
    source: 'model',
    sourcePriceCents: null,
    rate: null,
    calculatedAt: null,
    salesUsed: null,
    outliersLeftOut: null,
    windowDays: null,
  };
}

/** Minimum number of sales for which the market's own sales are more reliable than the model. */
export const SALES_MIN = 8;
/** Length of the period of sales, in days. */
export const WINDOW_DAYS = 30;
/**
 * A price is an outlier if its distance from the median exceeds this multiple of the median distance. Distances up to a tenth of the price
 * never count as outliers.
 */
const DISTANCES_MAX = 4n;
const NARROWEST_SHARE = 10n;

/** Median price. The mean of the middle two, rounded half up, for an even number; 0 for none. */
export function medianCents(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const upper = sorted[sorted.length >> 1] ?? 0n;
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0n;
  return divideHalfUp(lower + upper, 2n);
}

/** A price that a few unusual sales cannot change. */
export interface RobustPrice {
  priceCents: bigint;
  salesUsed: number;
  outliersLeftOut: number;
}

/**
 * Median of an item's sales without outliers, which are measured by the median distance from the median. Neither an expensive pattern nor a
 * gift to a friend affects it. Null for fewer than `SALES_MIN` sales.
 */
export function robustPrice(prices: readonly bigint[]): RobustPrice | null {
  if (prices.length < SALES_MIN) return null;
  const middle = medianCents(prices);
  const distanceOf = (price: bigint): bigint => (price > middle ? price - middle : middle - price);
  const usual = medianCents(prices.map(distanceOf)) * DISTANCES_MAX;
  const narrowest = middle / NARROWEST_SHARE;
  const limit = usual > narrowest ? usual : narrowest;
  const used = prices.filter((price) => distanceOf(price) <= limit);
  return {
    priceCents: medianCents(used),
    salesUsed: used.length,
    outliersLeftOut: prices.length - used.length,
  };
}
