import { followAlerts } from './followAlerts.ts';
import { openLocks } from './kernel/locks.ts';
import type { Platform } from './kernel/platform.ts';
import { createSteamHttp } from './steam/steamHttp.ts';
import type { WorkerPlatform } from './steam/workerPlatform.ts';
import { runRound } from './tradeOffer/runRound.ts';
import { serveJobs } from './tradeOffer/tradeOffer.jobs.ts';

const ROUND_MS = 1_000;

/** A worker at work. */
export interface Worker {
  platform: WorkerPlatform;
  stop(): Promise<void>;
}

/** Makes what the worker's deeds stand on, without starting anything: for the worker itself and for tests that call deeds. */
export function createWorkerPlatform(platform: Platform, databaseUrl: string): WorkerPlatform {
  const { config } = platform;
  const address = {
    apiBase: config.STEAM_API_BASE,
    communityBase: config.STEAM_COMMUNITY_BASE,
    timeoutMs: config.STEAM_TIMEOUT_MS,
  };
  return { ...platform, steam: createSteamHttp(address), locks: openLocks(databaseUrl, 8) };
}

/** Starts serving jobs and going rounds. As many workers as wanted may run side by side. */
export async function startWorker(worker: WorkerPlatform): Promise<Worker> {
  await worker.jobs.boss.start();
  await serveJobs(worker);
  const stopRounds = startRounds(worker);
  const alerts = await followAlerts(worker, worker.config.DATABASE_URL);
  return {
    platform: worker,
    async stop() {
      await stopRounds();
      await alerts.stop();
      await worker.jobs.boss.stop({ graceful: true, timeout: 20_000 });
      await worker.locks.close();
    },
  };
}

function startRounds(worker: WorkerPlatform): () => Promise<void> {
  let isStopped = false;
  let polledAt = 0;
  let current = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const go = (): void => {
    const isPollDue = Date.now() - polledAt >= worker.config.STEAM_POLL_MS;
    if (isPollDue) polledAt = Date.now();
    current = runRound(worker, { isPollDue })
      .catch((error: unknown) =>
        worker.log.warn({ error: String(error) }, 'a round failed; the next one goes on'),
      )
      .then(() => {
        if (!isStopped) timer = setTimeout(go, ROUND_MS);
      });
  };
  go();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
