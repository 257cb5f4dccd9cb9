import { defineJob } from '../../kernel/job.ts';
import type { Platform } from '../../kernel/platform.ts';
import { measureStatus } from '../metrics/measureStatus.ts';
import { auditDue } from './auditDue.ts';
import { recordServiceCalls } from './recordStatus.ts';
import type { ServiceWatch } from './watchServices.ts';

export const statusJobs = [
  defineJob({
    name: 'service calls',
    every: 10_000,
    run: (worker: Platform & { services: ServiceWatch }) => recordServiceCalls(worker, worker.services),
  }),
  defineJob({ name: 'status', every: 60_000, run: measureStatus }),
  defineJob({ name: 'audits', every: 60_000, run: auditDue }),
];
