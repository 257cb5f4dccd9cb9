import { defineJob } from '../../kernel/job.ts';
import { bulkActionJob } from './bulkQueue.ts';
import { listDueActions, runBulkAction } from './runBulkAction.ts';

/** Actions on many copies. An action whose worker died goes on in another one. */
export const bulkJobs = [
  defineJob({
    ...bulkActionJob,
    concurrency: 2,
    every: 5_000,
    due: listDueActions,
    run: (worker, { actionId }) => runBulkAction(worker, actionId),
  }),
];
