import { defineJob } from '../../kernel/job.ts';
import { expireOffers, finishEndedOffers } from './endOffers.ts';

export const bargainJobs = [
  defineJob({ name: 'ended offers', every: 500, run: finishEndedOffers }),
  defineJob({ name: 'expired offers', every: 2_000, run: expireOffers }),
];
