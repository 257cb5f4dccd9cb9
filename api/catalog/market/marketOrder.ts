import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { MarketItemRow } from './marketItem.store.ts';
import { GAP_SORTS, type GapSort, type MarketSort } from './marketItem.ts';
import { type GapDirection, gapRank, type PlatformName } from './pricePlatform.ts';

/** Sorts after every real value, in ascending and in descending orders. */
const LAST = { rising: Number.MAX_SAFE_INTEGER, falling: -1 };
/** Discounts are compared in basis points of the reference price. */
const BASIS_POINTS = 10_000n;

/** Exceeds the number of sales that is expected of any item, so that only equal numbers of real sales are ordered by it. */
const EXPECTED_END = 100_000;
/** Exceeds the rank of any number of sales, so that items on sale come before the others. */
const ON_SALE = 1e14;

/** Ranks by what was sold, and equally many sales by what the catalogue's model expects: where nothing is sold, the well-known is first. */
function saleRank(sold: number, { expectedPerWeek }: MarketItemRow): number {
  return sold * EXPECTED_END + Math.min(expectedPerWeek, EXPECTED_END - 1);
}

/** Orders that do not depend on another platform. */
type PlainSort = Exclude<MarketSort, GapSort>;

const SIGNS: Record<PlainSort, 1 | -1> = {
  default: -1,
  priceAscending: 1,
  priceDescending: -1,
  salesPerDay: -1,
  newest: -1,
  discount: 1,
};

const VALUES: Record<PlainSort, (row: MarketItemRow) => number> = {
  default: (row) => (row.listingCount > 0 ? ON_SALE : 0) + saleRank(row.salesPerWeek, row),
  priceAscending: (row) => centsOr(row.lowestAskCents, LAST.rising),
  priceDescending: (row) => centsOr(row.lowestAskCents, LAST.falling),
  salesPerDay: (row) => saleRank(row.salesPerDay, row),
  newest: (row) => row.newestListedAt?.getTime() ?? LAST.falling,
  // As in the zone of bargains: what is worth more than any ask may be is cheap by the bound alone.
  discount: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
    ask === null || !reference || reference > AMOUNT_MAX_CENTS
      ? LAST.rising
      : Number((ask * BASIS_POINTS) / reference),
};

function centsOr(cents: bigint | null, otherwise: number): number {
  return cents === null ? otherwise : Number(cents);
}

/**
 * Value by which an order sorts and which its cursors contain: a rank by sales (plus a large constant if on sale), a price in fen, a time in
 * milliseconds, basis points of the reference price, or basis points of the money spent (`gapRank`). Items without a value come last.
 */
export function sortValueOf(sort: MarketSort, row: MarketItemRow): number {
  return isGapSort(sort) ? gapValueOf(sort, row) : VALUES[sort](row);
}

function isGapSort(sort: MarketSort): sort is GapSort {
  return (GAP_SORTS as readonly string[]).includes(sort);
}

function gapValueOf(sort: GapSort, { lowestAskCents, platformAsksCents }: MarketItemRow): number {
  const [direction, platform] = sort.split(':') as [GapDirection, PlatformName | 'any'];
  const rank = gapRank(direction, lowestAskCents, platformAsksCents, platform === 'any' ? null : platform);
  return rank ?? LAST.falling;
}

/** Converts a sort value to a key. All orders sort by ascending keys. */
export function keyOfValue(sort: MarketSort, value: number): number {
  return (isGapSort(sort) ? -1 : SIGNS[sort]) * value;
}

/** Exceeds the lowest ask of every item on sale. */
export const NO_ASK_KEY = LAST.rising;
