import { openSteamSession } from './openSteamSession.ts';
import { dropAccessToken, updateAccountStatus } from './steamAccount.store.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** True if Steam no longer accepts a session or the sign-in of an account. */
export function isSessionExpired(error: unknown): boolean {
  return error instanceof SteamError && error.kind === 'sessionExpired';
}

/**
 * Acts at Steam with a session of a bound account. If Steam no longer accepts the stored session, repeats once with a new one. An account
 * whose sign-in works again returns to `normal`.
 * @param act must be safe to call twice and read its data anew each time.
 * @throws SteamError `sessionExpired` if Steam rejects the new session too.
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
