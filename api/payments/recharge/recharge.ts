import { AMOUNT_MAX_CENTS, type Cents } from '../../kernel/money.ts';

/** How the number of every recharge begins, at the payment app too. */
export const RECHARGE_PREFIX = 'RC';
/** The least that can be recharged: 5 yuan (W-08). */
export const RECHARGE_MIN_CENTS = 500n;
/** The most of one recharge. */
export const RECHARGE_MAX_CENTS = AMOUNT_MAX_CENTS;
/** Unpaid recharges that one user may have at a time. */
export const RECHARGES_OPEN_MAX = 10;

/** Where a recharge stands: not paid yet; credited; given up unpaid. */
export const RECHARGE_STATUSES = ['incomplete', 'finished', 'closed'] as const;
export type RechargeStatus = (typeof RECHARGE_STATUSES)[number];

/** A recharge as its rules see it. */
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

/** How long until the app is asked again: twice as long each time, up to 64 times the first pause. */
export function queryPauseMs(firstMs: number, queryCount: number): number {
  return firstMs * 2 ** Math.min(queryCount, DOUBLINGS_MAX);
}
