import { quoteFee } from '../app/feeQuote.ts';
import { parseYuan } from '../app/yuan.ts';

/** What the server says may leave, in cents. */
export interface WithdrawRules {
  readonly withdrawableCents: number;
  readonly minCents: number;
  readonly maxCents: number;
  readonly remainingTodayCents: number;
  readonly feeBasisPoints: number;
}

/** What a withdrawal costs and brings, in cents. */
export interface WithdrawQuote {
  readonly amountCents: number;
  /** As it is posted: whole cents, half up. */
  readonly feeCents: number;
  readonly receivedCents: number;
  /** The computed fee in yuan, where it is below 0.10 and not what is posted (requirement W-09). */
  readonly exactFee: string | null;
}

/** Why an amount may not leave; each is a key of the feature's words. */
export type WithdrawProblem =
  | 'amountTooLow'
  | 'amountFormat'
  | 'amountRange'
  | 'amountInsufficient'
  | 'amountCap';

/** The fee and what arrives. */
export function quoteWithdrawal(amountCents: number, feeBasisPoints: number): WithdrawQuote {
  const { postedCents, exact } = quoteFee(amountCents, feeBasisPoints);
  const feeCents = Math.max(0, Math.min(postedCents, amountCents - 1));
  const exactFee = exact?.isPostedOtherwise ? exact.yuan : null;
  return { amountCents, feeCents, receivedCents: amountCents - feeCents, exactFee };
}

/** Judges what is typed, by the rules and in the order of the server (requirement W-04). */
export function judgeAmount(text: string, rules: WithdrawRules): WithdrawProblem | null {
  if (rules.withdrawableCents < rules.minCents) return 'amountTooLow';
  const cents = parseYuan(text.trim());
  if (cents === null) return 'amountFormat';
  if (cents < rules.minCents || cents > rules.maxCents) return 'amountRange';
  if (cents > rules.withdrawableCents) return 'amountInsufficient';
  return cents > rules.remainingTodayCents ? 'amountCap' : null;
}

/** The most that may leave at once. */
export function mostCents({ withdrawableCents, maxCents, remainingTodayCents }: WithdrawRules): number {
  return Math.min(withdrawableCents, maxCents, remainingTodayCents);
}
