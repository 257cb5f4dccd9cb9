import type { MarketSort } from './marketItem.ts';
import type { MarketItemRow } from './marketItemStore.ts';

/** Behind everything that has a value, in orders that rise and in those that fall. */
const LAST = { rising: Number.MAX_SAFE_INTEGER, falling: -1 };
/** Discounts are compared by ten thousandths of the reference price. */
const BASIS_POINTS = 10_000n;

/** The direction in which the sort value of an order goes. */
const SIGNS: Record<MarketSort, 1 | -1> = {
  default: -1,
  priceAscending: 1,
  priceDescending: -1,
  salesPerDay: -1,
  newest: -1,
  discount: 1,
};

const VALUES: Record<MarketSort, (row: MarketItemRow) => number> = {
  default: (row) => row.salesPerWeek,
  priceAscending: (row) => centsOr(row.lowestAskCents, LAST.rising),
  priceDescending: (row) => centsOr(row.lowestAskCents, LAST.falling),
  salesPerDay: (row) => row.salesPerDay,
  newest: (row) => row.newestListedAt?.getTime() ?? LAST.falling,
  discount: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
    ask === null || !reference ? LAST.rising : Number((ask * BASIS_POINTS) / reference),
};

function centsOr(cents: bigint | null, otherwise: number): number {
  return cents === null ? otherwise : Number(cents);
}

/**
 * What cursors of an order carry: sales, a price in fen, a moment in milliseconds, or basis points of the reference price. Items without
 * it come last.
 */
export function sortValueOf(sort: MarketSort, row: MarketItemRow): number {
  return VALUES[sort](row);
}

/** A sort value as the orders hold it: they all rise. */
export function keyOfValue(sort: MarketSort, value: number): number {
  return SIGNS[sort] * value;
}

/** Above the lowest ask of every item that somebody sells. */
export const NO_ASK_KEY = LAST.rising;
