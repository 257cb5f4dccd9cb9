import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { PaymentError } from '../../payments/provider/paymentGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { lockOrder } from './order.store.ts';
import { findPaymentOfOrder } from './orderPayment.store.ts';
import { advanceOrder } from './orderTransition.ts';
import { refreshOrderPayment } from './refreshOrderPayment.ts';

/**
 * Ends an order whose payment deadline has passed. The payment app is queried one last time, because a notification may
 * still be on its way. Then the order fails and its listing is on sale again. If the app cannot be queried the order
 * fails all the same; a payment that arrives later is refunded.
 */
export async function expireUnpaid(worker: WorkerPlatform, orderId: string): Promise<void> {
  const payment = await findPaymentOfOrder(worker.db, orderId);
  const isAsked = !payment || (await askOnce(worker, payment.id));
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

async function askOnce(worker: WorkerPlatform, paymentId: string): Promise<boolean> {
  try {
    return await refreshOrderPayment(worker, paymentId);
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error;
    worker.log.warn({ error: error.message }, 'an unpaid order ends without an answer of the payment app');
    return true;
  }
}
