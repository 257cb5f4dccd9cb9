import { defineJob } from '../../kernel/job.ts';
import { forgetOldDeliveries, openWebhooks } from '../alerts/deliverWebhooks.ts';
import { followCopyAlerts, forgetOldFound } from '../alerts/followCopyAlerts.ts';
import { forgetOldChanges } from '../copies/followCopies.ts';
import { runDueRules } from '../rules/runRule.ts';
import { listDueCopies } from '../schedule/listDueCopies.ts';
import { refreshSellerRecords } from '../shop/refreshSellerRecords.ts';
import { deleteOldViews } from './listingView.store.ts';

export const sellingJobs = [
  defineJob({ name: 'selling rules', every: 2_000, run: runDueRules }),
  defineJob({ name: 'scheduled listings', every: 2_000, run: listDueCopies }),
  defineJob({ name: 'old listing changes', every: 60_000, run: forgetOldChanges }),
  defineJob({ name: 'copy alerts', every: 1_000, open: followCopyAlerts }),
  defineJob({ name: 'old copy alerts', every: 3_600_000, run: forgetOldFound }),
  defineJob({ name: 'alert webhooks', every: 500, open: openWebhooks }),
  defineJob({ name: 'old webhook deliveries', every: 3_600_000, run: forgetOldDeliveries }),
  defineJob({ name: 'old listing views', every: 3_600_000, run: deleteOldViews }),
  defineJob({ name: 'seller records', every: 60_000, run: refreshSellerRecords }),
];
