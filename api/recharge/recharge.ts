import { AMOUNT_MAX_CENTS, type Cents, parseYuan } from '../kernel/money.ts';

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

/** What the payment app says of a trade. */
export interface PaidTrade {
  tradeNo: string;
  tradeStatus: string;
  /** Yuan as text. */
  totalAmount: string;
}

/** What a trade's state means for its recharge. */
export type RechargeVerdict = 'paid' | 'unpaid' | 'over' | 'wrong';

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

/**
 * Compares what the app says with our own row (T-19): `paid` only where the amount is the very one that was asked for, and the trade
 * the one that was credited, if any was. `wrong` is never credited and for people to look into.
 */
export function judgeTrade(recharge: Recharge, trade: PaidTrade): RechargeVerdict {
  if (parseYuan(trade.totalAmount) !== recharge.amountCents || trade.tradeNo === '') return 'wrong';
  if (recharge.tradeNo !== null && recharge.tradeNo !== trade.tradeNo) return 'wrong';
  if (PAID.includes(trade.tradeStatus)) return 'paid';
  return trade.tradeStatus === 'TRADE_CLOSED' ? 'over' : 'unpaid';
}

const DOUBLINGS_MAX = 6;

/** How long until the app is asked again: twice as long each time, up to 64 times the first pause. */
export function queryPauseMs(firstMs: number, queryCount: number): number {
  return firstMs * 2 ** Math.min(queryCount, DOUBLINGS_MAX);
}

/** A time as the payment app writes it: Beijing's, without a zone. */
export function beijingTime(time: Date): string {
  return new Date(time.getTime() + 8 * 3_600_000).toISOString().slice(0, 19).replace('T', ' ');
}
