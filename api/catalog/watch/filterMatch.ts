import type { MarketIndex } from '../market/marketIndex.ts';
import type { MarketFilter } from '../market/marketItem.ts';
import { TAG_FILTERS } from '../market/marketSelection.ts';
import { isInZone, MARKET_ZONES } from '../market/marketZone.ts';

/** An item of the market in memory. */
export type MarketItem = MarketIndex['rows'][number];

/** A change of an item's lowest ask, in cents. */
export interface AskChange {
  marketItemId: string;
  /** Null: nobody sold it. */
  beforeCents: bigint | null;
  nowCents: bigint | null;
}

/** What alerts of a filter ask of an item: the filter itself, and a price that it may not exceed. */
export interface AlertedFilter {
  filter: MarketFilter;
  /** In cents; null: any. */
  priceLimitCents: bigint | null;
}

/** Whether an item on sale at a price fits, its keyword and its tags apart. What nobody sells fits nothing. */
function fitsAt(
  { filter, priceLimitCents }: AlertedFilter,
  item: MarketItem,
  askCents: bigint | null,
): boolean {
  if (askCents === null) return false;
  if (filter.minPriceCents !== null && askCents < filter.minPriceCents) return false;
  if (filter.maxPriceCents !== null && askCents > filter.maxPriceCents) return false;
  if (priceLimitCents !== null && askCents > priceLimitCents) return false;
  const priced = { ...item, lowestAskCents: askCents };
  return MARKET_ZONES.every((zone) => !filter[zone] || isInZone(zone, priced));
}

/** Whether an item carries what a filter's lists ask for. */
export function hasTags(filter: MarketFilter, item: MarketItem): boolean {
  return Object.entries(TAG_FILTERS).every(([list, tag]) => {
    const wanted = filter[list as keyof typeof TAG_FILTERS];
    const value = item[tag];
    return wanted.length === 0 || (value !== null && wanted.includes(value));
  });
}

/** Whether a change of price brought an item into a filter that it was not in before: into its prices, or into a zone that hangs on the price. */
export function isNewlyIn(
  alerted: AlertedFilter,
  item: MarketItem,
  { beforeCents, nowCents }: Pick<AskChange, 'beforeCents' | 'nowCents'>,
): boolean {
  return (
    hasTags(alerted.filter, item) && fitsAt(alerted, item, nowCents) && !fitsAt(alerted, item, beforeCents)
  );
}

/** Whether an item fits a filter now. */
export function isIn(alerted: AlertedFilter, item: MarketItem): boolean {
  return hasTags(alerted.filter, item) && fitsAt(alerted, item, item.lowestAskCents);
}
