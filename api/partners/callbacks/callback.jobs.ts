import { defineJob } from '../../kernel/job.ts';
import { removeOldNonces } from '../openApi/access.store.ts';
import { openDeliveries } from './deliverCallback.ts';

export const callbackJobs = [
  defineJob({ name: 'callbacks', every: 500, open: openDeliveries }),
  defineJob({ name: 'nonces', every: 60_000, run: ({ db }) => removeOldNonces(db) }),
];
