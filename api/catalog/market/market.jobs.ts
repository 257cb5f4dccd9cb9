import { defineJob } from '../../kernel/job.ts';
import { foldDueSales } from '../prices/foldDueSales.ts';
import { forgetStalePrices } from '../prices/forgetStalePrices.ts';
import { followAlerts } from '../watch/followAlerts.ts';
import { refreshAskedItems } from './refreshAskedItems.ts';

export const marketJobs = [
  defineJob({ name: 'item counts', every: 1_000, run: refreshAskedItems }),
  // Sales reach charts and counts soon, not at once: what a reader buys by is the listing.
  defineJob({ name: 'folding of sales', every: 3_000, run: foldDueSales }),
  defineJob({ name: 'stale prices', every: 60_000, run: forgetStalePrices }),
  // Changes of one second are judged together.
  defineJob({ name: 'alerts', every: 1_000, open: followAlerts }),
];
