import type { Tx } from '../../kernel/db.ts';
import { AccountBlocked, type BlockedAction } from './user.errors.ts';
import { holdSeller } from './user.store.ts';

/**
 * Lets a user sell, and locks the user's row until the transaction ends.
 * @returns whether their shop is open: what is listed while it is closed waits for its opening.
 * @throws AccountBlocked (T-23)
 */
export async function admitSeller(
  tx: Tx,
  userId: string,
  action: BlockedAction = 'list',
): Promise<{ isShopOpen: boolean }> {
  const { isBlocked, isShopOpen } = await holdSeller(tx, userId);
  if (isBlocked) throw new AccountBlocked({ action });
  return { isShopOpen };
}
