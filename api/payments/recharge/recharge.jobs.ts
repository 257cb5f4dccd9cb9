import { lookAgain } from '../../kernel/lookAgain.ts';
import { sendEach } from '../../kernel/sendEach.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { tellSilence } from '../provider/tellSilence.ts';
import { listDueContractIds } from './contract.store.ts';
import { listDueRechargeIds } from './recharge.store.ts';
import { refreshContract } from './refreshContract.ts';
import { refreshRecharge } from './refreshRecharge.ts';

const CONCURRENCY = 4;
/** How often a worker looks for what is due; when something is due, its row says. */
const LOOK_MS = 1_000;
const ROWS_MAX = 100;

async function askAgain(worker: WorkerPlatform): Promise<void> {
  const rechargeIds = await listDueRechargeIds(worker.db, ROWS_MAX);
  await sendEach(worker, 'recharge-query', rechargeIds, (rechargeId) => ({ rechargeId }));
  const contractIds = await listDueContractIds(worker.db, ROWS_MAX);
  await sendEach(worker, 'recharge-contract', contractIds, (contractId) => ({ contractId }));
}

/** Serves the queues of recharges, and asks again for what waits. Answers how to stop asking. */
export async function serveRecharges(worker: WorkerPlatform): Promise<() => void> {
  await serveQueue(worker, 'recharge-query', CONCURRENCY, ({ rechargeId }) =>
    tellSilence(worker, refreshRecharge(worker, rechargeId)),
  );
  await serveQueue(worker, 'recharge-contract', CONCURRENCY, ({ contractId }) =>
    tellSilence(worker, refreshContract(worker, contractId)),
  );
  return lookAgain(worker, LOOK_MS, 'recharges', () => askAgain(worker));
}
