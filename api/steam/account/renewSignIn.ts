import { checkpoint } from '../../kernel/checkpoint.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { SteamError } from '../client/steamError.ts';
import { openSteamSecret, sealAccessToken, sealSteamSecret } from '../client/steamSecret.ts';
import { isSessionExpired } from '../client/steamSession.ts';
import { type SteamSignedIn, SteamSignInRefused } from '../client/steamSignIn.ts';
import { tokenExpiry } from '../client/steamTokens.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import { findSealedOwn, isNormal, type SealedOwn, updateStatus, updateTokens } from './steamAccount.store.ts';

/** Steam accepts neither token nor password. The account must be bound again. */
function lost(why: string): SteamError {
  return new SteamError('sessionExpired', `sign-in: ${why}`);
}

async function noteAbnormal(worker: WorkerPlatform, { id, userId, accountName }: SealedOwn): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    if (!(await updateStatus(tx, id, { from: 'normal', to: 'abnormal' }))) return;
    await postAccountMessage(tx, { userId, accountName, template: 'steamAccountAbnormal' });
    await notifyChanged(tx, { topic: 'steamAccount', id, userId });
  });
}

/**
 * Signs an account in again with its password and shared secret and stores the new tokens, when the refresh token has expired or is about
 * to. An abnormal account becomes normal again.
 * @throws SteamError `sessionExpired` if there is no password or Steam rejects it. The account is then abnormal.
 */
export async function renewSignIn(worker: WorkerPlatform, steamAccountId: string): Promise<void> {
  const { db, config, signIn } = worker;
  const account = await findSealedOwn(db, steamAccountId);
  if (!account) throw lost('the account was unbound');
  const secret = openSteamSecret(config.STEAM_SEAL_PRIVATE_KEY, account.steamId, account.sealedSecret);
  const { password, sharedSecret } = secret;
  if (password === undefined) throw lost('no password is kept');
  let tokens: SteamSignedIn;
  try {
    tokens = await signIn.signIn({ accountName: account.accountName, password, sharedSecret });
  } catch (error) {
    if (!(error instanceof SteamSignInRefused)) throw error;
    if (error.reason === 'rateLimited') throw new SteamError('transient', error.message);
    await noteAbnormal(worker, account);
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
    await updateStatus(tx, steamAccountId, { from: 'abnormal', to: 'normal' });
    await notifyChanged(tx, { topic: 'steamAccount', id: steamAccountId, userId: account.userId });
  });
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
