import { readClock } from '../../kernel/clock.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { probeSteam } from './probeSteam.ts';
import { addSteamCalls, listSteamHealth, lockSteamHealth, updateSteamHealth } from './steamHealth.store.ts';
import { type CallHealth, NO_CALLS, nextHealth, type Probe, type SteamCallKind } from './steamHealth.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** Probe result of a kind that needs no probe. */
const NO_PROBE: Probe = { hasSign: null, isIdle: false };

/**
 * Records how this worker's calls to Steam went, for each kind of call. A kind in trouble is also probed: its host with a ping, the kind
 * with a harmless call. Otherwise its recovery would go unnoticed, since real calls stop while it is down.
 * @param isSendIdle true if no offer waits to be sent, so that no real send can prove recovery.
 */
export async function measureSteamHealth(
  worker: WorkerPlatform,
  { mayPing, isSendIdle }: { mayPing: boolean; isSendIdle: boolean },
): Promise<CallHealth[]> {
  const kinds = await listSteamHealth(worker.db);
  const probes = mayPing ? await probeSteam(worker, kinds, { isSendIdle }) : new Map<SteamCallKind, Probe>();
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
