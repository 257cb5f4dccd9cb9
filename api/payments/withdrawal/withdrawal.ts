import { type Cents, feeOf } from '../../kernel/money.ts';

/** The states of a withdrawal (W-07, specification section 4). */
export const WITHDRAWAL_STATUSES = ['processing', 'success', 'failure'] as const;
export type WithdrawalStatus = (typeof WITHDRAWAL_STATUSES)[number];

/** 10 to 50,000 yuan (W-04). */
export const WITHDRAWAL_MIN_CENTS = 1_000n;
export const WITHDRAWAL_MAX_CENTS = 5_000_000n;

/** "About one business day": what is still processing after it is told to operators. */
export const OVERDUE_MS = 24 * 3_600_000;

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** When the day of the cap began: days are China's. */
export function capDayStart(now: Date): Date {
  const local = now.getTime() + SHANGHAI_MS;
  return new Date(local - (local % DAY_MS) - SHANGHAI_MS);
}

/** What decides whether an amount may leave. Cents. */
export interface WithdrawalRoom {
  /** The proceeds: never deposits (W-05), and not what of them waits (`withdrawableOf`). */
  proceedsCents: Cents;
  /** What left, or is leaving, today. */
  withdrawnTodayCents: Cents;
  capCents: Cents;
}

/** What of the proceeds may leave while some of them waits: what was withdrawn before that may be more. */
export function withdrawableOf(proceedsCents: Cents, waitingCents: Cents): Cents {
  return waitingCents < proceedsCents ? proceedsCents - waitingCents : 0n;
}

/** Why an amount may not leave. */
export type WithdrawalProblem = 'tooLow' | 'amount' | 'insufficient' | 'cap';

/** Judges an amount; null: it may leave. The one thing that the user can do least about comes first. */
export function judgeWithdrawal(amountCents: Cents, room: WithdrawalRoom): WithdrawalProblem | null {
  if (room.proceedsCents < WITHDRAWAL_MIN_CENTS) return 'tooLow';
  if (amountCents < WITHDRAWAL_MIN_CENTS || amountCents > WITHDRAWAL_MAX_CENTS) return 'amount';
  if (amountCents > room.proceedsCents) return 'insufficient';
  return amountCents > remainingToday(room) ? 'cap' : null;
}

/** What of the day's cap is left. */
export function remainingToday({ capCents, withdrawnTodayCents }: WithdrawalRoom): Cents {
  return withdrawnTodayCents >= capCents ? 0n : capCents - withdrawnTodayCents;
}

/** The posted fee, which leaves at least a cent to be received (W-09). */
export function withdrawalFee(amountCents: Cents, feeBasisPoints: number): Cents {
  const fee = feeOf(amountCents, feeBasisPoints);
  return fee < amountCents ? fee : amountCents - 1n;
}
