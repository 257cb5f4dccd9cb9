import type { Tx } from '../../kernel/db.ts';
import { AccountBlocked } from './user.errors.ts';
import { holdSeller } from './user.store.ts';

/**
 * Checks that a user may sell, and locks that state until the transaction ends.
 * @returns whether their shop is open; what is listed while it is closed is paused until it opens.
 * @throws AccountBlocked (T-23)
 */
export async function admitSeller(tx: Tx, userId: string): Promise<{ isShopOpen: boolean }> {
  const { isBlocked, isShopOpen } = await holdSeller(tx, userId);
  if (isBlocked) throw new AccountBlocked();
  return { isShopOpen };
}
