import { noteAbnormal, renewLostSignIn } from '../../steam/account/renewSignIn.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { isSessionExpired, withSteamSession } from '../../steam/client/steamSession.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';

/**
 * Runs a Steam action for one of our accounts. If Steam rejects the session and the password is stored, it signs in
 * again, once. If Steam still rejects the account, the account becomes abnormal and its owner is notified.
 * @param act must be safe to call twice and read its own inputs again.
 */
export async function actForAccount(
  worker: WorkerPlatform,
  steamAccountId: string,
  act: (session: SteamSession) => Promise<void>,
): Promise<void> {
  try {
    await withSteamSession(worker, steamAccountId, act);
  } catch (error) {
    if (!isSessionExpired(error)) throw error;
    await actWithNewSignIn(worker, steamAccountId, act, error);
  }
}

async function actWithNewSignIn(
  worker: WorkerPlatform,
  steamAccountId: string,
  act: (session: SteamSession) => Promise<void>,
  rejection: unknown,
): Promise<void> {
  try {
    if (!(await renewLostSignIn(worker, steamAccountId))) throw rejection;
    await withSteamSession(worker, steamAccountId, act);
  } catch (error) {
    if (isSessionExpired(error)) await noteAbnormal(worker, steamAccountId);
    throw error;
  }
}
