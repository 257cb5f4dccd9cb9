import type { Tx } from '../kernel/db.ts';
import type { AccountAction, StepUp } from './accountAction.ts';
import { insertAccountAction } from './accountActionStore.ts';

/**
 * Keeps, in the transaction of an action that somebody might deny later, who did it, by which session and code, and from where (T-29).
 * @param stepUp null where no code was asked for.
 */
export async function recordAccountAction(
  tx: Tx,
  action: AccountAction,
  stepUp: StepUp | null,
): Promise<void> {
  await insertAccountAction(tx, action, stepUp);
}
