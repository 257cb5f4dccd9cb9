import type { Tx } from '../kernel/db.ts';
import type { HostHealth } from './steamHealth.ts';
import { listSteamHealth } from './steamHealthStore.ts';

/** How both of Steam's hosts do, in the caller's transaction. */
export async function readSteamHealth(tx: Tx): Promise<HostHealth[]> {
  return listSteamHealth(tx);
}
