import { readClock } from '../../kernel/clock.ts';
import { lookAgain } from '../../kernel/lookAgain.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { isRateDue } from './exchangeRate.ts';
import { findRate } from './rate.store.ts';
import { refreshExchangeRate } from './refreshExchangeRate.ts';

const QUEUE = 'exchange-rate';
/** How often a worker looks whether the rate is due. */
const LOOK_MS = 10_000;

/** Serves the rate's queue and asks for a look at the start, then whenever one is due. Answers how to stop asking. */
export async function serveRates(worker: WorkerPlatform): Promise<() => void> {
  const { db, jobs } = worker;
  if (worker.rates === null) return () => {};
  await serveQueue(worker, QUEUE, 1, () => refreshExchangeRate(worker));
  await jobs.send(db, QUEUE, {}, QUEUE);
  return lookAgain(worker, LOOK_MS, 'rates', async () => {
    if (isRateDue(await findRate(db), await readClock(db))) await jobs.send(db, QUEUE, {}, QUEUE);
  });
}
