import type { Tx } from '../db.ts';
import { insertAction } from './operatorAction.store.ts';
import type { OperatorAction } from './operatorAction.ts';

/**
 * Keeps what an operator did, in the transaction that does it (I10): both are there, or neither. Looks into private data are kept in the
 * same way before anything is shown.
 */
export async function recordOperatorAction(tx: Tx, action: OperatorAction): Promise<void> {
  await insertAction(tx, action);
}
