import type { Platform } from '../kernel/platform.ts';
import { findRequest } from '../request/findRequest.ts';
import type { RequestOrigin } from '../session/accountAction.ts';
import { takeStepUpCode } from '../session/takeStepUpCode.ts';
import { requireVerification } from '../verification/requireVerification.ts';
import { admitAmount } from './admitAmount.ts';
import { beginWithdrawal, type WithdrawalWish } from './beginWithdrawal.ts';
import { readRoom } from './readRoom.ts';

/**
 * Withdraws after a code by SMS. A repeat of a request that was fulfilled asks for no code: its own is used up. What is refused at
 * first sight uses no code up either; the transaction judges again.
 * @returns the withdrawal's id. @throws as `beginWithdrawal`, StepUpCodeWrong, TooManyCodes.
 */
export async function requestWithdrawal(
  platform: Platform,
  request: WithdrawalWish & { code: string; origin: RequestOrigin },
): Promise<string> {
  const { userId, amountCents, clientRequestId } = request;
  const input = { amountCents: amountCents.toString() };
  const firstId = await findRequest(platform.db, { userId, operation: 'withdraw', clientRequestId, input });
  if (firstId) return firstId;
  await requireVerification(platform, userId);
  admitAmount(amountCents, await readRoom(platform, userId));
  const stepUp = await takeStepUpCode(platform, request);
  return beginWithdrawal(platform, { userId, amountCents, clientRequestId }, stepUp);
}
