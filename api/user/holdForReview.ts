import type { Tx } from '../kernel/db.ts';
import { refreshSellersItems } from '../market/refreshSellersItems.ts';
import { blockUsers } from './userStore.ts';

/** Stops users from buying, and takes their listings out of the market, until an operator has looked (T-23). */
export async function holdForReview(tx: Tx, userIds: readonly string[]): Promise<void> {
  await blockUsers(tx, userIds);
  await refreshSellersItems(tx, userIds);
}
