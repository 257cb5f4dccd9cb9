import type { Tx } from '../kernel/db.ts';
import { AccountBlocked } from './user.errors.ts';
import { holdSeller } from './userStore.ts';

/** Lets a user sell, and holds that still until the transaction ends. @throws AccountBlocked (T-23) */
export async function admitSeller(tx: Tx, userId: string): Promise<void> {
  const { isBlocked } = await holdSeller(tx, userId);
  if (isBlocked) throw new AccountBlocked();
}
