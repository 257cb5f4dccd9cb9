import { readClock } from '../../kernel/clock.ts';
import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { isRateDue } from './exchangeRate.ts';
import { findRate } from './rate.store.ts';
import { refreshExchangeRate } from './refreshExchangeRate.ts';

const NAME = 'exchange-rate';

export const rateJobs = [
  defineJob({
    name: NAME,
    key: () => NAME,
    concurrency: 1,
    every: 10_000,
    async due({ db, rates }: WorkerPlatform, isStart) {
      if (rates === null) return [];
      return isStart || isRateDue(await findRate(db), await readClock(db)) ? [{}] : [];
    },
    run: refreshExchangeRate,
  }),
];
