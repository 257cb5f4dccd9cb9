import type { Tx } from '../kernel/db.ts';
import { lockMarketItem, updateCounts } from './countStore.ts';

/** Brings an item's lowest ask and listing count up to date, inside the transaction that changed one of its listings. */
export async function refreshMarketItem(tx: Tx, marketItemId: string): Promise<void> {
  await lockMarketItem(tx, marketItemId);
  await updateCounts(tx, marketItemId);
}
