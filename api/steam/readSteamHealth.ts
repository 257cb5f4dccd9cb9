import type { Tx } from '../kernel/db.ts';
import type { CallHealth } from './steamHealth.ts';
import { listSteamHealth } from './steamHealthStore.ts';

/** How every kind of calls to Steam does, in the caller's transaction. */
export async function readSteamHealth(tx: Tx): Promise<CallHealth[]> {
  return listSteamHealth(tx);
}
