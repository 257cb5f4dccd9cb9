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
import { listMarketItems, type MarketItemRow } from '../market/marketItem.store.ts';
import { readJudgedAsks } from './judgedAsk.store.ts';
import {
  listDueFilterIds,
  replaceNewItems,
  type SavedFilterRow,
  takeDueFilters,
} from './savedFilter.store.ts';
import { readStoredFilter, type StoredFilter } from './savedFilter.ts';

/** An item as alerts are evaluated for it. */
export type MarketItem = MarketItemRow;

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
 * Writes the messages of filters whose pause is over, with recorded items that still pass. An item whose ask changed since it was evaluated
 * remains for a later run, which has evaluated the change: if it were discarded and the ask then changed back, no run would record it again.
 * @returns the filters that failed.
 */
export async function sendFilterAlerts({ db, log }: Platform): Promise<{ error: unknown }[]> {
  const due = await listDueFilterIds(db, BATCH);
  if (due.length === 0) return [];
  return doBatch(log, 'filter-alert', due, {
    keyOf: (id) => id,
    act: (ids) =>
      inTransaction(db, async (tx) => {
        const rows = await takeDueFilters(tx, ids);
        const present = await readPresent(tx, [...new Set(rows.flatMap(({ newItemIds }) => newItemIds))]);
        for (const row of rows) await tell(tx, present, row);
      }),
  });
}

/** The present state of items, by id. The market in memory may be older than the evaluation that recorded them. */
type PresentItems = ReadonlyMap<string, { item: MarketItem; isEvaluated: boolean }>;

async function readPresent(tx: Tx, marketItemIds: readonly string[]): Promise<PresentItems> {
  // A change between the two statements makes the asks differ, and the item remains.
  const judged = await readJudgedAsks(tx, marketItemIds);
  const items = await listMarketItems(tx, marketItemIds);
  return new Map(
    items.map((item) => [item.id, { item, isEvaluated: judged.get(item.id) === item.lowestAskCents }]),
  );
}

async function tell(tx: Tx, present: PresentItems, row: SavedFilterRow): Promise<void> {
  const remaining = row.newItemIds.filter((id) => present.get(id)?.isEvaluated === false);
  const items = listFitting(present, row);
  await replaceNewItems(tx, row.id, { itemIds: remaining, wasTold: items.length > 0 });
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
function listFitting(present: PresentItems, row: SavedFilterRow): MarketItem[] {
  const alerted = {
    filter: readStoredFilter(row.filter as StoredFilter),
    priceLimitCents: row.priceLimitCents,
  };
  return row.newItemIds.toReversed().flatMap((id) => {
    const known = present.get(id);
    return known?.isEvaluated && isIn(alerted, known.item) ? [known.item] : [];
  });
}
