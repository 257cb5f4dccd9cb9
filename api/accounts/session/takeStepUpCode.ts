import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { RequestOrigin, StepUp } from './accountAction.ts';
import { spendStepUp } from './spendStepUp.ts';
import { verifyStepUpCode } from './verifyStepUpCode.ts';

/**
 * Verifies and uses up a user's step-up code for one guarded step that follows at once.
 * @returns the data to record the step with (`recordAccountAction`).
 * @throws StepUpCodeWrong, TooManyCodes after too many wrong ones.
 */
export async function takeStepUpCode(
  platform: Platform,
  request: { userId: string; code: string; origin: RequestOrigin },
): Promise<StepUp> {
  const stepUp = await verifyStepUpCode(platform, request);
  await inTransaction(platform.db, (tx) => spendStepUp(tx, stepUp));
  return stepUp;
}
