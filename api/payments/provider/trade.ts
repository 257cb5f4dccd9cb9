import { type Cents, parseYuan } from '../../kernel/money.ts';

/** What the payment app says of a trade. */
export interface PaidTrade {
  tradeNo: string;
  tradeStatus: string;
  /** Yuan as text. */
  totalAmount: string;
  /** Whose account paid, as the app knows it; null or absent: it did not say. */
  payerId?: string | null;
}

/** What a trade's state means for what it was to pay. */
export type TradeVerdict = 'paid' | 'unpaid' | 'over' | 'wrong';

const PAID = ['TRADE_SUCCESS', 'TRADE_FINISHED'];

/**
 * Compares what the app says with our own row (T-19): `paid` only where the amount is the very one that was asked for, and the trade
 * the one that was taken, if any was. `wrong` is never taken and for people to look into.
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
