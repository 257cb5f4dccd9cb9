import { openSteamSession } from './openSteamSession.ts';
import { dropAccessToken, updateAccountStatus } from './steamAccount.store.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** True where Steam does not know a session, or an account's sign-in, any more. */
export function isSessionExpired(error: unknown): boolean {
  return error instanceof SteamError && error.kind === 'sessionExpired';
}

/**
 * Acts at Steam with a session of one of our accounts; where Steam does not know the kept session any more, once again with a new one.
 * An account that Steam had refused and knows again is normal again.
 * @param act safe to be called twice, and reading what it needs anew.
 * @throws SteamError `sessionExpired` where Steam does not know the new session either.
 */
export async function withSteamSession(
  worker: WorkerPlatform,
  steamAccountId: string,
  act: (session: SteamSession) => Promise<void>,
): Promise<void> {
  try {
    await act(await openSteamSession(worker, steamAccountId));
  } catch (error) {
    if (!isSessionExpired(error)) throw error;
    await dropAccessToken(worker.db, steamAccountId);
    await act(await openSteamSession(worker, steamAccountId));
  }
  await updateAccountStatus(worker.db, steamAccountId, { from: 'abnormal', to: 'normal' });
}
