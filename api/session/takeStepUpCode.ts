import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { readPhone } from '../user/readPhone.ts';
import type { RequestOrigin, StepUp } from './accountAction.ts';
import { StepUpCodeWrong } from './session.errors.ts';
import { endChallenge } from './sessionStore.ts';
import { verifyCode } from './verifyCode.ts';

/**
 * Uses a user's step-up code up, for one guarded step that follows at once.
 * @returns what the step is recorded with (`recordAccountAction`).
 * @throws StepUpCodeWrong, TooManyCodes after too many wrong ones from one address.
 */
export async function takeStepUpCode(
  platform: Platform,
  { userId, code, origin }: { userId: string; code: string; origin: RequestOrigin },
): Promise<StepUp> {
  const phone = await readPhone(platform, userId);
  const challengeId = await verifyCode(platform, { phone, purpose: 'stepUp', code, address: origin.address });
  if (!challengeId) throw new StepUpCodeWrong();
  const isFirst = await inTransaction(platform.db, (tx) => endChallenge(tx, challengeId));
  if (!isFirst) throw new StepUpCodeWrong();
  return { challengeId, origin };
}
