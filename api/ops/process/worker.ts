import { setTimeout as sleep } from 'node:timers/promises';
import { createRateHttp } from '../../catalog/rates/rateHttp.ts';
import { openLocks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { startScheduler } from '../../kernel/scheduler.ts';
import { traceGateway } from '../../kernel/traceGateway.ts';
import { createCallbackHttp } from '../../notifications/callback/callbackHttp.ts';
import { createAlipayHttp } from '../../payments/provider/alipayHttp.ts';
import { createSteamHttp } from '../../steam/client/steamHttp.ts';
import { createSteamSignInHttp } from '../../steam/client/steamSignInHttp.ts';
import { watchSteam } from '../../steam/client/steamWatch.ts';
import { openLanes } from '../../steam/lanes/openLanes.ts';
import { JOBS, type JobPlatform } from '../jobs/registry.ts';
import { openServiceWatch } from '../status/watchServices.ts';

/** Calls for one Steam account to one host at a time. */
const STEAM_PARALLEL_MAX = 4;
/** How long jobs under way may take to end when their worker stops. */
const STOP_MS = 20_000;
/** How long jobs of queues may take at least, also where periodic work has used that time. */
const QUEUE_STOP_MS = 5_000;

/** A running worker. */
export interface Worker {
  platform: JobPlatform;
  stop(): Promise<void>;
}

/** Makes what jobs need without starting anything: for the worker itself, and for tests that call services of it. */
export function createWorkerPlatform(platform: Platform, databaseUrl: string): JobPlatform {
  const { config, log } = platform;
  const services = openServiceWatch();
  const lanes = openLanes({
    db: platform.db,
    log,
    privateKeyPem: config.STEAM_SEAL_PRIVATE_KEY,
    spacingMs: config.STEAM_SPACING_MS,
    inventorySpacingMs: config.STEAM_INVENTORY_SPACING_MS,
    backoffMs: config.STEAM_BACKOFF_MS,
    backoffMsMax: config.STEAM_BACKOFF_MAX_MS,
    parallelMax: STEAM_PARALLEL_MAX,
  });
  const address = {
    apiBase: config.STEAM_API_BASE,
    communityBase: config.STEAM_COMMUNITY_BASE,
    timeoutMs: config.STEAM_TIMEOUT_MS,
    lanes,
  };
  const rates = config.RATE_URL
    ? createRateHttp({ url: config.RATE_URL, timeoutMs: config.RATE_TIMEOUT_MS })
    : null;
  const callbacks = createCallbackHttp({
    timeoutMs: config.CALLBACK_TIMEOUT_MS,
    devHosts: config.CALLBACK_DEV_HOSTS,
  });
  return {
    ...platform,
    ...watchSteam(
      traceGateway(createSteamHttp(address, log), 'steam'),
      traceGateway(createSteamSignInHttp(address), 'steam'),
      { laneOf: lanes.nameOf },
    ),
    lanes,
    rates: services.watch(traceGateway(rates, 'rate'), 'rate'),
    payment: services.watch(traceGateway(createAlipayHttp(config), 'alipay'), 'alipay'),
    callbacks: traceGateway(callbacks, 'callback'),
    services,
    locks: openLocks(databaseUrl, 8),
  };
}

/** Starts the jobs of all domains. As many workers as wanted may run side by side. */
export async function startWorker(platform: JobPlatform): Promise<Worker> {
  const { boss } = platform.jobs;
  await boss.start();
  const scheduler = await startScheduler(platform, JOBS);
  return {
    platform,
    async stop() {
      const startMs = performance.now();
      // A check of the data may take minutes: the worker ends without it, and the next one begins it anew.
      await Promise.race([scheduler.stop(), sleep(STOP_MS, undefined, { ref: false })]);
      const leftMs = Math.ceil(STOP_MS - (performance.now() - startMs));
      await boss.stop({ graceful: true, timeout: Math.max(QUEUE_STOP_MS, leftMs) });
      await platform.lanes.close();
      await platform.locks.close();
    },
  };
}
