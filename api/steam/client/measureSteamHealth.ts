import { readClock } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { probeSteam } from './probeSteam.ts';
import { addSteamCalls, listSteamHealth, lockSteamHealth, updateSteamHealth } from './steamHealth.store.ts';
import { type CallHealth, NO_CALLS, nextHealth, type Probe, type SteamCallKind } from './steamHealth.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** Probe result of a kind that needs no probe. */
const NO_PROBE: Probe = { hasSign: null, isIdle: false };

/**
 * Writes down how this worker's calls to Steam went, kind by kind. Where a kind does not do well, its host is asked for a sign of life first
 * and the kind for something harmless, so that its coming back is seen although nothing else is asked of it then.
 * @param probe given where Steam may be asked: whether no offer waits to be sent, so that no sending can show that it works again.
 */
export async function measureSteamHealth(
  worker: WorkerPlatform,
  probe?: { isSendIdle: boolean },
): Promise<CallHealth[]> {
  const kinds = await listSteamHealth(worker.db);
  const probes = probe ? await probeSteam(worker, kinds, probe) : new Map<SteamCallKind, Probe>();
  for (const { kind } of kinds) await measure(worker, kind, probes.get(kind) ?? NO_PROBE);
  return listSteamHealth(worker.db);
}

async function measure(worker: WorkerPlatform, kind: SteamCallKind, probe: Probe): Promise<void> {
  const taken = worker.watch.take(kind);
  if (!taken && probe.hasSign === null) return;
  const tally = taken ?? NO_CALLS;
  await inTransaction(worker.db, async (tx) => {
    const now = await readClock(tx);
    const before = await lockSteamHealth(tx, kind);
    const window = await addSteamCalls(tx, kind, tally, now);
    const after = nextHealth(before, { tally, probe }, window, now);
    await updateSteamHealth(tx, { ...after, callCount: window.calls, failureCount: window.failures }, now);
    if (after.state !== before.state)
      worker.log.warn({ kind, from: before.state, to: after.state }, 'the health of Steam changed');
  });
}
