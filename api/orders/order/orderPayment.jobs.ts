import { defineJob } from '../../kernel/job.ts';
import { unlessSilent } from '../../payments/provider/paymentFailure.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listDuePaymentIds } from './orderPayment.store.ts';
import { refreshOrderPayment } from './refreshOrderPayment.ts';

const ROWS_MAX = 100;

/** Processes payments of orders. The row of a payment contains the time at which it is due. */
export const orderPaymentJobs = [
  defineJob({
    name: 'order-payment',
    key: 'paymentId',
    every: 1_000,
    due: ({ db }: WorkerPlatform) => listDuePaymentIds(db, ROWS_MAX),
    run: (worker, { paymentId }) => unlessSilent(worker, refreshOrderPayment(worker, paymentId)),
  }),
];
