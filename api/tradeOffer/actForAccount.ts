import { inTransaction } from '../kernel/tx.ts';
import { postAccountMessage } from '../message/postAccountMessage.ts';
import { markSteamAccount } from '../steam/markSteamAccount.ts';
import type { SteamSession } from '../steam/steamGateway.ts';
import { isSessionExpired, withSteamSession } from '../steam/withSteamSession.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { renewLostSignIn } from '../steamAccount/renewLostSignIn.ts';

/**
 * Acts at Steam for one of our accounts. Where Steam refuses its sign-in and a password is kept, it signs in anew, once. One that Steam
 * refuses even so becomes abnormal, which its owner is told.
 * @param act safe to be called twice, and reading what it needs anew.
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
    await actSignedInAnew(worker, steamAccountId, act, error);
  }
}

async function actSignedInAnew(
  worker: WorkerPlatform,
  steamAccountId: string,
  act: (session: SteamSession) => Promise<void>,
  refusal: unknown,
): Promise<void> {
  try {
    if (!(await renewLostSignIn(worker, steamAccountId))) throw refusal;
    await withSteamSession(worker, steamAccountId, act);
  } catch (error) {
    if (isSessionExpired(error)) await noteAbnormal(worker, steamAccountId);
    throw error;
  }
}

async function noteAbnormal(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const account = await markSteamAccount(tx, steamAccountId, { from: 'normal', to: 'abnormal' });
    if (account) await postAccountMessage(tx, { ...account, template: 'steamAccountAbnormal' });
  });
}
