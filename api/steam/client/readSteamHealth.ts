import type { Tx } from '../../kernel/db.ts';
import { listSteamHealth } from './steamHealth.store.ts';
import type { CallHealth } from './steamHealth.ts';

/** Reads the health of every kind of call to Steam in the caller's transaction. */
export async function readSteamHealth(tx: Tx): Promise<CallHealth[]> {
  return listSteamHealth(tx);
}
