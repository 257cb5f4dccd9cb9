import { recordAccountAction } from '../../accounts/session/accountAction.store.ts';
import type { StepUp } from '../../accounts/session/accountAction.ts';
import { spendStepUp } from '../../accounts/session/stepUp.ts';
import { admitPayOut, admitSeller } from '../../accounts/user/admitUser.ts';
import { admitWithdrawal } from '../../accounts/verification/admitWithdrawal.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { admitService } from '../../kernel/closure/admitService.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { newId, newOrderNo } from '../../kernel/ids.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockSpendable } from '../ledger/ledger.store.ts';
import { moveWithdrawalMoney } from '../ledger/moveMoney.ts';
import { admitAmount } from './admitAmount.ts';
import { insertWithdrawal, sumWaiting, sumWithdrawn } from './withdrawal.store.ts';
import { capDayStart, withdrawableOf, withdrawalFee } from './withdrawal.ts';

/** Pays a withdrawal out, or finds out what became of it. */
export const payOutJob = declareJob({
  name: 'withdrawal-pay-out',
  key: 'withdrawalId',
  timeoutSeconds: 120,
});

/** A request to withdraw. */
export interface WithdrawalInput {
  userId: string;
  amountCents: Cents;
  clientRequestId: string;
}

/**
 * Takes an amount out of the proceeds and records the intent to pay it out, in one transaction (W-04 to W-06). The
 * user's money is locked before the checks, so that concurrent withdrawals and the daily cap take each other into
 * account.
 * @param stepUp the SMS code that authorises it; it is used up and recorded (T-29).
 * @returns the withdrawal's id; repeating the request returns the first one's.
 * @throws ServiceClosed, AccountBlocked, WithdrawalsHeld, VerificationMissing, WithdrawalsFrozen, WithdrawableTooLow,
 * WithdrawalAmountInvalid, WithdrawableInsufficient, WithdrawalCapReached, StepUpCodeWrong, RequestIdReused,
 * InvalidInput.
 */
export async function beginWithdrawal(
  platform: Platform,
  choice: WithdrawalInput,
  stepUp: StepUp | null,
): Promise<string> {
  const { userId, amountCents, clientRequestId } = choice;
  const { config } = platform;
  return inTransaction(platform.db, async (tx) => {
    const id = newId();
    const input = { amountCents: amountCents.toString() };
    const claim = { userId, operation: 'withdraw', clientRequestId, input, resultId: id };
    const firstId = await claimRequest(tx, claim);
    if (firstId) return firstId;
    await admitService(tx, 'withdrawals');
    if (stepUp) await spendStepUp(tx, stepUp);
    checkpoint('withdraw.claimed');
    await admitSeller(tx, userId, 'withdraw');
    await admitPayOut(tx, userId);
    const { paymentAccountId } = await admitWithdrawal(tx, userId);
    // Proceeds alone can be withdrawn (W-05).
    const spendable = await lockSpendable(tx, userId);
    const proceedsCents = withdrawableOf(spendable.proceedsCents, (await sumWaiting(tx, userId)).cents);
    const now = await readClock(tx);
    const withdrawnTodayCents = await sumWithdrawn(tx, userId, capDayStart(now));
    const capCents = BigInt(config.WITHDRAWAL_DAY_CAP_CENTS);
    admitAmount(amountCents, { proceedsCents, withdrawnTodayCents, capCents });
    const feeCents = withdrawalFee(amountCents, config.WITHDRAWAL_FEE_BASIS_POINTS);
    const serialNo = `W${newOrderNo(now)}`;
    await insertWithdrawal(tx, { id, serialNo, userId, paymentAccountId, amountCents, feeCents });
    const by = { actor: 'seller', cause: 'withdraw' };
    await moveWithdrawalMoney(tx, { id, userId, amountCents, feeCents }, 'withdraw', by);
    const details = {
      serialNo,
      amountCents: amountCents.toString(),
      feeCents: feeCents.toString(),
      paymentAccountId,
    };
    await recordAccountAction(tx, { userId, kind: 'withdraw', subjectId: id, details }, stepUp);
    checkpoint('withdraw.moved');
    await platform.jobs.send(tx, payOutJob, { withdrawalId: id });
    await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
    return id;
  });
}
