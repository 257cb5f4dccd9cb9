import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import { insertPostings, insertTransfer, type TransferRow } from './ledger.store.ts';
import type { Leg } from './ledger.ts';

/**
 * Moves money between accounts, at most once for each key: the same key again changes nothing.
 * @returns false where the key had been used before.
 * @throws where an account that may not would fall below zero: the database refuses, and the caller's transaction ends.
 */
export async function transfer(tx: Tx, row: TransferRow, legs: readonly Leg[]): Promise<boolean> {
  const id = await insertTransfer(tx, row);
  if (!id) return false;
  const moved = await insertPostings(tx, id, legs);
  assert(moved === legs.length, `transfer ${row.key} moved ${moved} of ${legs.length} accounts`);
  return true;
}
