import type { Job } from './job.ts';
import type { Platform } from './platform.ts';
import { noteFailure } from './workFailures.ts';

/** Jobs under way in this process. */
export interface Scheduler {
  /** Starts no further periodic run and waits for what is under way; jobs of queues end with the queue (`jobs.boss.stop`). */
  stop(): Promise<void>;
}

/** Serves the queues of these jobs and starts their periodic work, each at once. As many schedulers as wanted may run side by side. */
export async function startScheduler<Worker extends Platform>(
  worker: Worker,
  jobs: readonly Job<Worker>[],
): Promise<Scheduler> {
  for (const { serve } of jobs) await serve?.(worker);
  const stops = await Promise.all(jobs.map((job) => repeat(worker, job)));
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Runs periodic work, with a pause after each run. A run that fails is logged and counted, and followed by the next. */
async function repeat<Worker extends Platform>(
  worker: Worker,
  { name, every, open }: Job<Worker>,
): Promise<() => Promise<void>> {
  if (!open || every === undefined) return async () => {};
  const work = await open(worker);
  const pauseMs = typeof every === 'number' ? every : every(worker.config);
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let current = Promise.resolve();
  const go = (): void => {
    current = work
      .run()
      .catch((error: unknown) => noteFailure(worker.log, name, 'run', error))
      .then(() => {
        if (!isStopped) timer = setTimeout(go, pauseMs);
      });
  };
  go();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
    await work.close?.();
  };
}
