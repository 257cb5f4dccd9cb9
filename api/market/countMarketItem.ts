import type { Tx } from '../kernel/db.ts';
import { updateCounts } from './countStore.ts';

/** Brings an item's lowest ask and listing count up to date, where an earlier statement of the transaction has locked the item. */
export async function countMarketItem(tx: Tx, marketItemId: string): Promise<void> {
  await updateCounts(tx, marketItemId);
}
