import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { readPhone } from '../user/readPhone.ts';
import { StepUpCodeWrong } from './session.errors.ts';
import { endChallenge } from './sessionStore.ts';
import { verifyCode } from './verifyCode.ts';

/**
 * Uses a user's step-up code up, for one guarded step that follows at once.
 * @throws StepUpCodeWrong, TooManyCodes after too many wrong ones from one address.
 */
export async function takeStepUpCode(
  platform: Platform,
  { userId, code, address }: { userId: string; code: string; address: string },
): Promise<void> {
  const phone = await readPhone(platform, userId);
  const challengeId = await verifyCode(platform, { phone, purpose: 'stepUp', code, address });
  if (!challengeId) throw new StepUpCodeWrong();
  const isFirst = await inTransaction(platform.db, (tx) => endChallenge(tx, challengeId));
  if (!isFirst) throw new StepUpCodeWrong();
}
