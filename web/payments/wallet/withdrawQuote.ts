import { quoteFee } from '../../shell/feeQuote.ts';
import { parseYuan } from '../../ui/money.ts';

/** The server's limits of a withdrawal, in cents. */
export interface WithdrawRules {
  readonly withdrawableCents: number;
  readonly minCents: number;
  readonly maxCents: number;
  readonly remainingTodayCents: number;
  readonly feeBasisPoints: number;
}

/** Fee of a withdrawal and the amount that arrives, in cents. */
export interface WithdrawQuote {
  readonly amountCents: number;
  /** The posted fee in whole cents, rounded half up. */
  readonly feeCents: number;
  readonly receivedCents: number;
  /** The computed fee in yuan when it is below 0.10 and differs from the posted one (requirement W-09). */
  readonly exactFee: string | null;
}

/** Why an amount cannot be withdrawn; each is a translation key of the feature. */
export type WithdrawProblem =
  | 'amountTooLow'
  | 'amountFormat'
  | 'amountRange'
  | 'amountInsufficient'
  | 'amountCap';

/** Computes the fee and the amount that arrives. */
export function quoteWithdrawal(amountCents: number, feeBasisPoints: number): WithdrawQuote {
  const { postedCents, exact } = quoteFee(amountCents, feeBasisPoints);
  const feeCents = Math.max(0, Math.min(postedCents, amountCents - 1));
  const exactFee = exact?.isPostedOtherwise ? exact.yuan : null;
  return { amountCents, feeCents, receivedCents: amountCents - feeCents, exactFee };
}

/** Validates the input by the server's rules and in the server's order (requirement W-04). */
export function judgeAmount(text: string, rules: WithdrawRules): WithdrawProblem | null {
  if (rules.withdrawableCents < rules.minCents) return 'amountTooLow';
  const cents = parseYuan(text.trim());
  if (cents === null) return 'amountFormat';
  if (cents < rules.minCents || cents > rules.maxCents) return 'amountRange';
  if (cents > rules.withdrawableCents) return 'amountInsufficient';
  return cents > rules.remainingTodayCents ? 'amountCap' : null;
}

/** The largest amount of one withdrawal. */
export function mostCents({ withdrawableCents, maxCents, remainingTodayCents }: WithdrawRules): number {
  return Math.min(withdrawableCents, maxCents, remainingTodayCents);
}

const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** The limits that the clock alone renews: money that waits for a dispute until a time, and the cap of a day in China. */
interface RenewedLimits {
  readonly waitingUntil?: string | null | undefined;
  readonly remainingTodayCents: number;
  readonly dayCapCents: number;
}

/**
 * When limits are renewed by the clock, if they are.
 * @param nowMs the server's time at which it gave the limits, since another clock may be in another day.
 */
export function renewalsOf(
  { waitingUntil, remainingTodayCents, dayCapCents }: RenewedLimits,
  nowMs: number,
): (string | null | undefined)[] {
  const dayStart = nowMs - ((nowMs + SHANGHAI_MS) % DAY_MS);
  const isUsed = remainingTodayCents < dayCapCents;
  return [waitingUntil, isUsed ? new Date(dayStart + DAY_MS).toISOString() : null];
}
