import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { sessionIdOf } from './sessionIdOf.ts';
import { findSealedAccount, type SealedAccount, updateAccessToken } from './steamAccount.store.ts';
import type { SteamSession } from './steamGateway.ts';
import { openAccessToken, openSteamSecret, sealAccessToken } from './steamSecret.ts';
import { tokenExpiry } from './tokenExpiry.ts';
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
    await updateAccessToken(worker.db, steamAccountId, {
      sealedAccessToken: sealAccessToken(STEAM_SEAL_PUBLIC_KEY, account.steamId, accessToken),
      accessTokenExpiresAt: tokenExpiry(accessToken),
    });
  }
  return {
    steamId: account.steamId,
    accessToken,
    identitySecret: secret.identitySecret,
    deviceId: secret.deviceId,
    sessionId: sessionIdOf(accessToken),
  };
}
