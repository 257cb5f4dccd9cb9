import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { lockSpendable } from './ledger.store.ts';

/**
 * Locks a user's spendable money until the transaction ends and returns the withdrawable part in fen: the proceeds only
 * (W-05).
 */
export async function holdProceeds(tx: Tx, userId: string): Promise<Cents> {
  return (await lockSpendable(tx, userId)).proceedsCents;
}
