import type { AskedBy, JobData, Jobs, QueueName } from './jobs.ts';
import { withinScope } from './scope.ts';
import { inSpan } from './trace.ts';

/** How often a worker looks into a queue, in seconds. */
const POLLING_SECONDS = 0.5;

/**
 * Serves one queue, job by job, each in the scope of the request that asked for it.
 * @param concurrency jobs of this queue that one worker does at once.
 * @param work what it throws puts the job back, as often as the queue allows (`QUEUES`).
 */
export async function serveQueue<Q extends QueueName>(
  { jobs }: { jobs: Jobs },
  queue: Q,
  concurrency: number,
  work: (data: JobData[Q]) => Promise<unknown>,
): Promise<void> {
  const shape = { name: `job ${queue}`, kind: 'consumer', attributes: { queue } } as const;
  await jobs.boss.work<JobData[Q] & { asked?: AskedBy }>(
    queue,
    { localConcurrency: concurrency, batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS },
    async ([job]) => {
      if (!job) return;
      const { asked } = job.data;
      await withinScope({ requestId: asked?.requestId }, () =>
        inSpan(shape, () => work(job.data), asked?.traceparent),
      );
    },
  );
}
