import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { countSignInFailure, updateAccountStatus } from '../client/steamAccount.store.ts';
import { SteamError } from '../client/steamError.ts';
import {
  openSteamSecret,
  type SteamSecret,
  sealAccessToken,
  sealSteamSecret,
} from '../client/steamSecret.ts';
import { isSessionExpired, withSteamSession } from '../client/steamSession.ts';
import { type SteamSignedIn, SteamSignInRefused } from '../client/steamSignIn.ts';
import { tokenExpiry } from '../client/steamTokens.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import {
  findSealedOwn,
  isNormal,
  markEndingTold,
  type SealedOwn,
  updateSignInDueAt,
  updateTokens,
} from './steamAccount.store.ts';

/** How long before its expiry a sign-in is renewed, and its owner told where Steam does not renew it. */
export const RENEWAL_BEFORE_MS = 7 * 24 * 3_600_000;

/** Time until an abnormal account is tried again: after Steam's verdict, and where Steam gave none. */
const RETRY_MS = 24 * 3_600_000;
const RETRY_SOON_MS = 3_600_000;

/** Steam accepts neither token nor password. The account must be bound again. */
function lost(why: string): SteamError {
  return new SteamError('sessionExpired', `sign-in: ${why}`);
}

/** Takes an account out of use that Steam no longer signs in, tells its owner, and tries it again the next day. */
export async function noteAbnormal(worker: WorkerPlatform, id: string): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const account = await updateAccountStatus(tx, id, { from: 'normal', to: 'abnormal' });
    if (!account) return;
    await updateSignInDueAt(tx, id, addMs(await readClock(tx), RETRY_MS));
    await postAccountMessage(tx, { ...account, template: 'steamAccountAbnormal' });
    await notifyChanged(tx, { topic: 'steamAccount', id, userId: account.userId });
  });
}

/**
 * Renews the sign-in of an account that was bound without its password, as far as Steam does. Where Steam does not, its owner is told once
 * before the end (S-09), and it is asked again the next day.
 */
async function renewByToken(worker: WorkerPlatform, account: SealedOwn, secret: SteamSecret): Promise<void> {
  const { db, config, steam } = worker;
  const { id, steamId, userId, accountName, refreshTokenExpiresAt } = account;
  const asked = { steamId, refreshToken: secret.refreshToken, mayReplace: true };
  const renewed = await steam.renewAccessToken(asked).catch(async (error: unknown) => {
    if (isSessionExpired(error)) await noteAbnormal(worker, id);
    throw error;
  });
  const { accessToken, refreshToken = secret.refreshToken } = renewed;
  const publicKey = config.STEAM_SEAL_PUBLIC_KEY;
  await inTransaction(db, async (tx) => {
    const isKept = await updateTokens(tx, id, {
      sealedSecret: sealSteamSecret(publicKey, steamId, { ...secret, refreshToken }),
      sealedAccessToken: sealAccessToken(publicKey, steamId, accessToken),
      refreshTokenExpiresAt: tokenExpiry(refreshToken),
      accessTokenExpiresAt: tokenExpiry(accessToken),
    });
    if (!isKept) return;
    const now = await readClock(tx);
    const isKeptToken = refreshToken === secret.refreshToken && refreshTokenExpiresAt !== null;
    if (isKeptToken && refreshTokenExpiresAt <= addMs(now, RENEWAL_BEFORE_MS)) {
      await updateSignInDueAt(tx, id, addMs(now, RETRY_MS));
      if (await markEndingTold(tx, id, refreshTokenExpiresAt))
        await postAccountMessage(tx, { userId, accountName, template: 'steamSignInEnding' });
    }
    await updateAccountStatus(tx, id, { from: 'abnormal', to: 'normal' });
    await notifyChanged(tx, { topic: 'steamAccount', id, userId });
  });
}

/**
 * Signs an account in again with its password and shared secret and stores the new tokens, when the refresh token has expired or is about
 * to. Without a password, Steam is asked to renew the token itself. An abnormal account becomes normal again.
 * @throws SteamError `sessionExpired` if Steam rejects password or token. The account is then abnormal.
 */
export async function renewSignIn(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  const { db, config, signIn } = worker;
  const account = await findSealedOwn(db, steamAccountId);
  if (!account) throw lost('the account was unbound');
  const secret = openSteamSecret(config.STEAM_SEAL_PRIVATE_KEY, account.steamId, account.sealedSecret);
  const { password, sharedSecret } = secret;
  if (password === undefined || sharedSecret === undefined) return renewByToken(worker, account, secret);
  let tokens: SteamSignedIn;
  try {
    tokens = await signIn.signIn({ accountName: account.accountName, password, sharedSecret });
  } catch (error) {
    if (!(error instanceof SteamSignInRefused)) throw error;
    if (error.reason === 'rateLimited') throw new SteamError('transient', error.message);
    await noteAbnormal(worker, steamAccountId);
    throw lost(error.reason);
  }
  if (tokens.steamId !== account.steamId) throw lost('another account signed in');
  checkpoint('renewSignIn.signedIn');
  const publicKey = config.STEAM_SEAL_PUBLIC_KEY;
  const renewed = { ...secret, refreshToken: tokens.refreshToken };
  await inTransaction(db, async (tx) => {
    const isKept = await updateTokens(tx, steamAccountId, {
      sealedSecret: sealSteamSecret(publicKey, account.steamId, renewed),
      sealedAccessToken: sealAccessToken(publicKey, account.steamId, tokens.accessToken),
      refreshTokenExpiresAt: tokenExpiry(tokens.refreshToken),
      accessTokenExpiresAt: tokenExpiry(tokens.accessToken),
    });
    if (!isKept) return;
    await updateAccountStatus(tx, steamAccountId, { from: 'abnormal', to: 'normal' });
    await notifyChanged(tx, { topic: 'steamAccount', id: steamAccountId, userId: account.userId });
  });
}

/**
 * Tries whether Steam accepts an abnormal account again: first its token, then its password. If so it becomes normal, and its owner is
 * told when its listings go on (`pauseAccounts`). Otherwise it is tried again the next day, a few times (`SIGN_IN_FAILURES_MAX`); then it
 * waits for its owner, who signs it in by hand or binds it again.
 */
export async function retrySignIn(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  const { db, signIn } = worker;
  let retryMs = RETRY_SOON_MS;
  try {
    await withSteamSession(worker, steamAccountId, async (session) => {
      await signIn.readTradeUrl(session);
    }).catch(async (error: unknown) => {
      if (!isSessionExpired(error)) throw error;
      await renewSignIn(worker, steamAccountId);
    });
    retryMs = RETRY_MS;
  } catch (error) {
    if (isSessionExpired(error)) {
      retryMs = RETRY_MS;
      await countSignInFailure(db, steamAccountId);
    }
    throw error;
  } finally {
    await updateSignInDueAt(db, steamAccountId, addMs(await readClock(db), retryMs));
  }
}

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
