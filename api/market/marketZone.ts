import type { MarketItemRow } from './marketItemStore.ts';

/** What the home page gathers items by: delivered by a robot, sold today, nearly gone, cheap for what it is (H-01, H-02). */
export const MARKET_ZONES = ['automatic', 'hot', 'lowStock', 'bargain'] as const;
export type MarketZone = (typeof MARKET_ZONES)[number];

/** Copies on sale of which an item counts as nearly gone. */
const LOW_STOCK_MAX = 3;
/** A bargain costs at most so much of its reference price. */
const BARGAIN_PERCENT_MAX = 90n;

const RULES: Record<MarketZone, (row: MarketItemRow) => boolean> = {
  automatic: (row) => row.automaticCount > 0,
  hot: (row) => row.salesPerDay > 0,
  lowStock: (row) => row.listingCount >= 1 && row.listingCount <= LOW_STOCK_MAX,
  bargain: ({ lowestAskCents: ask, referencePriceCents: reference }) =>
    ask !== null && reference !== null && ask * 100n <= reference * BARGAIN_PERCENT_MAX,
};

/** Whether an item belongs into a zone as it stands now. */
export function isInZone(zone: MarketZone, row: MarketItemRow): boolean {
  return RULES[zone](row);
}
