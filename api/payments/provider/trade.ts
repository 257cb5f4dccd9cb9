import { type Cents, parseYuan } from '../../kernel/money.ts';

/** A trade as the payment app reports it. */
export interface PaidTrade {
  tradeNo: string;
  tradeStatus: string;
  /** Amount in yuan as text. */
  totalAmount: string;
  /** The account that paid, as the app identifies it; null or absent if the app did not report it. */
  payerId?: string | null;
}

/** What a trade's state means for the payment it belongs to. */
export type TradeVerdict = 'paid' | 'unpaid' | 'over' | 'wrong';

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

/**
 * Compares the app's report with our own row (T-19): `paid` only if the amount equals the requested one, and the trade
 * equals the one already accepted, if any. `wrong` is never accepted and needs an operator.
 */
export function judgeTrade(
  row: { amountCents: Cents; tradeNo: string | null },
  trade: PaidTrade,
): TradeVerdict {
  if (parseYuan(trade.totalAmount) !== row.amountCents || trade.tradeNo === '') return 'wrong';
  if (row.tradeNo !== null && row.tradeNo !== trade.tradeNo) return 'wrong';
  if (PAID.includes(trade.tradeStatus)) return 'paid';
  return trade.tradeStatus === 'TRADE_CLOSED' ? 'over' : 'unpaid';
}

/**
 * How long after its expiry a trade that the app does not know may still be opened, because the app's clock differs
 * from ours.
 */
export const CLOCKS_DIFFER_MS = 60_000;

/** True if a payment page can no longer be opened, so that a trade unknown to the app stays unknown. */
export function isPageDead({ expiresAt }: { expiresAt: Date }, now: Date): boolean {
  return now.getTime() >= expiresAt.getTime() + CLOCKS_DIFFER_MS;
}
