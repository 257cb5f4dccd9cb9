import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { sessionIdOf } from './deviceId.ts';
import {
  dropAccessToken,
  findProbeAccountId,
  findSealedAccount,
  type SealedAccount,
  updateAccessToken,
  updateSignedIn,
} from './steamAccount.store.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { openAccessToken, openSteamSecret, sealAccessToken } from './steamSecret.ts';
import { tokenExpiry } from './steamTokens.ts';
import type { WorkerPlatform } from './workerPlatform.ts';

/** A token with less time left than this is renewed before use. */
const TOKEN_MARGIN_MS = 10 * 60_000;

function keptToken(worker: WorkerPlatform, account: SealedAccount, now: Date): string | null {
  if (!account.sealedAccessToken) return null;
  const token = openAccessToken(
    worker.config.STEAM_SEAL_PRIVATE_KEY,
    account.steamId,
    account.sealedAccessToken,
  );
  const expiresAt = tokenExpiry(token);
  return expiresAt && expiresAt > addMs(now, TOKEN_MARGIN_MS) ? token : null;
}

/**
 * Opens a session of a bound Steam account. Renews the access token when it is about to expire, or always with `isNew`. Worker only: no
 * other process can open the secrets.
 * @throws SteamError `sessionExpired` if Steam revoked the refresh token.
 */
export async function openSteamSession(
  worker: WorkerPlatform,
  steamAccountId: string,
  { isNew = false }: { isNew?: boolean } = {},
): Promise<SteamSession> {
  const account = await findSealedAccount(worker.db, steamAccountId);
  const { STEAM_SEAL_PRIVATE_KEY, STEAM_SEAL_PUBLIC_KEY } = worker.config;
  const secret = openSteamSecret(STEAM_SEAL_PRIVATE_KEY, account.steamId, account.sealedSecret);
  let accessToken = isNew ? null : keptToken(worker, account, await readClock(worker.db));
  if (!accessToken) {
    ({ accessToken } = await worker.steam.renewAccessToken({
      steamId: account.steamId,
      refreshToken: secret.refreshToken,
    }));
    checkpoint('session.renewed');
    const { sealedSecret } = account;
    await updateAccessToken(
      worker.db,
      { id: steamAccountId, sealedSecret },
      {
        sealedAccessToken: sealAccessToken(STEAM_SEAL_PUBLIC_KEY, account.steamId, accessToken),
        accessTokenExpiresAt: tokenExpiry(accessToken),
      },
    );
  }
  return {
    steamId: account.steamId,
    accessToken,
    identitySecret: secret.identitySecret ?? null,
    deviceId: secret.deviceId,
    sessionId: sessionIdOf(accessToken),
  };
}

/** True if Steam no longer accepts a session or the sign-in of an account. */
export function isSessionExpired(error: unknown): boolean {
  return error instanceof SteamError && error.kind === 'sessionExpired';
}

/**
 * Acts at Steam with a session of a bound account. If Steam no longer accepts the stored session, repeats once with a new one. An abnormal
 * account whose sign-in works again returns to its former status.
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
  await updateSignedIn(worker.db, steamAccountId);
}

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
