import type { Tx } from '../../kernel/db.ts';
import { updateShopOpen } from './user.store.ts';

/**
 * Stores whether a user's shop is open, in the caller's transaction; concurrent changes wait for each other here.
 * Returns false if it is unchanged.
 */
export async function keepShopOpen(tx: Tx, userId: string, isOpen: boolean): Promise<boolean> {
  return updateShopOpen(tx, userId, isOpen);
}
