import type { Tx } from '../../kernel/db.ts';
import { lockMarketItems, updateManyCounts } from './count.store.ts';

/** Updates the lowest asks and listing counts of many items, in the transaction that changed their listings. */
export async function refreshMarketItems(tx: Tx, marketItemIds: Iterable<string>): Promise<void> {
  const ids = [...new Set(marketItemIds)];
  if (ids.length === 0) return;
  await lockMarketItems(tx, ids);
  await updateManyCounts(tx, ids);
}
