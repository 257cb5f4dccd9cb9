import type { Platform } from '../../kernel/platform.ts';
import { readPhone } from '../user/readPhone.ts';
import type { RequestOrigin, StepUp } from './accountAction.ts';
import { sessionOrigin } from './codeAllowance.ts';
import { StepUpCodeWrong } from './session.errors.ts';
import { verifyCode } from './verifyCode.ts';

/**
 * Verifies a user's step-up code without using it up: `spendStepUp` does that in the transaction of the guarded step.
 * @returns the data to record the step with (`recordAccountAction`).
 * @throws StepUpCodeWrong, TooManyCodes after too many wrong ones.
 */
export async function verifyStepUpCode(
  platform: Platform,
  { userId, code, origin }: { userId: string; code: string; origin: RequestOrigin },
): Promise<StepUp> {
  const phone = await readPhone(platform, userId);
  const asked = sessionOrigin(userId, origin.address);
  const challengeId = await verifyCode(platform, { phone, purpose: 'stepUp', code, origin: asked });
  if (!challengeId) throw new StepUpCodeWrong();
  return { challengeId, origin };
}
