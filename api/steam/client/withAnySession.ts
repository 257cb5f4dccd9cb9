import { findProbeAccountId } from './steamAccount.store.ts';
import type { SteamSession } from './steamGateway.ts';
import { withSteamSession } from './withSteamSession.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/**
 * Asks Steam something that any account may ask, with the session that lasts longest.
 * @param act safe to be called twice.
 * @returns false where no account is bound that Steam knows.
 */
export async function withAnySession(
  worker: WorkerPlatform,
  act: (session: SteamSession) => Promise<void>,
): Promise<boolean> {
  const accountId = await findProbeAccountId(worker.db);
  if (accountId) await withSteamSession(worker, accountId, act);
  return accountId !== null;
}
