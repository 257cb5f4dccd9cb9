import type { Job } from 'pg-boss';
import type { JobData } from '../kernel/jobs.ts';
import { PaymentError } from '../payment/paymentGateway.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { listDueContractIds } from './contractStore.ts';
import { listDueRechargeIds } from './rechargeStore.ts';
import { refreshContract } from './refreshContract.ts';
import { refreshRecharge } from './refreshRecharge.ts';

type Queue = 'recharge-query' | 'recharge-contract';
type Handlers = { [Q in Queue]: (worker: WorkerPlatform, data: JobData[Q]) => Promise<void> };

const HANDLERS: Handlers = {
  'recharge-query': (worker, { rechargeId }) => refreshRecharge(worker, rechargeId),
  'recharge-contract': (worker, { contractId }) => refreshContract(worker, contractId),
};

const CONCURRENCY = 4;
/** How often a worker looks for what is due; when something is due, its row says. */
const LOOK_MS = 1_000;
const ROWS_MAX = 100;

async function serve<Q extends Queue>(worker: WorkerPlatform, queue: Q): Promise<void> {
  await worker.jobs.boss.work<JobData[Q]>(
    queue,
    { localConcurrency: CONCURRENCY, batchSize: 1, pollingIntervalSeconds: 0.5 },
    async ([job]: Job<JobData[Q]>[]) => {
      if (!job) return;
      try {
        await HANDLERS[queue](worker, job.data);
      } catch (error) {
        // Asked again when its row says: nothing has ended meanwhile.
        if (!(error instanceof PaymentError)) throw error;
        worker.log.warn(
          { error: error.message, kind: error.kind },
          'the payment app gave no answer to go by',
        );
      }
    },
  );
}

async function askAgain({ db, jobs }: WorkerPlatform): Promise<void> {
  for (const rechargeId of await listDueRechargeIds(db, ROWS_MAX))
    await jobs.send(db, 'recharge-query', { rechargeId }, rechargeId);
  for (const contractId of await listDueContractIds(db, ROWS_MAX))
    await jobs.send(db, 'recharge-contract', { contractId }, contractId);
}

/** Serves the queues of recharges, and asks again for what waits. Answers how to stop asking. */
export async function serveRecharges(worker: WorkerPlatform): Promise<() => void> {
  for (const queue of Object.keys(HANDLERS) as Queue[]) await serve(worker, queue);
  const timer = setInterval(() => {
    askAgain(worker).catch((error: unknown) =>
      worker.log.warn(
        { error: String(error) },
        'recharges were not looked through; the next look comes soon',
      ),
    );
  }, LOOK_MS);
  return () => clearInterval(timer);
}
