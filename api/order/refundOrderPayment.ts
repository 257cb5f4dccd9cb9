import { checkpoint } from '../kernel/checkpoint.ts';
import { readClock } from '../kernel/clock.ts';
import { notifyChanged } from '../kernel/events.ts';
import { formatYuan } from '../kernel/money.ts';
import { inTransaction } from '../kernel/tx.ts';
import { postOrderMessage } from '../message/postOrderMessage.ts';
import { PaymentError, type PaymentGateway } from '../payment/paymentGateway.ts';
import { tradeRefund, tradeRefundQuery } from '../payment/refundCalls.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { mayAskForRefund, refundNumber } from './orderPayment.ts';
import {
  endOrderPayment,
  lockOrderPayment,
  noteRefundAttempt,
  type OrderPaymentRow,
} from './orderPaymentStore.ts';
import { lockOrder } from './orderStore.ts';

/**
 * Gives a payment back that came when its order had failed: the attempt is counted first, then the payment app is told under a number that
 * stays the same, and before it is told again its books are looked into (`safety.md` 2.3). The caller holds the payment's lock.
 * @throws PaymentError where the app gave no answer to go by, or refuses: it is tried again, never given up.
 */
export async function refundOrderPayment(
  worker: WorkerPlatform,
  gateway: PaymentGateway,
  payment: OrderPaymentRow,
): Promise<void> {
  const { db, config, log } = worker;
  if (payment.refundAttempts > 0) {
    const isBack = await isGivenBack(gateway, payment);
    checkpoint('refund.looked');
    if (isBack) return conclude(worker, payment);
    if (!mayAskForRefund(payment, await readClock(db), config.ALIPAY_TIMEOUT_MS)) return;
  }
  if (!(await noteRefundAttempt(db, payment))) return;
  checkpoint('refund.begun');
  const isMoved = await giveBack(gateway, payment).catch((error: unknown) => {
    if (error instanceof PaymentError && error.kind === 'definite')
      log.error(
        { number: payment.number, code: error.code },
        'the payment app does not give a late payment back',
      );
    throw error;
  });
  checkpoint('refund.sent');
  // Any other answer is read from the app's books at the next look.
  if (isMoved) await conclude(worker, payment);
}

async function giveBack(gateway: PaymentGateway, payment: OrderPaymentRow): Promise<boolean> {
  const { outTradeNo, fundChange } = await gateway.exec(tradeRefund, {
    outTradeNo: payment.number,
    refundAmount: formatYuan(payment.amountCents),
    outRequestNo: refundNumber(payment),
    refundReason: '订单已关闭，款项原路退回',
  });
  return outTradeNo === payment.number && fundChange === 'Y';
}

/** An answer about another amount means nothing good: it is nobody's to repeat, and people are told. */
async function isGivenBack(gateway: PaymentGateway, payment: OrderPaymentRow): Promise<boolean> {
  const { refundStatus, refundAmount } = await gateway.exec(tradeRefundQuery, {
    outTradeNo: payment.number,
    outRequestNo: refundNumber(payment),
  });
  if (refundStatus === '' && refundAmount === '') return false;
  if (refundStatus === 'REFUND_SUCCESS' && refundAmount === formatYuan(payment.amountCents)) return true;
  throw new PaymentError(
    'ambiguous',
    `refund ${refundNumber(payment)}: another amount or state than asked for`,
  );
}

async function conclude(worker: WorkerPlatform, payment: OrderPaymentRow): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const order = await lockOrder(tx, payment.orderId);
    const { status } = await lockOrderPayment(tx, payment.orderId);
    if (!order || status !== 'refunding') return;
    await endOrderPayment(tx, payment.id, 'refunded');
    checkpoint('refund.ended');
    const { id: orderId, orderNo, buyerId: userId, marketItem } = order;
    const amount = formatYuan(payment.amountCents);
    const params = { orderNo, itemZh: marketItem.nameZh, itemEn: marketItem.nameEn, amount };
    await postOrderMessage(tx, { userId, orderId, template: 'latePaymentReturned', params });
    await notifyChanged(tx, { topic: 'order', id: orderId, userId });
  });
  checkpoint('refund.concluded');
}
