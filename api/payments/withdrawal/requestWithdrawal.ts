import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { verifyStepUpCode } from '../../accounts/session/stepUp.ts';
import { admitPayOut } from '../../accounts/user/admitUser.ts';
import { requireVerification } from '../../accounts/verification/admitWithdrawal.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import { DomainError } from '../../kernel/domainError.ts';
import { shareInFlight } from '../../kernel/inLine.ts';
import type { Platform } from '../../kernel/platform.ts';
import { findRequest } from '../../kernel/request/claimRequest.ts';
import { admitAmount, readWithdrawalLimits } from './admitAmount.ts';
import { beginWithdrawal, type WithdrawalInput } from './beginWithdrawal.ts';

/**
 * Withdraws after checking a code by SMS. Repeating a successful request needs no code, because its own is used up. A
 * request that the first check rejects uses up no code either; the transaction checks again. Concurrent copies of one
 * request all get the same answer: copies in one process share it, and a copy that is rejected because another process
 * has fulfilled the request meanwhile returns that result.
 * @returns the withdrawal's id.
 * @throws as `beginWithdrawal`, TooManyCodes.
 */
export async function requestWithdrawal(
  platform: Platform,
  request: WithdrawalInput & { code: string; origin: RequestOrigin },
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
  request: WithdrawalInput & { code: string; origin: RequestOrigin },
): Promise<string> {
  const { userId, amountCents, clientRequestId } = request;
  await admitService(platform.db, 'withdrawals');
  await admitPayOut(platform.db, userId);
  await requireVerification(platform, userId);
  admitAmount(amountCents, await readWithdrawalLimits(platform, userId));
  const stepUp = await verifyStepUpCode(platform, request);
  return beginWithdrawal(platform, { userId, amountCents, clientRequestId }, stepUp);
}
