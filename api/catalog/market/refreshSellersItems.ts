import type { Tx } from '../../kernel/db.ts';
import { updateSellersCounts } from './count.store.ts';

/** Updates all items offered by these sellers, after the sellers were held for review or released. */
export async function refreshSellersItems(tx: Tx, sellerIds: readonly string[]): Promise<void> {
  await updateSellersCounts(tx, sellerIds);
}
