import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { doBatch } from '../../kernel/doEach.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  isInZone,
  type MarketFilter,
  TAG_FILTER_NAMES,
  TAG_FILTERS,
  ZONE_NAMES,
} from '../market/marketFilter.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { clearNewItems, listDueFilterIds, type SavedFilterRow, takeDueFilters } from './savedFilter.store.ts';
import { readStoredFilter, type StoredFilter } from './savedFilter.ts';

/** An item of the in-memory market index. */
export type MarketItem = MarketIndex['rows'][number];

/** A change of an item's lowest ask, in fen. */
export interface AskChange {
  marketItemId: string;
  /** Null if no copy was on sale. */
  beforeCents: bigint | null;
  nowCents: bigint | null;
}

/** Criteria of a filter's alerts: the filter itself, and a maximum price. */
export interface AlertedFilter {
  filter: MarketFilter;
  /** In fen. Null for any price. */
  priceLimitCents: bigint | null;
}

/** True if an item passes at a price, apart from keyword and tags. An item that is not on sale never passes. */
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
  return ZONE_NAMES.every((zone) => !filter[zone] || isInZone(zone, priced));
}

/** True if an item has the tags of a filter. */
export function hasTags(filter: MarketFilter, item: MarketItem): boolean {
  return TAG_FILTER_NAMES.every((name) => {
    const wanted = filter[name];
    const value = item[TAG_FILTERS[name].tag];
    return wanted.length === 0 || (value !== null && wanted.includes(value));
  });
}

/**
 * True if a change of price brought an item into a filter that did not contain it before: into its price range, or into a zone that depends
 * on the price.
 */
export function isNewlyIn(
  alerted: AlertedFilter,
  item: MarketItem,
  { beforeCents, nowCents }: Pick<AskChange, 'beforeCents' | 'nowCents'>,
): boolean {
  return (
    hasTags(alerted.filter, item) && fitsAt(alerted, item, nowCents) && !fitsAt(alerted, item, beforeCents)
  );
}

/** True if an item currently passes a filter. */
export function isIn(alerted: AlertedFilter, item: MarketItem): boolean {
  return hasTags(alerted.filter, item) && fitsAt(alerted, item, item.lowestAskCents);
}

/** Filters of one transaction, and items listed in one message. */
const BATCH = 100;
const NAMED_MAX = 3;

/**
 * Writes the messages of filters whose pause is over, with recorded items that still pass.
 * @returns the filters that failed.
 */
export async function sendFilterAlerts(
  { db, log }: Platform,
  index: MarketIndex,
): Promise<{ error: unknown }[]> {
  return doBatch(log, 'filter-alert', await listDueFilterIds(db, BATCH), {
    keyOf: (id) => id,
    act: (ids) =>
      inTransaction(db, async (tx) => {
        for (const row of await takeDueFilters(tx, ids)) await tell(tx, index, row);
      }),
  });
}

async function tell(tx: Tx, index: MarketIndex, row: SavedFilterRow): Promise<void> {
  const items = listFitting(index, row);
  await clearNewItems(tx, row.id, items.length > 0);
  checkpoint('alerts.cleared');
  if (items.length === 0) return;
  const named = items.slice(0, NAMED_MAX).map(({ nameZh, nameEn, lowestAskCents }) => ({
    zh: nameZh,
    en: nameEn,
    amount: formatYuan(lowestAskCents ?? 0n),
  }));
  const params = { savedFilterId: row.id, filterName: row.name, count: items.length, items: named };
  await postMessage(tx, { userId: row.userId, type: 'service', template: 'filterMatched', params });
}

/** Newest first. Items sold in the meantime are omitted. */
function listFitting(index: MarketIndex, row: SavedFilterRow): MarketItem[] {
  const alerted = {
    filter: readStoredFilter(row.filter as StoredFilter),
    priceLimitCents: row.priceLimitCents,
  };
  const items = row.newItemIds.toReversed().flatMap((id) => index.findById(id) ?? []);
  return items.filter((item) => isIn(alerted, item));
}
