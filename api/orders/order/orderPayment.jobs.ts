import { lookAgain } from '../../kernel/lookAgain.ts';
import { sendEach } from '../../kernel/sendEach.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import { tellSilence } from '../../payments/provider/tellSilence.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listDuePaymentIds } from './orderPayment.store.ts';
import { refreshOrderPayment } from './refreshOrderPayment.ts';

const QUEUE = 'order-payment';
const CONCURRENCY = 4;
/** How often a worker looks for what is due; when something is due, its row says. */
const LOOK_MS = 1_000;
const ROWS_MAX = 100;

/** Serves the queue of orders' payments, and asks for those that are due, whatever lost its job. Answers how to stop asking. */
export async function serveOrderPayments(worker: WorkerPlatform): Promise<() => void> {
  await serveQueue(worker, QUEUE, CONCURRENCY, ({ paymentId }) =>
    tellSilence(worker, refreshOrderPayment(worker, paymentId)),
  );
  return lookAgain(worker, LOOK_MS, "orders' payments", async () => {
    const dueIds = await listDuePaymentIds(worker.db, ROWS_MAX);
    await sendEach(worker, QUEUE, dueIds, (paymentId) => ({ paymentId }));
  });
}
