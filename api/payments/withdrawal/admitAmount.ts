import { readClock } from '../../kernel/clock.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { readBalances } from '../ledger/ledger.store.ts';
import {
  WithdrawableInsufficient,
  WithdrawableTooLow,
  WithdrawalAmountInvalid,
  WithdrawalCapReached,
} from './withdrawal.errors.ts';
import { sumWaiting, sumWithdrawn } from './withdrawal.store.ts';
import {
  capDayStart,
  judgeWithdrawal,
  remainingToday,
  type WithdrawalLimits,
  withdrawableOf,
} from './withdrawal.ts';

/**
 * Checks whether an amount may be withdrawn.
 * @throws WithdrawableTooLow, WithdrawalAmountInvalid, WithdrawableInsufficient, WithdrawalCapReached.
 */
export function admitAmount(amountCents: Cents, limits: WithdrawalLimits): void {
  switch (judgeWithdrawal(amountCents, limits)) {
    case 'tooLow':
      throw new WithdrawableTooLow();
    case 'amount':
      throw new WithdrawalAmountInvalid();
    case 'insufficient':
      throw new WithdrawableInsufficient({ withdrawableCents: limits.proceedsCents });
    case 'cap':
      throw new WithdrawalCapReached({ capCents: limits.capCents, remainingCents: remainingToday(limits) });
    default:
  }
}

/**
 * The current data that decides whether a user may withdraw an amount, for display and for an early rejection before a
 * code is requested. `waitingCents` of the proceeds are held, until `waitingUntil` at the latest, because the side at
 * fault of a trade is not known yet.
 */
export async function readWithdrawalLimits(
  { db, config }: Platform,
  userId: string,
): Promise<WithdrawalLimits & { waitingCents: Cents; waitingUntil: Date | null }> {
  const dayStart = capDayStart(await readClock(db));
  const [{ proceeds: proceedsCents }, withdrawnTodayCents, waiting] = [
    await readBalances(db, userId),
    await sumWithdrawn(db, userId, dayStart),
    await sumWaiting(db, userId),
  ];
  return {
    proceedsCents: withdrawableOf(proceedsCents, waiting.cents),
    withdrawnTodayCents,
    capCents: BigInt(config.WITHDRAWAL_DAY_CAP_CENTS),
    waitingCents: waiting.cents < proceedsCents ? waiting.cents : proceedsCents,
    waitingUntil: waiting.until,
  };
}
