import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { formatYuan } from '../../kernel/money.ts';
import { tradeRefund, tradeRefundQuery } from '../../payments/provider/alipayCalls.ts';
import { PaymentError, type PaymentGateway } from '../../payments/provider/paymentGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { completeRefund } from './completeRefund.ts';
import { noteRefundAttempt, type OrderPaymentRow } from './orderPayment.store.ts';
import { isRefundRefusedForGood, mayAskForRefund, refundNumber } from './orderPayment.ts';

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
    const isBack = await isGivenBack(gateway, payment);
    checkpoint('refund.looked');
    if (isBack) return completeRefund(worker, payment.orderId, 'refunded');
    if (!mayAskForRefund(payment, await readClock(db), config.ALIPAY_TIMEOUT_MS)) return;
  }
  if (!(await noteRefundAttempt(db, payment))) return;
  checkpoint('refund.begun');
  const answer = await giveBack(worker, gateway, payment);
  checkpoint('refund.sent');
  if (answer === 'moved') await completeRefund(worker, payment.orderId, 'refunded');
  // The app's records decide: a refund that they contain has happened.
  else if (answer === 'refused')
    await completeRefund(
      worker,
      payment.orderId,
      (await isGivenBack(gateway, payment)) ? 'refunded' : 'kept',
    );
}

/** Any other answer is resolved from the app's records at the next poll. */
async function giveBack(
  { log }: WorkerPlatform,
  gateway: PaymentGateway,
  payment: OrderPaymentRow,
): Promise<'moved' | 'refused' | 'unclear'> {
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
    log.error(about, 'the payment app does not give the payment of a failed order back');
    if (isRefundRefusedForGood(error.code)) return 'refused';
    throw error;
  }
}

/** A refund of another amount is unsafe to repeat, so it is reported to operators. */
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
