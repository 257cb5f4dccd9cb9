import type { Tx } from '../../kernel/db.ts';
import { lockMarketItems, updateManyCounts } from './count.store.ts';

/** Brings many items' lowest asks and listing counts up to date at once, inside the transaction that changed their listings. */
export async function refreshMarketItems(tx: Tx, marketItemIds: Iterable<string>): Promise<void> {
  const ids = [...new Set(marketItemIds)];
  if (ids.length === 0) return;
  await lockMarketItems(tx, ids);
  await updateManyCounts(tx, ids);
}
