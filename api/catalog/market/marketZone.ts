import { AMOUNT_MAX_CENTS } from '../../kernel/money.ts';
import type { MarketItemRow } from './marketItem.store.ts';

/** What lists gather items by: on sale at all, delivered by a robot, sold today, nearly gone, cheap for what it is (H-01, H-02). A filter's flags bear the same names. */
export const MARKET_ZONES = ['isOnSale', 'isAutomatic', 'isHot', 'isLowStock', 'isBargain'] as const;
export type MarketZone = (typeof MARKET_ZONES)[number];

/** Zones as the `zone` of an address names them; what is on sale at all is its `stock`. That of `GET /web/market` and of the page `/market`. */
export const ZONE_WORDS: Record<Exclude<MarketZone, 'isOnSale'>, string> = {
  isAutomatic: 'auto',
  isHot: 'hot',
  isLowStock: 'low',
  isBargain: 'bargain',
};

/** Copies on sale of which an item counts as nearly gone. */
const LOW_STOCK_MAX = 3;
/** A bargain costs at most so much of its reference price. */
const BARGAIN_PERCENT_MAX = 90n;

/** At least one copy on sale; one that a robot delivers; one sold in 24 hours; one to three left; the lowest ask at most 90 % of the reference price. */
const RULES: Record<MarketZone, (row: MarketItemRow) => boolean> = {
  isOnSale: (row) => row.listingCount > 0,
  isAutomatic: (row) => row.automaticCount > 0,
  isHot: (row) => row.salesPerDay > 0,
  isLowStock: (row) => row.listingCount >= 1 && row.listingCount <= LOW_STOCK_MAX,
  // What is worth more than any ask may be is cheap by the bound alone, which is no bargain.
  isBargain: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
    ask !== null &&
    reference !== null &&
    reference <= AMOUNT_MAX_CENTS &&
    ask * 100n <= reference * BARGAIN_PERCENT_MAX,
};

/** Whether an item belongs into a zone as it stands now. */
export function isInZone(zone: MarketZone, row: MarketItemRow): boolean {
  return RULES[zone](row);
}
