import { defineJob } from '../../kernel/job.ts';
import { runDiscounts } from './runDiscounts.ts';

/** Discounts begin and end by themselves. */
export const discountJobs = [defineJob({ name: 'discounts', every: 2_000, run: runDiscounts })];
