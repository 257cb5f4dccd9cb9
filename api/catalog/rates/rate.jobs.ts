import { readClock } from '../../kernel/clock.ts';
import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { isRateDue } from './exchangeRate.ts';
import { findRate } from './rate.store.ts';
import { refreshExchangeRate } from './refreshExchangeRate.ts';

export const rateJobs = [
  defineJob({
    name: 'exchange-rate',
    key: 'currency',
    concurrency: 1,
    every: 10_000,
    async due({ db, rates }: WorkerPlatform, isStart) {
      if (rates === null) return [];
      return isStart || isRateDue(await findRate(db), await readClock(db)) ? ['USD'] : [];
    },
    run: refreshExchangeRate,
  }),
];
