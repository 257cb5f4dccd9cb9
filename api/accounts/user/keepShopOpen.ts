import type { Tx } from '../../kernel/db.ts';
import { updateShopOpen } from './user.store.ts';

/** Notes whether a user's shop is open, in the caller's transaction; two at once wait for each other here. False: it is so already. */
export async function keepShopOpen(tx: Tx, userId: string, isOpen: boolean): Promise<boolean> {
  return updateShopOpen(tx, userId, isOpen);
}
