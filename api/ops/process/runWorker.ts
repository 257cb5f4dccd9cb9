import type { Config } from '../../config.ts';
import type { Log } from '../../kernel/log.ts';
import { observeLanes } from '../metrics/laneMetrics.ts';
import { observeSteam } from '../metrics/observeSteam.ts';
import { serveMetrics } from '../metrics/serveMetrics.ts';
import { openWorkerMetrics } from '../metrics/workerMetrics.ts';
import { openPlatform, openTracer } from './openProcess.ts';
import { createWorkerPlatform, startWorker } from './worker.ts';

/**
 * Runs the worker process, which calls Steam and runs jobs.
 * @returns a function that stops it.
 */
export async function runWorker(config: Config, log: Log): Promise<() => Promise<void>> {
  const closeTracer = await openTracer(config, 'worker');
  const platform = openPlatform(config, log, true);
  const metrics = openWorkerMetrics(platform);
  const jobPlatform = createWorkerPlatform(platform, config.DATABASE_URL);
  observeLanes(jobPlatform.lanes, metrics);
  const steam = observeSteam(jobPlatform.steam, jobPlatform.watch, metrics);
  const worker = await startWorker({ ...jobPlatform, steam });
  const port = config.WORKER_METRICS_PORT;
  const server = port > 0 ? await serveMetrics(metrics, config, log, port) : null;
  return async () => {
    await server?.close();
    await worker.stop();
    await platform.db.$disconnect();
    await closeTracer();
  };
}
