import { findProbeAccountId } from './steamAccount.store.ts';
import type { SteamSession } from './steamGateway.ts';
import { withSteamSession } from './withSteamSession.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/**
 * Makes a call that any account may make, with the session that lasts longest.
 * @param act must be safe to call twice.
 * @returns false if no signed-in account is bound.
 */
export async function withAnySession(
  worker: WorkerPlatform,
  act: (session: SteamSession) => Promise<void>,
): Promise<boolean> {
  const accountId = await findProbeAccountId(worker.db);
  if (accountId) await withSteamSession(worker, accountId, act);
  return accountId !== null;
}
