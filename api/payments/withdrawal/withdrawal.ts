import { DAY_MS } from '../../kernel/durations.ts';
import { type Cents, feeOf } from '../../kernel/money.ts';

/** The states of a withdrawal (W-07, specification section 4). */
export const WITHDRAWAL_STATUSES = ['processing', 'success', 'failure'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** Limits of one withdrawal: 10 to 50,000 yuan (W-04). */
export const WITHDRAWAL_MIN_CENTS = 1_000n;
export const WITHDRAWAL_MAX_CENTS = 5_000_000n;

/** The promised "about one business day". A withdrawal that takes longer is reported to operators. */
export const OVERDUE_MS = 24 * 3_600_000;

const SHANGHAI_MS = 8 * 3_600_000;

/** The start of the day that the cap applies to, in China's time. */
export function capDayStart(now: Date): Date {
  const local = now.getTime() + SHANGHAI_MS;
  return new Date(local - (local % DAY_MS) - SHANGHAI_MS);
}

/** The data that decides whether an amount may be withdrawn, in fen. */
export interface WithdrawalLimits {
  /** The proceeds without the held part (`withdrawableOf`); never deposits (W-05). */
  proceedsCents: Cents;
  /** The total of today's withdrawals that succeeded or are in progress. */
  withdrawnTodayCents: Cents;
  capCents: Cents;
}

/**
 * The withdrawable part of the proceeds while some of them are held. The held amount may exceed the proceeds, because
 * money may have been withdrawn before.
 */
export function withdrawableOf(proceedsCents: Cents, waitingCents: Cents): Cents {
  return waitingCents < proceedsCents ? proceedsCents - waitingCents : 0n;
}

/** Why an amount may not be withdrawn. */
export type WithdrawalProblem = 'tooLow' | 'amount' | 'insufficient' | 'cap';

/** Checks an amount; null if it may be withdrawn. The problem that the user can do least about takes precedence. */
export function judgeWithdrawal(amountCents: Cents, limits: WithdrawalLimits): WithdrawalProblem | null {
  if (limits.proceedsCents < WITHDRAWAL_MIN_CENTS) return 'tooLow';
  if (amountCents < WITHDRAWAL_MIN_CENTS || amountCents > WITHDRAWAL_MAX_CENTS) return 'amount';
  if (amountCents > limits.proceedsCents) return 'insufficient';
  return amountCents > remainingToday(limits) ? 'cap' : null;
}

/** What remains of the daily cap, in fen. */
export function remainingToday({ capCents, withdrawnTodayCents }: WithdrawalLimits): Cents {
  return withdrawnTodayCents >= capCents ? 0n : capCents - withdrawnTodayCents;
}

/** The posted fee in fen, which leaves at least one fen to be received (W-09). */
export function withdrawalFee(amountCents: Cents, feeBasisPoints: number): Cents {
  const fee = feeOf(amountCents, feeBasisPoints);
  return fee < amountCents ? fee : amountCents - 1n;
}
