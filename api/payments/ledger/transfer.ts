import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import { insertPostings, insertTransfer, type TransferRow } from './ledger.store.ts';
import type { Leg } from './ledger.ts';

/**
 * Moves money between accounts, at most once for each key; repeating a key changes nothing.
 * @returns false if the key has been used before.
 * @throws if an account would fall below zero that may not: a database constraint rejects it and the caller's
 * transaction is aborted.
 */
export async function transfer(tx: Tx, row: TransferRow, legs: readonly Leg[]): Promise<boolean> {
  const id = await insertTransfer(tx, row);
  if (!id) return false;
  const moved = await insertPostings(tx, id, legs);
  assert(moved === legs.length, `transfer ${row.key} moved ${moved} of ${legs.length} accounts`);
  return true;
}
