import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { moveOrderMoney } from '../../payments/ledger/moveMoney.ts';
import { tradeRefund, tradeRefundQuery } from '../../payments/provider/alipayCalls.ts';

import { PaymentError, type PaymentGateway } from '../../payments/provider/paymentGateway.ts';

import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { lockOrder } from './order.store.ts';
import {
  countRefundAttempt,
  endOrderPayment,
  lockOrderPayment,
  type OrderPaymentRow,
} from './orderPayment.store.ts';
import {
  isRefundRejectedForGood,
  mayRequestRefund,
  type RefundEnd,
  refundMovement,
  refundNumber,
  refundTemplate,
} from './orderPayment.ts';

/**
 * Refunds the payment of a failed order. The attempt is counted first. Then the payment app gets the request under a
 * stable number; before a repetition, the app is asked whether it already holds the refund. If the app rejects it for
 * good and holds no refund, the money becomes the buyer's deposit. The caller holds the payment's lock.
 * @throws PaymentError if the app gave no usable answer, or rejects for a reason that can be mended. The refund is
 * retried and never given up.
 */
export async function refundOrderPayment(
  worker: WorkerPlatform,
  gateway: PaymentGateway,
  payment: OrderPaymentRow,
): Promise<void> {
  const { db, config } = worker;
  if (payment.refundAttempts > 0) {
    const isBack = await isRefunded(gateway, payment);
    checkpoint('refund.looked');
    if (isBack) return completeRefund(worker, payment.orderId, 'refunded');
    if (!mayRequestRefund(payment, await readClock(db), config.ALIPAY_TIMEOUT_MS)) return;
  }
  if (!(await countRefundAttempt(db, payment))) return;
  checkpoint('refund.begun');
  const answer = await requestRefund(worker, gateway, payment);
  checkpoint('refund.sent');
  if (answer === 'moved') await completeRefund(worker, payment.orderId, 'refunded');
  // The app's records decide: a refund that they contain has happened.
  else if (answer === 'rejected')
    await completeRefund(worker, payment.orderId, (await isRefunded(gateway, payment)) ? 'refunded' : 'kept');
}

/** Any other answer is resolved from the app's records at the next poll. */
async function requestRefund(
  { log }: WorkerPlatform,
  gateway: PaymentGateway,
  payment: OrderPaymentRow,
): Promise<'moved' | 'rejected' | 'unclear'> {
  try {
    const { outTradeNo, fundChange } = await gateway.exec(tradeRefund, {
      outTradeNo: payment.number,
      refundAmount: formatYuan(payment.amountCents),
      outRequestNo: refundNumber(payment),
      refundReason: '订单已关闭，款项原路退回',
    });
    return outTradeNo === payment.number && fundChange === 'Y' ? 'moved' : 'unclear';
  } catch (error) {
    if (!(error instanceof PaymentError) || error.kind !== 'definite') throw error;
    const about = { number: payment.number, code: error.code };
    log.error(about, 'the payment app does not refund the payment of a failed order');
    if (isRefundRejectedForGood(error.code)) return 'rejected';
    throw error;
  }
}

/** A refund of another amount is unsafe to repeat, so it is reported to operators. */
async function isRefunded(gateway: PaymentGateway, payment: OrderPaymentRow): Promise<boolean> {
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

/**
 * Completes the refund of a payment, once, in one transaction. The money leaves the ledger for the payment app, or
 * becomes the buyer's deposit if the app rejects the refund. The buyer is notified which. Safe to repeat and to run
 * concurrently.
 */
export async function completeRefund(
  { db }: Pick<WorkerPlatform, 'db'>,
  orderId: string,
  end: RefundEnd,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order) return;
    const { id, status, isTaken, amountCents } = await lockOrderPayment(tx, orderId);
    if (status !== 'refunding') return;
    await endOrderPayment(tx, id, end);
    checkpoint('refund.ended');
    const movement = refundMovement(isTaken, end);
    if (movement) await moveOrderMoney(tx, order, movement, { actor: 'platform', cause: 'paymentApp' });
    checkpoint('refund.moved');
    const { orderNo, buyerId: userId, marketItem } = order;
    const amount = formatYuan(amountCents);
    const params = { orderNo, itemZh: marketItem.nameZh, itemEn: marketItem.nameEn, amount };
    await postOrderMessage(tx, {
      userId,
      orderId,
      isSale: false,
      template: refundTemplate(isTaken, end),
      params,
    });
    await notifyChanged(tx, { topic: 'order', id: orderId, userId });
    if (movement) await notifyChanged(tx, { topic: 'wallet', id: userId, userId });
  });
  checkpoint('refund.concluded');
}
