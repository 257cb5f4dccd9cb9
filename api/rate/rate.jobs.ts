import { readClock } from '../kernel/clock.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { isRateDue } from './exchangeRate.ts';
import { findRate } from './rateStore.ts';
import { refreshExchangeRate } from './refreshExchangeRate.ts';

const QUEUE = 'exchange-rate';
/** How often a worker looks whether the rate is due. */
const LOOK_MS = 10_000;

/** Serves the rate's queue and asks for a look at the start, then whenever one is due. Answers how to stop asking. */
export async function serveRates(worker: WorkerPlatform): Promise<() => void> {
  const { db, jobs, log } = worker;
  if (worker.rates === null) return () => {};
  await jobs.boss.work(QUEUE, { pollingIntervalSeconds: 1 }, () => refreshExchangeRate(worker));
  await jobs.send(db, QUEUE, {}, QUEUE);
  const timer = setInterval(async () => {
    try {
      if (isRateDue(await findRate(db), await readClock(db))) await jobs.send(db, QUEUE, {}, QUEUE);
    } catch (error) {
      log.warn({ error: String(error) }, 'the exchange rate was not looked for; the next look comes soon');
    }
  }, LOOK_MS);
  return () => clearInterval(timer);
}
