import type { MarketItemRow } from './marketItemStore.ts';

/** What the home page gathers items by: delivered by a robot, sold today, nearly gone, cheap for what it is (H-01, H-02). A filter's flags bear the same names. */
export const MARKET_ZONES = ['isAutomatic', 'isHot', 'isLowStock', 'isBargain'] as const;
export type MarketZone = (typeof MARKET_ZONES)[number];

/** Zones as an address names them, that of `GET /web/market` and of the page `/market`. */
export const ZONE_WORDS: Record<MarketZone, string> = {
  isAutomatic: 'auto',
  isHot: 'hot',
  isLowStock: 'low',
  isBargain: 'bargain',
};

/** Copies on sale of which an item counts as nearly gone. */
const LOW_STOCK_MAX = 3;
/** A bargain costs at most so much of its reference price. */
const BARGAIN_PERCENT_MAX = 90n;

/** At least one copy that a robot delivers; one sold in 24 hours; one to three left; the lowest ask at most 90 % of the reference price. */
const RULES: Record<MarketZone, (row: MarketItemRow) => boolean> = {
  isAutomatic: (row) => row.automaticCount > 0,
  isHot: (row) => row.salesPerDay > 0,
  isLowStock: (row) => row.listingCount >= 1 && row.listingCount <= LOW_STOCK_MAX,
  isBargain: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
    ask !== null && reference !== null && ask * 100n <= reference * BARGAIN_PERCENT_MAX,
};

/** Whether an item belongs into a zone as it stands now. */
export function isInZone(zone: MarketZone, row: MarketItemRow): boolean {
  return RULES[zone](row);
}
