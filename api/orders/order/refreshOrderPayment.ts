import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { formatYuan } from '../../kernel/money.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { askTrade, closeTrade } from '../../payments/provider/askTrade.ts';

import { PaymentError, type PaymentGateway } from '../../payments/provider/paymentGateway.ts';
import { isPageDead } from '../../payments/provider/trade.ts';
import { queryPauseMs } from '../../payments/recharge/recharge.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { completeOrderPayment } from './completeOrderPayment.ts';
import { lockOrder } from './order.store.ts';
import {
  findOrderPaymentById,
  findPaymentOfOrder,
  type OrderPaymentRow,
  postponeOrderPayment,
} from './orderPayment.store.ts';
import { advanceOrder } from './orderTransition.ts';
import { refundOrderPayment } from './refundOrderPayment.ts';

/**
 * Processes an order's payment that is due. An open payment is queried at the payment app, because notifications may be
 * lost, and closed there if its order no longer waits for it. A payment that came too late is refunded. Safe to run
 * twice.
 * @returns false if another process is at work on it.
 * @throws PaymentError if the app gave no usable answer. Nothing ends, and the row stores when to query again.
 */
export async function refreshOrderPayment(worker: WorkerPlatform, paymentId: string): Promise<boolean> {
  const { db, config, payment: gateway, locks } = worker;
  if (!gateway) return true;
  return locks.hold(
    `order-payment:${paymentId}`,
    async () => {
      const payment = await findOrderPaymentById(db, paymentId);
      if (payment?.status !== 'open' && payment?.status !== 'refunding') return;
      await postponeOrderPayment(db, paymentId, queryPauseMs(config.RECHARGE_QUERY_MS, payment.queryCount));
      checkpoint('payment.postponed');
      if (payment.status === 'open') await refreshOpen(worker, gateway, payment);
      else await refundOrderPayment(worker, gateway, payment);
    },
    'payment',
  );
}

async function refreshOpen(
  worker: WorkerPlatform,
  gateway: PaymentGateway,
  payment: OrderPaymentRow,
): Promise<void> {
  const { number, order } = payment;
  const now = await readClock(worker.db);
  const isEnded = order.phase !== 'awaitingPayment';
  let trade = await askTrade(gateway, number);
  checkpoint('payment.asked');
  const isUnwanted = isEnded || now >= payment.expiresAt;
  if (isUnwanted && trade?.tradeStatus === 'WAIT_BUYER_PAY') trade = await closeTrade(gateway, number);
  // A page that nobody has opened can still be opened until it expires.
  if (isEnded && isPageDead(payment, now)) trade ??= neverOpened(payment);
  if (trade) await completeOrderPayment(worker, number, trade);
  checkpoint('payment.concluded');
}

/** Represents a trade that nobody ever opened as a closed one. */
function neverOpened({ number, amountCents }: OrderPaymentRow) {
  return { tradeNo: number, tradeStatus: 'TRADE_CLOSED', totalAmount: formatYuan(amountCents) };
}

/**
 * Ends an order whose payment deadline has passed. The payment app is queried one last time, because a notification may
 * still be on its way. Then the order fails and its listing is on sale again. If the app cannot be queried the order
 * fails all the same; a payment that arrives later is refunded.
 */
export async function expireUnpaid(worker: WorkerPlatform, orderId: string): Promise<void> {
  const payment = await findPaymentOfOrder(worker.db, orderId);
  const isAsked = !payment || (await queryOnce(worker, payment.id));
  // Another process is querying at this moment; the next poll comes in a second.
  if (!isAsked) return;
  checkpoint('unpaid.asked');
  await inTransaction(worker.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const isDue = order?.deadlineAt && order.deadlineAt <= (await readClock(tx));
    if (order?.phase !== 'awaitingPayment' || !isDue) return;
    const by = { actor: 'platform', cause: 'deadline' } as const;
    await advanceOrder(tx, worker, orderId, { to: 'failed', reason: 'paymentTimeout' }, by);
  });
}

async function queryOnce(worker: WorkerPlatform, paymentId: string): Promise<boolean> {
  try {
    return await refreshOrderPayment(worker, paymentId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    worker.log.warn({ error: error.message }, 'an unpaid order ends without an answer of the payment app');
    return true;
  }
}
