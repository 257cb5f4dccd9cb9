import type { Config } from '../config.ts';
import { doBatch } from './doEach.ts';
import type { AskedBy } from './jobs.ts';
import type { Platform } from './platform.ts';
import { withinScope } from './scope.ts';
import { inSpan } from './trace.ts';
import { noteFailure } from './workFailures.ts';

/** How often a worker polls a queue that was empty, in seconds. */
const POLLING_SECONDS = 0.5;
const CONCURRENCY = 4;
const TIMEOUT_SECONDS = 60;

/** What the senders of a job and its handler agree on. Each type has a queue of its own. */
export interface JobType<Key extends string, Data extends Record<Key, string> = Record<Key, string>> {
  /** The name of its queue. */
  readonly name: string;
  /**
   * The id that a job is about: one job per id waits at a time, a second one adds nothing. The next one may wait while one is active: that
   * two never do the same at once is the task of the locks (`locks.ts`), which end with their worker.
   */
  readonly key: Key;
  /** A job of an id is sent at most once in each period of so many seconds, done or not. Default: whenever none waits. */
  readonly onceInSeconds?: number;
  /** How often a job that failed is retried. 0 where `due` sends it again: retries of many polls would pile up during an outage. */
  readonly retries?: number;
  /** How long a job may take, in seconds: 60. */
  readonly timeoutSeconds?: number;
  /** Carries the type of a job's data; it has no value. */
  readonly data?: Data;
}

/** Milliseconds between the end of one run and the begin of the next. */
export type Every = number | ((config: Config) => number);

/** Periodic work of one worker, with what it remembers between two runs. */
export interface Work {
  run(): Promise<unknown>;
  /** Ends what runs left under way. No run follows. */
  close?(): Promise<void>;
}

/** A job as the scheduler sees it: a queue, periodic work, or both. */
export interface Job<Worker> {
  readonly name: string;
  /** Settings of its queue. */
  readonly queue?: { readonly retryLimit: number; readonly expireInSeconds: number };
  readonly serve?: (worker: Worker) => Promise<void>;
  readonly every?: Every;
  readonly open?: (worker: Worker) => Work | Promise<Work>;
}

type QueueJob<Worker, Key extends string, Data extends Record<Key, string>> = JobType<Key, Data> & {
  /** Jobs of this queue that one worker runs at once: 4. */
  readonly concurrency?: number;
  /** Must be safe to run twice. What it throws is logged and counted. */
  readonly run: (worker: Worker, data: Data) => Promise<unknown>;
} & (
    | { readonly due?: undefined; readonly every?: undefined }
    | {
        /** Lists the ids that are due, so that whatever lost its job gets one again. `isStart` is true for the first time in a worker. */
        readonly due: (worker: Worker, isStart: boolean) => Promise<readonly string[]>;
        readonly every: Every;
      }
  );
type PeriodicJob<Worker> = {
  readonly name: string;
  readonly every: Every;
} & (
  | { readonly run: (worker: Worker) => Promise<unknown> }
  | { readonly open: (worker: Worker) => Work | Promise<Work> }
);

/** Declares a job that is sent by a lower layer than the one that runs it; `defineJob({ ...type, run })` completes it. */
export function declareJob<Key extends string, Data extends Record<Key, string> = Record<Key, string>>(
  type: JobType<Key, Data>,
): JobType<Key, Data> {
  return type;
}

/**
 * Defines work for later. With a `key` it is a queue, and `due` lists every so often what belongs into it; without one it is periodic work
 * that never overlaps itself within a process. A definition takes part once it is listed in `api/ops/jobs/registry.ts`.
 */
export function defineJob<
  Worker extends Platform,
  Key extends string,
  Data extends Record<Key, string> = Record<Key, string>,
>(job: QueueJob<Worker, Key, Data>): Job<Worker>;
export function defineJob<Worker extends Platform>(job: PeriodicJob<Worker>): Job<Worker>;
export function defineJob<Worker extends Platform, Key extends string, Data extends Record<Key, string>>(
  job: QueueJob<Worker, Key, Data> | PeriodicJob<Worker>,
): Job<Worker> {
  if ('open' in job) return job;
  const { name, every } = job;
  if (!('key' in job)) return { name, every: job.every, open: (worker) => ({ run: () => job.run(worker) }) };
  const { retries: retryLimit = 0, timeoutSeconds: expireInSeconds = TIMEOUT_SECONDS, due } = job;
  return {
    name,
    queue: { retryLimit, expireInSeconds },
    serve: (worker) => serveQueue(worker, job),
    ...(due && every !== undefined && { every, open: (worker: Worker) => openDue(worker, job, due) }),
  };
}

function openDue<Worker extends Platform>(
  worker: Worker,
  type: JobType<string>,
  due: (worker: Worker, isStart: boolean) => Promise<readonly string[]>,
): Work {
  let isStart = true;
  return {
    async run() {
      const ids = await due(worker, isStart);
      isStart = false;
      await sendEach(worker, type, ids);
    },
  };
}

/** Sends a job for each id, all of them together. One that cannot be sent stops no other. */
export async function sendEach(
  { db, jobs, log }: Pick<Platform, 'db' | 'jobs' | 'log'>,
  type: Pick<JobType<string>, 'name' | 'key' | 'onceInSeconds'>,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await doBatch(log, type.name, ids, {
    keyOf: (id) => id,
    act: (batch) => jobs.sendAll(db, type, batch),
  });
}

/**
 * Runs the jobs of a queue one by one, each in the scope of the request that sent it. A worker that has done a job takes the next at once.
 * After a failure it waits, lest the job is retried without a pause.
 */
async function serveQueue<Worker extends Platform, Key extends string, Data extends Record<Key, string>>(
  worker: Worker,
  { name, key, concurrency = CONCURRENCY, run }: QueueJob<Worker, Key, Data>,
): Promise<void> {
  const { boss } = worker.jobs;
  const shape = { name: `job ${name}`, kind: 'consumer', attributes: { queue: name } } as const;
  // Each is a worker of its own for the queue, so that each can be told to go on.
  for (let index = 0; index < concurrency; index += 1) {
    let id: string | undefined;
    id = await boss.work<Data & { asked?: AskedBy }>(
      name,
      { batchSize: 1, pollingIntervalSeconds: POLLING_SECONDS },
      async ([job]) => {
        if (!job) return;
        const { asked } = job.data;
        await withinScope({ requestId: asked?.requestId }, () =>
          inSpan(shape, () => run(worker, job.data), asked?.traceparent),
        ).catch((error: unknown) => {
          noteFailure(worker.log, name, job.data[key], error);
          throw error;
        });
        if (id) boss.notifyWorker(id);
      },
    );
  }
}
