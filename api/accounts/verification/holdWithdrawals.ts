import type { Tx } from '../../kernel/db.ts';
import { updateFrozenUntil } from './verification.store.ts';

/**
 * Freezes a user's withdrawals for `freezeMs`, in the caller's transaction (T-21). An unverified user cannot withdraw
 * anyway.
 */
export async function holdWithdrawals(tx: Tx, userId: string, freezeMs: number): Promise<void> {
  await updateFrozenUntil(tx, userId, freezeMs);
}
