import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';

/** Prefix of every recharge's number, also at the payment app. */
export const RECHARGE_PREFIX = 'RC';
/** Smallest recharge: 5 yuan (W-08). */
export const RECHARGE_MIN_CENTS = 500n;
/** Largest amount of one recharge, in fen. */
export const RECHARGE_MAX_CENTS = AMOUNT_MAX_CENTS;
/** Maximum number of unpaid recharges that one user may have at a time. */
export const RECHARGES_OPEN_MAX = 10;

/** States of a recharge: not paid yet; credited; closed without payment. */
export const RECHARGE_STATUSES = ['incomplete', 'finished', 'closed'] as const;
export type RechargeStatus = (typeof RECHARGE_STATUSES)[number];

/** A recharge as the rules read it. */
export interface Recharge {
  id: string;
  number: string;
  userId: string;
  amountCents: Cents;
  status: RechargeStatus;
  tradeNo: string | null;
  expiresAt: Date;
  queryCount: number;
}

const DOUBLINGS_MAX = 6;

/** Time until the next query of the app, in milliseconds: it doubles each time, up to 64 times the first pause. */
export function queryPauseMs(firstMs: number, queryCount: number): number {
  return firstMs * 2 ** Math.min(queryCount, DOUBLINGS_MAX);
}
