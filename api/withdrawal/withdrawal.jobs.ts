import type { Job } from 'pg-boss';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { payOutWithdrawal } from './payOutWithdrawal.ts';
import { tellOverdue } from './tellOverdue.ts';
import { listDueWithdrawalIds } from './withdrawalStore.ts';

const QUEUE = 'withdrawal-pay-out';
/** How often a worker looks which withdrawals are due. */
const LOOK_MS = 1_000;
const DUE_MAX = 100;

/**
 * Serves the withdrawals' queue, and asks for those whose next look is due, whatever lost its job. Answers how to stop asking.
 */
export async function serveWithdrawals(worker: WorkerPlatform): Promise<() => void> {
  const { db, jobs, log } = worker;
  await jobs.boss.work<{ withdrawalId: string }>(
    QUEUE,
    { localConcurrency: 4, batchSize: 1, pollingIntervalSeconds: 0.5 },
    async ([job]: Job<{ withdrawalId: string }>[]) => {
      if (job) await payOutWithdrawal(worker, job.data.withdrawalId);
    },
  );
  const timer = setInterval(async () => {
    try {
      for (const withdrawalId of await listDueWithdrawalIds(db, DUE_MAX))
        await jobs.send(db, QUEUE, { withdrawalId }, withdrawalId);
      await tellOverdue(worker);
    } catch (error) {
      log.warn({ error: String(error) }, 'withdrawals were not looked for; the next look comes soon');
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}
