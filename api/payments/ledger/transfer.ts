import type { Tx } from '../../kernel/db.ts';
import { writeTogether } from '../../kernel/writeTogether.ts';
import { type TransferRow, transferParts } from './ledger.store.ts';
import type { Leg } from './ledger.ts';

/**
 * Moves money between accounts, at most once for each key; repeating a key changes nothing.
 * @returns false if the key has been used before.
 * @throws if an account would fall below zero that may not: a database constraint rejects it and the caller's
 * transaction is aborted.
 */
export async function transfer(tx: Tx, row: TransferRow, legs: readonly Leg[]): Promise<boolean> {
  const { posting } = await writeTogether(tx, transferParts(row, legs, { isRepeatable: true }));
  return posting !== 0;
}
