import type { PaymentGateway } from './paymentGateway.ts';
import { PaymentError } from './paymentGateway.ts';
import type { PaidTrade } from './trade.ts';
import { tradeQuery } from './tradeCalls.ts';

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
