import { setTimeout as sleep } from 'node:timers/promises';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { countSignInFailure, updateSignedIn, updateSignInLost } from '../client/steamAccount.store.ts';
import { SteamError } from '../client/steamError.ts';
import {
  openSteamSecret,
  type SteamSecret,
  sealAccessToken,
  sealSteamSecret,
} from '../client/steamSecret.ts';
import { isSessionExpired, withSteamSession } from '../client/steamSession.ts';
import { SteamSignInRefused } from '../client/steamSignIn.ts';
import { tokenExpiry } from '../client/steamTokens.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import {
  findSealedOwn,
  isSignedIn,
  markEndingNotified,
  type SealedOwn,
  updateSignInDueAt,
  updateTokens,
} from './steamAccount.store.ts';

/** How long before its expiry a sign-in is renewed, and its owner told where Steam does not renew it. */
export const RENEWAL_BEFORE_MS = 7 * 24 * 3_600_000;

/** Time until an abnormal account is tried again: after Steam's verdict, and where Steam gave none. */
const RETRY_MS = 24 * 3_600_000;
const RETRY_SOON_MS = 3_600_000;

/** A renewal waits so often for so long (milliseconds) while another one of the account is under way. */
const WAIT_TRIES = 80;
const WAIT_MS = 250;

/** Steam accepts neither token nor password. The account must be bound again. */
function lost(why: string): SteamError {
  return new SteamError('sessionExpired', `sign-in: ${why}`);
}

/** Takes an account out of use that Steam no longer signs in, tells its owner, and tries it again the next day. */
export async function noteAbnormal(worker: WorkerPlatform, id: string): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const account = await updateSignInLost(tx, id);
    if (!account) return;
    await updateSignInDueAt(tx, id, addMs(await readClock(tx), RETRY_MS));
    await postAccountMessage(tx, { ...account, template: 'steamAccountAbnormal' });
    await notifyChanged(tx, { topic: 'steamAccount', id, userId: account.userId });
  });
}

interface RenewedTokens {
  refreshToken: string;
  accessToken: string;
}

/** Has Steam renew the token of an account that was bound without its password, as far as Steam does. */
async function renewByToken(
  { steam }: WorkerPlatform,
  { steamId }: SealedOwn,
  { refreshToken }: SteamSecret,
): Promise<RenewedTokens> {
  return { refreshToken, ...(await steam.renewAccessToken({ steamId, refreshToken, mayReplace: true })) };
}

async function renewByPassword(
  worker: WorkerPlatform,
  account: SealedOwn,
  secret: SteamSecret & { password: string; sharedSecret: string },
): Promise<RenewedTokens> {
  const { steamId, accountName } = account;
  const { password, sharedSecret } = secret;
  const tokens = await worker.signIn
    .signIn({ accountName, password, sharedSecret }, steamId)
    .catch((error: unknown) => {
      if (!(error instanceof SteamSignInRefused)) throw error;
      if (error.reason === 'rateLimited') throw new SteamError('transient', error.message);
      // The owner may have changed the password, or bound again by QR code with the old one: the token may still do.
      if (error.reason === 'passwordWrong') return null;
      throw lost(error.reason);
    });
  if (tokens === null) return renewByToken(worker, account, secret);
  if (tokens.steamId !== steamId) throw lost('another account signed in');
  checkpoint('renewSignIn.signedIn');
  return { refreshToken: tokens.refreshToken, accessToken: tokens.accessToken };
}

function sealRenewed(
  { STEAM_SEAL_PUBLIC_KEY }: WorkerPlatform['config'],
  steamId: string,
  { accessToken, ...secret }: SteamSecret & RenewedTokens,
) {
  return {
    sealedSecret: sealSteamSecret(STEAM_SEAL_PUBLIC_KEY, steamId, secret),
    sealedAccessToken: sealAccessToken(STEAM_SEAL_PUBLIC_KEY, steamId, accessToken),
    refreshTokenExpiresAt: tokenExpiry(secret.refreshToken),
    accessTokenExpiresAt: tokenExpiry(accessToken),
  };
}

/** Notes that an account is signed in. Where Steam kept the refresh token, its owner is told once that it ends soon (S-09). */
async function noteRenewed(worker: WorkerPlatform, account: SealedOwn, isKeptToken: boolean): Promise<void> {
  const { id, userId, accountName, refreshTokenExpiresAt } = account;
  await inTransaction(worker.db, async (tx) => {
    const now = await readClock(tx);
    const isEnding = refreshTokenExpiresAt && refreshTokenExpiresAt <= addMs(now, RENEWAL_BEFORE_MS);
    if (isKeptToken && isEnding) {
      await updateSignInDueAt(tx, id, addMs(now, RETRY_MS));
      if (await markEndingNotified(tx, id, refreshTokenExpiresAt))
        await postAccountMessage(tx, { userId, accountName, template: 'steamSignInEnding' });
    }
    await updateSignedIn(tx, id);
    await notifyChanged(tx, { topic: 'steamAccount', id, userId });
  });
}

/** Renews under the account's lock. Nothing is left to do if another renewal or a binding has replaced the secret that was read. */
async function renewOnce(worker: WorkerPlatform, id: string, readSecret: string): Promise<void> {
  const { db, config } = worker;
  const account = await findSealedOwn(db, id);
  if (!account) throw lost('the account was unbound');
  const { steamId, sealedSecret } = account;
  if (sealedSecret !== readSecret && (await isSignedIn(db, id))) return;
  const secret = openSteamSecret(config.STEAM_SEAL_PRIVATE_KEY, steamId, sealedSecret);
  const { password, sharedSecret } = secret;
  let tokens: RenewedTokens;
  try {
    tokens =
      password === undefined || sharedSecret === undefined
        ? await renewByToken(worker, account, secret)
        : await renewByPassword(worker, account, { ...secret, password, sharedSecret });
  } catch (error) {
    if (!isSessionExpired(error)) throw error;
    const current = await findSealedOwn(db, id);
    // Bound again meanwhile: Steam's verdict is on the old secret.
    if (current && current.sealedSecret !== sealedSecret) return;
    await noteAbnormal(worker, id);
    throw error;
  }
  // By itself, before anything that could fail: once Steam has replaced the refresh token, the old one is dead.
  const isStored = await updateTokens(db, account, sealRenewed(config, steamId, { ...secret, ...tokens }));
  if (isStored) await noteRenewed(worker, account, tokens.refreshToken === secret.refreshToken);
}

/**
 * Signs an account in again with its password and shared secret and stores the new tokens, when the refresh token has expired or is about
 * to. Without a password, Steam is asked to renew the token itself; where it does not, that is asked again the next day. An abnormal account
 * returns to its former status, normal or notSellable. Renewals of one account wait for each other, since the second would send a token that the first has replaced.
 * @throws SteamError `sessionExpired` if Steam rejects password or token. The account is then abnormal.
 */
export async function renewSignIn(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  const account = await findSealedOwn(worker.db, steamAccountId);
  if (!account) throw lost('the account was unbound');
  const renew = () => renewOnce(worker, steamAccountId, account.sealedSecret);
  for (let tries = 0; tries < WAIT_TRIES; tries += 1) {
    if (await worker.locks.hold(`steam-sign-in:${steamAccountId}`, renew, 'signIn')) return;
    await sleep(WAIT_MS);
  }
  throw new SteamError('transient', 'sign-in: another renewal is under way', { isHeldBack: true });
}

/**
 * Tries whether Steam accepts an abnormal account again: first its token, then its password. If so it returns to its former status, and its owner
 * is told when its listings go on (`pauseAccounts`). Otherwise it is tried again the next day, a few times (`SIGN_IN_FAILURES_MAX`); then
 * it waits for its owner, who signs it in by hand or binds it again.
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
  if (!(await isSignedIn(worker.db, steamAccountId))) return false;
  try {
    await renewSignIn(worker, steamAccountId);
    return true;
  } catch (error) {
    if (isSessionExpired(error)) return false;
    throw error;
  }
}
