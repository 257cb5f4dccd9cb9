import type { Tx } from '../../kernel/db.ts';
import { openAccounts } from './ledger.store.ts';
import { USER_ACCOUNT_KINDS } from './ledger.ts';

/** Opens a user's accounts of the ledger. Safe to repeat. */
export async function openUserAccounts(tx: Tx, userId: string): Promise<void> {
  await openAccounts(
    tx,
    USER_ACCOUNT_KINDS.map((kind) => ({ kind, ownerId: userId })),
  );
}
