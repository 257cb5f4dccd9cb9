import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { MarketItemRow } from './marketItem.store.ts';
import { GAP_SORTS, type GapSort, type MarketSort } from './marketItem.ts';
import { type GapDirection, gapRank, type PlatformName } from './pricePlatform.ts';

/** Behind everything that has a value, in orders that rise and in those that fall. */
const LAST = { rising: Number.MAX_SAFE_INTEGER, falling: -1 };
/** Discounts are compared by ten thousandths of the reference price. */
const BASIS_POINTS = 10_000n;

/** Above any number of sales: what can be bought comes before what cannot. */
const ON_SALE = 1_000_000_000;

/** The direction in which the sort value of an order goes. */
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
  default: (row) => (row.listingCount > 0 ? ON_SALE : 0) + row.salesPerWeek,
  priceAscending: (row) => centsOr(row.lowestAskCents, LAST.rising),
  priceDescending: (row) => centsOr(row.lowestAskCents, LAST.falling),
  salesPerDay: (row) => row.salesPerDay,
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
 * What cursors of an order carry: sales (what is on sale far above the rest), a price in fen, a moment in milliseconds, basis points of the reference price, or basis points of what goes in (`gapRank`). Items without
 * it come last.
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

/** A sort value as the orders hold it: they all rise. */
export function keyOfValue(sort: MarketSort, value: number): number {
  return (isGapSort(sort) ? -1 : SIGNS[sort]) * value;
}

/** Above the lowest ask of every item that somebody sells. */
export const NO_ASK_KEY = LAST.rising;
