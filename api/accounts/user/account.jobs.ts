import { defineJob } from '../../kernel/job.ts';
import { removeDueUsers } from '../deletion/removeUsers.ts';
import { forgetSignIns } from '../session/forgetSignIns.ts';
import { releaseDueHolds } from './accountHold.ts';

export const accountJobs = [
  defineJob({ name: 'holds', every: 10_000, run: releaseDueHolds }),
  defineJob({ name: 'deletions', every: 60_000, run: removeDueUsers }),
  defineJob({ name: 'old sign-ins', every: 3_600_000, run: ({ db }) => forgetSignIns(db) }),
];
