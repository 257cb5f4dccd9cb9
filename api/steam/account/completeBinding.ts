import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { deriveDeviceId, sessionIdOf } from '../client/deviceId.ts';
import { SteamError } from '../client/steamError.ts';
import type { SteamSession } from '../client/steamGateway.ts';
import {
  openSteamUpload,
  type SteamUpload,
  sealAccessToken,
  sealSteamSecret,
} from '../client/steamSecret.ts';
import { type SteamSignedIn, SteamSignInRefused } from '../client/steamSignIn.ts';
import { tokenExpiry } from '../client/steamTokens.ts';
import type { WorkerPlatform } from '../client/workerPlatform.ts';
import {
  delayBinding,
  endBinding,
  findPendingBinding,
  lockPendingBinding,
  type PendingBinding,
} from './binding.store.ts';
import { type BoundAccount, insertAccount, lockOwner, renewAccount } from './steamAccount.store.ts';
import { type BindingReason, isBindingHopeless } from './steamBinding.ts';

type SignedInAccount = Omit<BoundAccount, 'inventoryDueAt'>;

/** All requests to Steam. Each of them can be repeated safely. */
async function askSteam(
  { signIn, config }: WorkerPlatform,
  { userId, type }: PendingBinding,
  upload: SteamUpload,
): Promise<SignedInAccount> {
  const tokens = await signIn.signIn(upload);
  checkpoint('bind.signedIn');
  const { steamId, accessToken } = tokens;
  const session: SteamSession = {
    steamId,
    accessToken,
    identitySecret: upload.identitySecret,
    deviceId: upload.deviceId ?? deriveDeviceId(steamId),
    sessionId: sessionIdOf(accessToken),
  };
  await signIn.acknowledgeTradeProtection(session);
  checkpoint('bind.acknowledged');
  const tradeUrl = (await signIn.readTradeUrl(session)) ?? (await signIn.makeTradeUrl(session));
  checkpoint('bind.linked');
  const personaName = await signIn.readPersonaName(steamId);
  const { accountName } = upload;
  const sealed = sealTokens(config.STEAM_SEAL_PUBLIC_KEY, tokens, { ...upload, deviceId: session.deviceId });
  return { userId, steamId, accountName, type, tradeUrl, personaName, ...sealed };
}

function sealTokens(
  publicKeyPem: string,
  { steamId, refreshToken, accessToken }: SteamSignedIn,
  { identitySecret, sharedSecret, deviceId, password }: SteamUpload & { deviceId: string },
) {
  const secret = { refreshToken, identitySecret, sharedSecret, deviceId, password };
  return {
    sealedSecret: sealSteamSecret(publicKeyPem, steamId, secret),
    sealedAccessToken: sealAccessToken(publicKeyPem, steamId, accessToken),
    refreshTokenExpiresAt: tokenExpiry(refreshToken),
    accessTokenExpiresAt: tokenExpiry(accessToken),
  };
}

async function saveAccount(tx: Tx, binding: PendingBinding, account: BoundAccount): Promise<void> {
  if (!(await lockPendingBinding(tx, binding.id))) return;
  const owner = await lockOwner(tx, account.steamId);
  if (owner && owner.userId !== binding.userId) return fail(tx, binding, 'accountBoundElsewhere');
  if (owner) await renewAccount(tx, owner.id, account);
  const steamAccountId = owner?.id ?? (await insertAccount(tx, account));
  await endBinding(tx, binding.id, { status: 'bound', steamAccountId });
  await postAccountMessage(tx, { ...binding, template: 'steamAccountBound' });
  await notifyChanged(tx, { topic: 'steamBinding', id: binding.id, userId: binding.userId });
  await notifyChanged(tx, { topic: 'steamAccount', id: steamAccountId, userId: binding.userId });
}

async function fail(tx: Tx, binding: PendingBinding, reason: BindingReason): Promise<void> {
  if (!(await endBinding(tx, binding.id, { status: 'failed', reason }))) return;
  await postAccountMessage(tx, { ...binding, template: 'steamBindingFailed' });
  await notifyChanged(tx, { topic: 'steamBinding', id: binding.id, userId: binding.userId });
}

async function completeTrouble(
  worker: WorkerPlatform,
  binding: PendingBinding,
  error: unknown,
): Promise<void> {
  const { db } = worker;
  if (error instanceof SteamSignInRefused) return inTransaction(db, (tx) => fail(tx, binding, error.reason));
  if (!(error instanceof SteamError)) throw error;
  await wait(db, binding, 'steamDown');
  worker.log.warn({ error: error.message }, 'a Steam account could not be bound yet');
}

/** Keeps a binding waiting, or fails it after the maximum time, so that no password is stored for longer. */
async function wait(db: Db, binding: PendingBinding, reason: BindingReason): Promise<void> {
  const isHopeless = isBindingHopeless(binding, await readClock(db));
  await inTransaction(db, async (tx) => {
    if (isHopeless) return fail(tx, binding, reason);
    if (await delayBinding(tx, binding.id, reason))
      await notifyChanged(tx, { topic: 'steamBinding', id: binding.id, userId: binding.userId });
  });
}

/**
 * Binds the account of an upload: signs in, acknowledges trade protection and reads the trade link, then writes everything in one
 * transaction and deletes the upload (S-01, S-07). After a crash it starts again; an additional sign-in at Steam is harmless. If Steam does
 * not respond, or operators have closed binding, the binding keeps waiting and a job tries it again.
 */
export async function completeBinding(worker: WorkerPlatform, bindingId: string): Promise<void> {
  await worker.locks.hold(`steam-bind:${bindingId}`, async () => {
    const { db, config } = worker;
    const binding = await findPendingBinding(db, bindingId);
    if (!binding) return;
    if (await hasClosure(db, 'binding')) return wait(db, binding, 'bindingClosed');
    const upload = openSteamUpload(config.STEAM_SEAL_PRIVATE_KEY, bindingId, binding.sealedUpload);
    checkpoint('bind.opened');
    try {
      const account = await askSteam(worker, binding, upload);
      const inventoryDueAt = addMs(await readClock(db), config.INVENTORY_AFTER_BIND_MS);
      await inTransaction(db, (tx) => saveAccount(tx, binding, { ...account, inventoryDueAt }));
      checkpoint('bind.kept');
    } catch (error) {
      await completeTrouble(worker, binding, error);
    }
  });
}
