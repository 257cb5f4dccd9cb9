import { divideHalfUp } from '../../kernel/money.ts';

/** Where a reference price comes from: the embedded market's model, an imported feed, or this market's own sales. */
export type ReferenceSource = 'model' | 'feed' | 'sales';

/** A reference price with what explains it. Prices in cents; `rate` in yuan for a dollar. */
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

/** A kept reference price of one item. `phase` is empty but for Dopplers. */
export type KeptReference = Omit<Reference, 'source'> & { phase: string; source: string };

/**
 * The reference price of an item, or of one of its phases: what is kept, else the model. A phase of which nothing is kept has the
 * item's price in the phase's proportion. Null where the item has none.
 * @param modelCents the item's price, for a phase in its proportion.
 */
export function referenceOf(
  modelCents: bigint | null,
  kept: readonly KeptReference[],
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

/** From so many sales on the market's own sales tell more than a model. */
export const SALES_MIN = 8;
/** How far back they count. */
export const WINDOW_DAYS = 30;
/** A price further from the median than this many times the usual distance is an outlier; a tenth of the price never is. */
const DISTANCES_MAX = 4n;
const NARROWEST_SHARE = 10n;

/** The middle price; of an even number the mean of the middle two, half up. Of none: 0. */
export function medianCents(prices: readonly bigint[]): bigint {
  const sorted = prices.toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
  const upper = sorted[sorted.length >> 1] ?? 0n;
  const lower = sorted[(sorted.length - 1) >> 1] ?? 0n;
  return divideHalfUp(lower + upper, 2n);
}

/** A price that a few strange sales cannot move. */
export interface RobustPrice {
  priceCents: bigint;
  salesUsed: number;
  outliersLeftOut: number;
}

/**
 * The median of an item's sales without those that lie far off, measured by the median of all distances from the median, so that
 * neither one dear pattern nor one gift to a friend counts. Null for fewer than `SALES_MIN` sales.
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
