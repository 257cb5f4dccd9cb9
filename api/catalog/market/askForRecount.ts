import type { Tx } from '../../kernel/db.ts';
import { insertRecount } from './count.store.ts';

/**
 * Requests a recount of an item's lowest ask and listing count, in the transaction that changes one of its listings. The recount runs after
 * the commit (decision 0048), so that buyers and sellers of one item never wait for its row.
 */
export async function askForRecount(tx: Tx, marketItemId: string): Promise<void> {
  await insertRecount(tx, marketItemId);
}
