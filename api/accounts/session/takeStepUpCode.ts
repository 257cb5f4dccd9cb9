import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { RequestOrigin, StepUp } from './accountAction.ts';
import { spendStepUp } from './spendStepUp.ts';
import { verifyStepUpCode } from './verifyStepUpCode.ts';

/**
 * Uses a user's step-up code up, for one guarded step that follows at once.
 * @returns what the step is recorded with (`recordAccountAction`).
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
