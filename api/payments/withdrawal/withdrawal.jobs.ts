import { lookAgain } from '../../kernel/lookAgain.ts';
import { sendEach } from '../../kernel/sendEach.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { payOutWithdrawal } from './payOutWithdrawal.ts';
import { tellOverdue } from './tellOverdue.ts';
import { listDueWithdrawalIds } from './withdrawal.store.ts';

const QUEUE = 'withdrawal-pay-out';
/** How often a worker looks which withdrawals are due. */
const LOOK_MS = 1_000;
const DUE_MAX = 100;
const CONCURRENCY = 4;

/**
 * Serves the withdrawals' queue, and asks for those whose next look is due, whatever lost its job. Answers how to stop asking.
 */
export async function serveWithdrawals(worker: WorkerPlatform): Promise<() => void> {
  await serveQueue(worker, QUEUE, CONCURRENCY, ({ withdrawalId }) => payOutWithdrawal(worker, withdrawalId));
  return lookAgain(worker, LOOK_MS, 'withdrawals', async () => {
    const dueIds = await listDueWithdrawalIds(worker.db, DUE_MAX);
    await sendEach(worker, QUEUE, dueIds, (withdrawalId) => ({ withdrawalId }));
    await tellOverdue(worker);
  });
}
