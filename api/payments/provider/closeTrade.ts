import { checkpoint } from '../../kernel/checkpoint.ts';
import { askTrade } from './askTrade.ts';
import { PaymentError, type PaymentGateway } from './paymentGateway.ts';
import type { PaidTrade } from './trade.ts';
import { tradeClose } from './tradeCalls.ts';

/** Closes an unpaid trade at the app, so that it cannot be paid any more, and reads what it is then. @throws PaymentError. */
export async function closeTrade(payment: PaymentGateway, outTradeNo: string): Promise<PaidTrade | null> {
  try {
    await payment.exec(tradeClose, { outTradeNo });
    checkpoint('trade.closedThere');
  } catch (error) {
    // Paid or closed at the last moment: what it is now decides.
    if (!(error instanceof PaymentError) || error.kind !== 'definite') throw error;
  }
  return askTrade(payment, outTradeNo);
}
