import type { Tx } from '../../kernel/db.ts';
import type { StepUp } from './accountAction.ts';
import { endChallenge } from './code.store.ts';
import { StepUpCodeWrong } from './session.errors.ts';

/** Uses a code up that was right, in the transaction of what it allows. @throws StepUpCodeWrong where somebody was faster with it. */
export async function spendStepUp(tx: Tx, { challengeId }: StepUp): Promise<void> {
  if (!(await endChallenge(tx, challengeId))) throw new StepUpCodeWrong();
}
