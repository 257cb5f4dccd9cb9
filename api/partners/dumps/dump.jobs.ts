import { defineJob } from '../../kernel/job.ts';
import type { Locks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { makeDueDumps } from './makeDumps.ts';

// A file of the market's state is made within minutes of the end of its day; a kind that fails is read anew no more often than that.
export const dumpJobs = [
  defineJob({
    name: 'dumps',
    every: 300_000,
    run: (worker: Platform & { locks: Locks }) => makeDueDumps(worker),
  }),
];
