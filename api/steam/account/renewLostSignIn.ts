import { isSessionExpired } from '../client/withSteamSession.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { renewSignIn } from './renewSignIn.ts';
import { isNormal } from './steamAccount.store.ts';

/**
 * Signs an account in anew that Steam has just refused. Once: an account that is abnormal already waits for its owner, since Steam counts
 * sign-ins.
 * @returns false where that is no way out.
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
