import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { lockSpendable, openAccounts, readBalances } from './ledger.store.ts';
import { USER_ACCOUNT_KINDS } from './ledger.ts';

/** A user's withdrawable money now, in fen: the proceeds only (W-05). */
export async function readProceeds(db: Db, userId: string): Promise<Cents> {
  return (await readBalances(db, userId)).proceeds;
}

/**
 * Locks a user's spendable money until the transaction ends and returns the withdrawable part in fen: the proceeds only
 * (W-05).
 */
export async function holdProceeds(tx: Tx, userId: string): Promise<Cents> {
  return (await lockSpendable(tx, userId)).proceedsCents;
}

/** Opens a user's accounts of the ledger. Safe to repeat. */
export async function openUserAccounts(tx: Tx, userId: string): Promise<void> {
  await openAccounts(
    tx,
    USER_ACCOUNT_KINDS.map((kind) => ({ kind, ownerId: userId })),
  );
}
