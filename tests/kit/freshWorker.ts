import { readConfig } from '../../api/config.ts';
import { openLog } from '../../api/kernel/log.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { openPlatform } from '../../api/ops/process/openProcess.ts';
import { createWorkerPlatform, startWorker } from '../../api/ops/process/worker.ts';
import { environmentOfProcess } from './environmentOfProcess.ts';
import type { TestMarket } from './testMarket.ts';

/**
 * A worker in this process that shares no memory with the dead one: what recovers after a kill. It replaces a new process, which takes
 * seconds of CPU time to load.
 * @returns a function that stops it.
 */
export async function startFreshWorker(
  market: TestMarket,
  settings: NodeJS.ProcessEnv = {},
): Promise<() => Promise<void>> {
  const url = roleUrl(market.ownerUrl, 'worker');
  const config = readConfig({ ...environmentOfProcess(market, url), ...settings });
  const platform = openPlatform(config, openLog('worker', 'silent'), true);
  const worker = await startWorker(createWorkerPlatform(platform, url));
  return async () => {
    await worker.stop();
    await platform.db.$disconnect();
  };
}
