import { defineJob } from '../../kernel/job.ts';
import { reconcileDue } from './reconcile.ts';

export const reconciliationJobs = [defineJob({ name: 'reconciliation', every: 60_000, run: reconcileDue })];
