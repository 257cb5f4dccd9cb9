import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { verifyStepUpCode } from '../../accounts/session/verifyStepUpCode.ts';
import { admitPayOut } from '../../accounts/user/admitPayOut.ts';
import { requireVerification } from '../../accounts/verification/requireVerification.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import { DomainError } from '../../kernel/domainError.ts';
import type { Platform } from '../../kernel/platform.ts';
import { findRequest } from '../../kernel/request/findRequest.ts';
import { shareInFlight } from '../../kernel/shareInFlight.ts';
import { admitAmount } from './admitAmount.ts';
import { beginWithdrawal, type WithdrawalWish } from './beginWithdrawal.ts';
import { readRoom } from './readRoom.ts';

/**
 * Withdraws after a code by SMS. A repeat of a request that was fulfilled asks for no code: its own is used up. What is refused at
 * first sight uses no code up either; the transaction judges again. Copies of one request at one moment all get the one answer: those of
 * one process share it, and one that is refused since another process fulfilled it meanwhile is answered as that was.
 * @returns the withdrawal's id. @throws as `beginWithdrawal`, TooManyCodes.
 */
export async function requestWithdrawal(
  platform: Platform,
  request: WithdrawalWish & { code: string; origin: RequestOrigin },
): Promise<string> {
  const { userId, amountCents, clientRequestId, code } = request;
  const input = { amountCents: amountCents.toString() };
  const find = () => findRequest(platform.db, { userId, operation: 'withdraw', clientRequestId, input });
  return shareInFlight(['withdraw', userId, clientRequestId, input.amountCents, code], async () => {
    const firstId = await find();
    if (firstId) return firstId;
    try {
      return await admitAndBegin(platform, request);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      const fulfilledId = await find();
      if (fulfilledId === null) throw error;
      return fulfilledId;
    }
  });
}

async function admitAndBegin(
  platform: Platform,
  request: WithdrawalWish & { code: string; origin: RequestOrigin },
): Promise<string> {
  const { userId, amountCents, clientRequestId } = request;
  await admitService(platform.db, 'withdrawals');
  await admitPayOut(platform.db, userId);
  await requireVerification(platform, userId);
  admitAmount(amountCents, await readRoom(platform, userId));
  const stepUp = await verifyStepUpCode(platform, request);
  return beginWithdrawal(platform, { userId, amountCents, clientRequestId }, stepUp);
}
