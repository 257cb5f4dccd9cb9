import type { Tx } from '../../kernel/db.ts';
import { insertAccountAction } from './accountAction.store.ts';
import type { AccountAction, ActionOrigin } from './accountAction.ts';

/**
 * Records, in the transaction of an action that somebody might deny later, who did it, with which session and code, and
 * from where (T-29).
 * @param stepUp null if the worker acts.
 */
export async function recordAccountAction(
  tx: Tx,
  action: AccountAction,
  stepUp: ActionOrigin | null,
): Promise<void> {
  await insertAccountAction(tx, action, stepUp);
}
