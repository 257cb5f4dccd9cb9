import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { MarketItemRow } from './marketItem.store.ts';

/**
 * Criteria by which lists group items: on sale, delivered by a robot, sold in 24 hours, low stock, bargain (H-01, H-02). The flags of a
 * filter have the same names.
 */
export const MARKET_ZONES = ['isOnSale', 'isAutomatic', 'isHot', 'isLowStock', 'isBargain'] as const;
export type MarketZone = (typeof MARKET_ZONES)[number];

/** Values of `zone` in the addresses of `GET /web/market` and the page `/market`. "On sale" is its `stock` parameter instead. */
export const ZONE_WORDS: Record<Exclude<MarketZone, 'isOnSale'>, string> = {
  isAutomatic: 'auto',
  isHot: 'hot',
  isLowStock: 'low',
  isBargain: 'bargain',
};

/** Maximum number of copies on sale for "low stock". */
const LOW_STOCK_MAX = 3;
/** Maximum price of a bargain, in percent of the reference price. */
const BARGAIN_PERCENT_MAX = 90n;

/**
 * Rule of each zone: at least one copy on sale; at least one delivered by a robot; sold in 24 hours; one to three copies on sale; lowest
 * ask at most 90 % of the reference price.
 */
const RULES: Record<MarketZone, (row: MarketItemRow) => boolean> = {
  isOnSale: (row) => row.listingCount > 0,
  isAutomatic: (row) => row.automaticCount > 0,
  isHot: (row) => row.salesPerDay > 0,
  isLowStock: (row) => row.listingCount >= 1 && row.listingCount <= LOW_STOCK_MAX,
  // An item whose reference price exceeds the highest allowed ask would always count as a bargain, so it is excluded.
  isBargain: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
    ask !== null &&
    reference !== null &&
    reference <= AMOUNT_MAX_CENTS &&
    ask * 100n <= reference * BARGAIN_PERCENT_MAX,
};

/** True if an item is currently in a zone. */
export function isInZone(zone: MarketZone, row: MarketItemRow): boolean {
  return RULES[zone](row);
}
