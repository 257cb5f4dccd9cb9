import type { Tx } from '../db.ts';
import { insertAction } from './operatorAction.store.ts';
import type { OperatorAction } from './operatorAction.ts';

/**
 * Records an operator's action in the transaction that performs it (I10), so that both are committed or neither. Access to private data is
 * recorded before anything is shown.
 */
export async function recordOperatorAction(tx: Tx, action: OperatorAction): Promise<void> {
  await insertAction(tx, action);
}
