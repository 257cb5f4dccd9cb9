import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { answerQuestions } from './answerQuestions.ts';
import { recipientCheckJob } from './checkRecipients.ts';
import { removeOldChecks } from './linkCheck.store.ts';

export const recipientJobs = [
  // At most two of a worker's calls stand in the line of those that send offers.
  defineJob({
    ...recipientCheckJob,
    concurrency: 2,
    run: (worker: WorkerPlatform, questions) => answerQuestions(worker, questions),
  }),
  defineJob({ name: 'old checks of trade links', every: 600_000, run: ({ db }) => removeOldChecks(db) }),
];
