import type { Tx } from '../../kernel/db.ts';
import { updateFrozenUntil } from './verification.store.ts';

/** Lets a user withdraw nothing for so long, in the caller's transaction (T-21); whoever is not verified cannot withdraw anyway. */
export async function holdWithdrawals(tx: Tx, userId: string, freezeMs: number): Promise<void> {
  await updateFrozenUntil(tx, userId, freezeMs);
}
