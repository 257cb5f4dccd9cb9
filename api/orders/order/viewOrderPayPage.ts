import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentGateway } from '../../payments/provider/paymentGateway.ts';
import { payPageUrl } from '../../payments/provider/payPageUrl.ts';
import { OrderUnpayable, PaymentAppClosed } from './order.errors.ts';
import { findOrder } from './order.store.ts';
import { findPaymentOfOrder } from './orderPayment.store.ts';

/**
 * The address of the payment app's page for the buyer's order that waits for its payment. It may be requested any
 * number of times, from any tab: the app identifies the payment by our number and accepts it once.
 * @throws PaymentAppClosed; OrderUnpayable also for somebody else's order, so that its existence is not revealed.
 */
export async function viewOrderPayPage(
  { config, db }: Platform,
  payment: PaymentGateway | null,
  { buyerId, orderId }: { buyerId: string; orderId: string },
): Promise<string> {
  if (!payment) throw new PaymentAppClosed();
  const order = await findOrder(db, orderId);
  const row = order?.buyerId === buyerId ? await findPaymentOfOrder(db, orderId) : null;
  const isPayable =
    order?.phase === 'awaitingPayment' && row?.status === 'open' && (await readClock(db)) < row.expiresAt;
  if (!isPayable) throw new OrderUnpayable();
  const { number, amountCents, expiresAt } = row;
  const returnPath = `/user/orderDetail?orderNo=${order.orderNo}`;
  const subject = `饰集 ${order.marketItem.nameZh}`;
  return payPageUrl(payment, config, { number, amountCents, subject, expiresAt, returnPath });
}
