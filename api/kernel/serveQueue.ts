import type { JobData, Jobs, QueueName } from './jobs.ts';

/** How often a worker looks into a queue, in seconds. */
const POLLING_SECONDS = 0.5;

/**
 * Serves one queue, job by job.
 * @param concurrency jobs of this queue that one worker does at once.
 * @param work what it throws puts the job back, as often as the queue allows (`QUEUES`).
 */
export async function serveQueue<Q extends QueueName>(
  { jobs }: { jobs: Jobs },
  queue: Q,
  concurrency: number,
  work: (data: JobData[Q]) => Promise<unknown>,
): Promise<void> {
  await jobs.boss.work<JobData[Q]>(
    queue,
    { localConcurrency: concurrency, batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS },
    async ([job]) => {
      if (job) await work(job.data);
    },
  );
}
