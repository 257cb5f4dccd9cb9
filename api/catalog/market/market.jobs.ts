import { defineJob } from '../../kernel/job.ts';
import { aggregateDueSales } from '../prices/aggregateSales.ts';
import { forgetStalePrices } from '../prices/forgetStalePrices.ts';
import { followAlerts } from '../watch/followAlerts.ts';
import { refreshRequestedItems } from './recount.ts';

export const marketJobs = [
  defineJob({ name: 'item counts', every: 1_000, run: refreshRequestedItems }),
  // Charts and counts may lag a few seconds behind sales, because buyers decide by the listings, which are current.
  defineJob({ name: 'folding of sales', every: 3_000, run: aggregateDueSales }),
  defineJob({ name: 'stale prices', every: 60_000, run: forgetStalePrices }),
  // The changes of one second are evaluated together.
  defineJob({ name: 'alerts', every: 1_000, open: followAlerts }),
];
