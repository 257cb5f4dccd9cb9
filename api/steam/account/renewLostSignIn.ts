import { isSessionExpired } from '../client/withSteamSession.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { renewSignIn } from './renewSignIn.ts';
import { isNormal } from './steamAccount.store.ts';

/**
 * Signs in again for an account whose token Steam has just rejected. Only once: an account that is already abnormal waits for its owner,
 * since Steam limits sign-ins.
 * @returns false if that did not help.
 */
export async function renewLostSignIn(worker: WorkerPlatform, steamAccountId: string): Promise<boolean> {
  if (!(await isNormal(worker.db, steamAccountId))) return false;
  try {
    await renewSignIn(worker, steamAccountId);
    return true;
  } catch (error) {
    if (isSessionExpired(error)) return false;
    throw error;
  }
}
