import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { findPhone } from '../user/user.store.ts';
import type { RequestOrigin, StepUp } from './accountAction.ts';
import { endChallenge } from './code.store.ts';
import { sessionOrigin } from './codeOrigin.ts';
import { sendCode } from './requestCode.ts';
import { StepUpCodeWrong } from './session.errors.ts';
import { verifyCode } from './verifyCode.ts';

/**
 * Sends a code for one guarded step to the signed-in user's own phone.
 * @returns seconds until another code may be requested.
 * @throws TooManyCodes, CodeNotSent.
 */
export async function requestStepUpCode(
  platform: Platform,
  sms: SmsGateway,
  { userId, address }: { userId: string; address: string },
): Promise<number> {
  const phone = await findPhone(platform.db, userId);
  const origin = sessionOrigin(userId, address);
  return sendCode(platform, sms, { phone, purpose: 'stepUp', origin, proofOfWork: null });
}

/**
 * Verifies a user's step-up code without using it up: `spendStepUp` does that in the transaction of the guarded step.
 * @returns the data to record the step with (`recordAccountAction`).
 * @throws StepUpCodeWrong, TooManyCodes after too many wrong ones.
 */
export async function verifyStepUpCode(
  platform: Platform,
  { userId, code, origin }: { userId: string; code: string; origin: RequestOrigin },
): Promise<StepUp> {
  const phone = await findPhone(platform.db, userId);
  const asked = sessionOrigin(userId, origin.address);
  const challengeId = await verifyCode(platform, { phone, purpose: 'stepUp', code, origin: asked });
  if (!challengeId) throw new StepUpCodeWrong();
  return { challengeId, origin };
}

/**
 * Uses up a verified code in the transaction of the step that it authorises.
 * @throws StepUpCodeWrong if another request was faster.
 */
export async function spendStepUp(tx: Tx, { challengeId }: StepUp): Promise<void> {
  if (!(await endChallenge(tx, challengeId))) throw new StepUpCodeWrong();
}

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
