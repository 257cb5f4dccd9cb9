import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { doBatch } from '../../kernel/doBatch.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import type { MarketIndex } from '../market/marketIndex.ts';
import { isIn, type MarketItem } from './filterMatch.ts';
import { clearNewItems, listDueFilterIds, type SavedFilterRow, takeDueFilters } from './savedFilter.store.ts';
import { readStoredFilter, type StoredFilter } from './savedFilter.ts';

/** Filters of one transaction, and items listed in one message. */
const BATCH = 100;
const NAMED_MAX = 3;

/**
 * Writes the messages of filters whose pause is over, with recorded items that still pass.
 * @returns the filters that failed.
 */
export async function tellFilterAlerts(
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
