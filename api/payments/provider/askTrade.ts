import { checkpoint } from '../../kernel/checkpoint.ts';
import { tradeClose, tradeQuery } from './alipayCalls.ts';
import { PaymentError, type PaymentGateway } from './paymentGateway.ts';
import type { PaidTrade } from './trade.ts';

/**
 * Queries the app for a trade by our number; null if the app does not know it.
 * @throws PaymentError.
 */
export async function askTrade(payment: PaymentGateway, outTradeNo: string): Promise<PaidTrade | null> {
  try {
    return await payment.exec(tradeQuery, { outTradeNo });
  } catch (error) {
    if (error instanceof PaymentError && error.code === 'ACQ.TRADE_NOT_EXIST') return null;
    throw error;
  }
}

/**
 * Closes an unpaid trade at the app, so that it can no longer be paid, and returns its state afterwards.
 * @throws PaymentError.
 */
export async function closeTrade(payment: PaymentGateway, outTradeNo: string): Promise<PaidTrade | null> {
  try {
    await payment.exec(tradeClose, { outTradeNo });
    checkpoint('trade.closedThere');
  } catch (error) {
    // It was paid or closed at the last moment; the state afterwards decides.
    if (!(error instanceof PaymentError) || error.kind !== 'definite') throw error;
  }
  return askTrade(payment, outTradeNo);
}
