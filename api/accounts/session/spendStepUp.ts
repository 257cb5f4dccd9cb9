import type { Tx } from '../../kernel/db.ts';
import type { StepUp } from './accountAction.ts';
import { endChallenge } from './code.store.ts';
import { StepUpCodeWrong } from './session.errors.ts';

/**
 * Uses up a verified code in the transaction of the step that it authorises.
 * @throws StepUpCodeWrong if another request was faster.
 */
export async function spendStepUp(tx: Tx, { challengeId }: StepUp): Promise<void> {
  if (!(await endChallenge(tx, challengeId))) throw new StepUpCodeWrong();
}
