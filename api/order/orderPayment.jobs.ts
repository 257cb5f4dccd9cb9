import type { Job } from 'pg-boss';
import { PaymentError } from '../payment/paymentGateway.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { listDuePaymentIds } from './orderPaymentStore.ts';
import { refreshOrderPayment } from './refreshOrderPayment.ts';

const QUEUE = 'order-payment';
const CONCURRENCY = 4;
/** How often a worker looks for what is due; when something is due, its row says. */
const LOOK_MS = 1_000;
const ROWS_MAX = 100;

async function ask(worker: WorkerPlatform, paymentId: string): Promise<void> {
  try {
    await refreshOrderPayment(worker, paymentId);
  } catch (error) {
    // Asked again when its row says: nothing has ended meanwhile.
    if (!(error instanceof PaymentError)) throw error;
    worker.log.warn(
      { error: error.message, kind: error.kind },
      "the payment app gave no answer to go by about an order's payment",
    );
  }
}

/** Serves the queue of orders' payments, and asks for those that are due, whatever lost its job. Answers how to stop asking. */
export async function serveOrderPayments(worker: WorkerPlatform): Promise<() => void> {
  const { db, jobs, log } = worker;
  await jobs.boss.work<{ paymentId: string }>(
    QUEUE,
    { localConcurrency: CONCURRENCY, batchSize: 1, pollingIntervalSeconds: 0.5 },
    async ([job]: Job<{ paymentId: string }>[]) => {
      if (job) await ask(worker, job.data.paymentId);
    },
  );
  const timer = setInterval(async () => {
    try {
      for (const paymentId of await listDuePaymentIds(db, ROWS_MAX))
        await jobs.send(db, QUEUE, { paymentId }, paymentId);
    } catch (error) {
      log.warn({ error: String(error) }, "orders' payments were not looked for; the next look comes soon");
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}
