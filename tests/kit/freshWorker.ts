import { readConfig } from '../../api/config.ts';
import { openLog } from '../../api/kernel/log.ts';
import { roleUrl } from '../../api/ops/database/roles.ts';
import { openPlatform } from '../../api/ops/process/openPlatform.ts';
import { createWorkerPlatform, startWorker } from '../../api/ops/process/worker.ts';
import { environmentOfProcess } from './environmentOfProcess.ts';
import type { TestMarket } from './testMarket.ts';

/**
 * A worker that knows nothing of the dead one's memory, at work in this process: what recovers after a kill. It stands in for a new
 * process, which takes seconds of a processor to load.
 * @returns how it ends.
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
