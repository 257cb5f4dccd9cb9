import type { Tx } from '../../kernel/db.ts';
import { insertRecount } from './count.store.ts';

/**
 * Asks, in the transaction that changes one of an item's listings, that lowest ask and listing count follow after its commit
 * (decision 0048): those who buy and free copies of one item never wait for its row.
 */
export async function askForRecount(tx: Tx, marketItemId: string): Promise<void> {
  await insertRecount(tx, marketItemId);
}
