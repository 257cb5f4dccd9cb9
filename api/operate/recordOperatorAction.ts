import type { Tx } from '../kernel/db.ts';
import type { OperatorAction } from './operatorAction.ts';
import { insertAction } from './operatorActionStore.ts';

/**
 * Keeps what an operator did, in the transaction that does it (I10): both are there, or neither. Looks into private data are kept in the
 * same way before anything is shown.
 */
export async function recordOperatorAction(tx: Tx, action: OperatorAction): Promise<void> {
  await insertAction(tx, action);
}
