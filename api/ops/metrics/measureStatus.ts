import type { Platform } from '../../kernel/platform.ts';
import { readCallbackWait } from '../../partners/callbacks/dueEvent.store.ts';
import { recordStatus } from '../status/recordStatus.ts';
import type { StatusFigures } from '../status/status.ts';
import { listSteamStates, readWaiting } from './figure.store.ts';

const WORST: readonly StatusFigures['steam'][] = ['down', 'degraded', 'up'];

/** Measures the state of the market and stores it for the status page. */
export async function measureStatus(platform: Platform): Promise<void> {
  const start = performance.now();
  const hosts = await listSteamStates(platform.db);
  const databaseMs = performance.now() - start;
  const { withdrawalWaitMs } = await readWaiting(platform.db);
  const callbackWaitMs = await readCallbackWait(platform.db);
  const steam = WORST.find((state) => hosts.some((host) => host.state === state)) ?? 'up';
  await recordStatus(platform, { databaseMs, steam, callbackWaitMs, withdrawalWaitMs });
}
