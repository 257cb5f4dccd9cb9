import type { Tx } from '../../kernel/db.ts';
import { updateSellersCounts } from './count.store.ts';

/** Brings all items that these sellers offer up to date, after the sellers were held for review or let go. */
export async function refreshSellersItems(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  await updateSellersCounts(tx, sellerIds);
}
