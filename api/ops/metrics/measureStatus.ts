import type { Platform } from '../../kernel/platform.ts';
import { readCallbackWait } from '../../partners/callbacks/dueEvent.store.ts';
import { recordStatus } from '../status/recordStatus.ts';
import type { StatusFigures } from '../status/status.ts';
import { listSteamStates, readWaiting } from './figure.store.ts';

const WORST: readonly NonNullable<StatusFigures['steam']>[] = ['down', 'degraded', 'up'];

/** Measures the state of the market and stores it for the status page. */
export async function measureStatus(platform: Platform): Promise<void> {
  const start = performance.now();
  const hosts = (await listSteamStates(platform.db)).filter(({ isMeasured }) => isMeasured);
  const databaseMs = performance.now() - start;
  const { ALIPAY_APP_ID, OPEN_PRIVATE_KEY } = platform.config;
  const withdrawalWaitMs = ALIPAY_APP_ID ? (await readWaiting(platform.db)).withdrawalWaitMs : null;
  const callbackWaitMs = OPEN_PRIVATE_KEY ? await readCallbackWait(platform.db) : null;
  const steam = WORST.find((state) => hosts.some((host) => host.state === state)) ?? null;
  await recordStatus(platform, { databaseMs, steam, callbackWaitMs, withdrawalWaitMs });
}
