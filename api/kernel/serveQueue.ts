import type { AskedBy, JobData, Jobs, QueueName } from './jobs.ts';
import type { Log } from './log.ts';
import { withinScope } from './scope.ts';
import { inSpan } from './trace.ts';
import { noteFailure } from './workFailures.ts';

/** How often a worker looks into a queue that was empty, in seconds. */
const POLLING_SECONDS = 0.5;

/**
 * Serves one queue, job by job, each in the scope of the request that asked for it.
 * Who has done a job takes the next at once: a queue that is full
 * is never waited for. One that failed waits, lest it is tried again without a pause.
 * @param concurrency jobs of this queue that one worker does at once.
 * @param work what it throws is told and counted, and puts the job back, as often as the queue allows (`QUEUES`).
 */
export async function serveQueue<Q extends QueueName>(
  { jobs, log }: { jobs: Jobs; log: Log },
  queue: Q,
  concurrency: number,
  work: (data: JobData[Q]) => Promise<unknown>,
): Promise<void> {
  const shape = { name: `job ${queue}`, kind: 'consumer', attributes: { queue } } as const;
  // Each is a worker of its own for the queue, so that each can be told to go on.
  for (let index = 0; index < concurrency; index += 1) {
    let id: string | undefined;
    id = await jobs.boss.work<JobData[Q] & { asked?: AskedBy }>(
      queue,
      { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS },
      async ([job]) => {
        if (!job) return;
        const { asked } = job.data;
        await withinScope({ requestId: asked?.requestId }, () =>
          inSpan(shape, () => work(job.data), asked?.traceparent),
        ).catch((error: unknown) => {
          noteFailure(log, queue, keyOf(job.data), error);
          throw error;
        });
        if (id) jobs.boss.notifyWorker(id);
      },
    );
  }
}

/** What a job is about: the first id that it carries. */
function keyOf(data: object): string {
  return Object.values(data).find((value) => typeof value === 'string') ?? '';
}
