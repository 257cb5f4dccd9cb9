import { readClock } from '../kernel/clock.ts';
import { inTransaction } from '../kernel/tx.ts';
import { SteamError } from './steamError.ts';
import type { SteamHost } from './steamGateway.ts';
import { type HostHealth, nextHealth } from './steamHealth.ts';
import { addSteamCalls, listSteamHealth, lockSteamHealth, updateSteamHealth } from './steamHealthStore.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/**
 * Writes down how this worker's calls to Steam went. Where a host does not do well, it is asked for a sign of life first, so that its
 * coming back is seen although nothing else is asked of it then.
 */
export async function measureSteamHealth(
  worker: WorkerPlatform,
  { mayPing }: { mayPing: boolean },
): Promise<HostHealth[]> {
  for (const { host, state, failureStreak } of await listSteamHealth(worker.db)) {
    if (mayPing && (state !== 'up' || failureStreak > 0)) await ping(worker, host);
    await measure(worker, host);
  }
  return listSteamHealth(worker.db);
}

async function ping(worker: WorkerPlatform, host: SteamHost): Promise<void> {
  try {
    await worker.steam.ping(host);
  } catch (error) {
    // The failure has been counted; that is all this call is for.
    if (!(error instanceof SteamError)) throw error;
  }
}

async function measure(worker: WorkerPlatform, host: SteamHost): Promise<void> {
  const tally = worker.watch.take(host);
  if (!tally) return;
  await inTransaction(worker.db, async (tx) => {
    const now = await readClock(tx);
    const before = await lockSteamHealth(tx, host);
    const window = await addSteamCalls(tx, host, tally, now);
    const after = nextHealth(before, tally, window, now);
    await updateSteamHealth(tx, { ...after, callCount: window.calls, failureCount: window.failures }, now);
    if (after.state !== before.state)
      worker.log.warn({ host, from: before.state, to: after.state }, 'the health of Steam changed');
  });
}
