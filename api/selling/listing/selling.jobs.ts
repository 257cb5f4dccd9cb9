import { defineJob } from '../../kernel/job.ts';
import { forgetOldChanges } from '../copies/followCopies.ts';
import { runDueRules } from '../rules/runRule.ts';
import { listDueCopies } from '../schedule/listDueCopies.ts';
import { refreshSellerRecords } from '../shop/refreshSellerRecords.ts';

export const sellingJobs = [
  defineJob({ name: 'selling rules', every: 2_000, run: runDueRules }),
  defineJob({ name: 'scheduled listings', every: 2_000, run: listDueCopies }),
  defineJob({ name: 'old listing changes', every: 60_000, run: forgetOldChanges }),
  defineJob({ name: 'seller records', every: 60_000, run: refreshSellerRecords }),
];
