import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { payOutJob } from './beginWithdrawal.ts';
import { payOutWithdrawal } from './payOutWithdrawal.ts';
import { reportOverdue } from './reportOverdue.ts';
import { listDueWithdrawalIds } from './withdrawal.store.ts';

const EVERY_MS = 1_000;
const ROWS_MAX = 100;

/** Processes withdrawals. The row of a withdrawal contains the time of its next query at the payment app. */
export const withdrawalJobs = [
  defineJob({
    ...payOutJob,
    every: EVERY_MS,
    due: ({ db }: WorkerPlatform) => listDueWithdrawalIds(db, ROWS_MAX),
    run: (worker, { withdrawalId }) => payOutWithdrawal(worker, withdrawalId),
  }),
  defineJob({ name: 'withdrawals', every: EVERY_MS, run: reportOverdue }),
];
