import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postAccountMessage } from '../../notifications/message/postMessages.ts';
import { deriveDeviceId, sessionIdOf } from '../client/deviceId.ts';
import { SteamError } from '../client/steamError.ts';
import type { SteamSession } from '../client/steamGateway.ts';
import {
  type BindingProgress,
  type CodeUpload,
  type MafileUpload,
  openSteamSecret,
  openSteamUpload,
  type QrUpload,
  type SteamSecret,
  type SteamUpload,
  sealAccessToken,
  sealSteamSecret,
  sealSteamUpload,
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
  updateChallenge,
  updateUpload,
} from './binding.store.ts';
import { SteamAccountBusy } from './steamAccount.errors.ts';
import {
  type AccountOwner,
  type BoundAccount,
  insertAccount,
  lockOwner,
  renewAccount,
} from './steamAccount.store.ts';
import { type BindingReason, isBindingHopeless } from './steamBinding.ts';
import { releaseAccount } from './unbindSteamAccount.ts';

type SignedInAccount = Omit<BoundAccount, 'inventoryDueAt'>;

/** The owner has not approved the QR code yet. */
class AppAwaited extends Error {}

/** Another account than the wanted one was signed in. */
class OtherAccount extends Error {}

const NO_PROGRESS: BindingProgress = {
  signInBegunAt: null,
  hasSignedIn: false,
  tokens: null,
  isAcknowledged: false,
  tradeUrl: null,
};

/** Login codes of this time before now may be used up by an attempt whose outcome is not known. */
const CODES_USED_MS = 2 * 60_000;

/** One attempt: the upload as it was sealed last, with what Steam has done by then. */
class Attempt {
  readonly worker: WorkerPlatform;
  readonly binding: PendingBinding;
  upload: SteamUpload & { progress: BindingProgress };
  /** An earlier attempt may have used the login codes that Steam accepts now. */
  readonly mayLackCodes: boolean;

  constructor(worker: WorkerPlatform, binding: PendingBinding) {
    this.worker = worker;
    this.binding = binding;
    const upload = openSteamUpload(worker.config.STEAM_SEAL_PRIVATE_KEY, binding.id, binding.sealedUpload);
    this.upload = { ...upload, progress: upload.progress ?? NO_PROGRESS };
    const { hasSignedIn, signInBegunAt } = this.upload.progress;
    const hasBegun = hasSignedIn || Date.now() - (signInBegunAt ?? 0) < CODES_USED_MS;
    this.mayLackCodes = binding.way === 'mafile' && hasBegun;
  }

  /** Seals what was done onto the binding at once, so that the next attempt goes on there. */
  async keep(done: Partial<BindingProgress>, upload: SteamUpload = this.upload): Promise<void> {
    const { worker, binding } = this;
    this.upload = { ...upload, progress: { ...this.upload.progress, ...done } };
    await updateUpload(
      worker.db,
      binding.id,
      sealSteamUpload(worker.config.STEAM_SEAL_PUBLIC_KEY, binding.id, this.upload),
    );
  }
}

async function signInOnce(attempt: Attempt): Promise<SteamSignedIn> {
  const { upload } = attempt;
  const { tokens } = upload.progress;
  if (tokens) return tokens;
  if ('code' in upload) return signInByCode(attempt, upload);
  // A typed code that Steam has accepted cannot sign in again.
  if (attempt.binding.way === 'code') throw new SteamError('sessionExpired', 'sign-in: the code is used up');
  if ('qr' in upload) return signInByQr(attempt, upload);
  await attempt.keep({ signInBegunAt: Date.now() });
  const signedIn = await attempt.worker.signIn.signIn(upload, attempt.binding.id);
  checkpoint('bind.signedIn');
  await attempt.keep({ tokens: signedIn, hasSignedIn: true });
  return signedIn;
}

/** Signs in with what the owner typed, which is erased once Steam has accepted it. */
async function signInByCode(attempt: Attempt, upload: CodeUpload): Promise<SteamSignedIn> {
  const { accountName, wantedSteamId } = upload;
  const laneKey = wantedSteamId ?? attempt.binding.id;
  const tokens = await attempt.worker.signIn.signInByCode(upload, laneKey);
  checkpoint('bind.signedIn');
  if (wantedSteamId !== null && wantedSteamId !== tokens.steamId) throw new OtherAccount();
  await attempt.keep({ tokens, hasSignedIn: true }, { qr: null, accountName, wantedSteamId });
  return tokens;
}

/** Begins the sign-in, or asks once whether its code was approved. Throws `AppAwaited` while it waits. */
async function signInByQr(attempt: Attempt, upload: QrUpload): Promise<SteamSignedIn> {
  const { qr, wantedSteamId } = upload;
  const { db, signIn } = attempt.worker;
  const { id, userId } = attempt.binding;
  const laneKey = wantedSteamId ?? id;
  const answer =
    qr === null ? { tokens: null, qr: await signIn.beginQr(laneKey) } : await signIn.pollQr(qr, laneKey);
  if (answer.tokens !== null) {
    checkpoint('bind.signedIn');
    if (wantedSteamId !== null && wantedSteamId !== answer.tokens.steamId) throw new OtherAccount();
    await attempt.keep(
      { tokens: answer.tokens, hasSignedIn: true },
      { ...upload, accountName: answer.accountName },
    );
    return answer.tokens;
  }
  await attempt.keep({}, { ...upload, qr: answer.qr });
  await inTransaction(db, async (tx) => {
    // Each time, not only for a new code: an older answer of the page may have come after the last notice.
    if (await updateChallenge(tx, id, answer.qr.challengeUrl))
      await notifyChanged(tx, { topic: 'steamBinding', id, userId });
  });
  throw new AppAwaited();
}

/** An acknowledgement that Steam rejects for good is asked for again by the first confirmation that needs it. */
async function acknowledge({ signIn }: WorkerPlatform, session: SteamSession): Promise<void> {
  try {
    await signIn.acknowledgeTradeProtection(session);
  } catch (error) {
    if (!(error instanceof SteamError && error.kind === 'definite')) throw error;
  }
}

/** All requests to Steam. What an earlier attempt achieved is not repeated. */
async function askSteam(attempt: Attempt): Promise<SignedInAccount> {
  const { worker, binding } = attempt;
  const { signIn, config } = worker;
  const tokens = await signInOnce(attempt);
  const { upload } = attempt;
  const secrets = 'sharedSecret' in upload ? upload : null;
  const { steamId, accessToken } = tokens;
  const session: SteamSession = {
    steamId,
    accessToken,
    identitySecret: secrets?.identitySecret ?? null,
    deviceId: secrets?.deviceId ?? deriveDeviceId(steamId),
    sessionId: sessionIdOf(accessToken),
  };
  // Only a confirmation needs it, and an account without secrets confirms nothing.
  if (!upload.progress.isAcknowledged && secrets) {
    await acknowledge(worker, session);
    await attempt.keep({ isAcknowledged: true });
  }
  checkpoint('bind.acknowledged');
  const tradeUrl =
    upload.progress.tradeUrl ?? (await signIn.readTradeUrl(session)) ?? (await signIn.makeTradeUrl(session));
  await attempt.keep({ tradeUrl });
  checkpoint('bind.linked');
  const personaName = await signIn.readPersonaName(steamId);
  const { userId, type } = binding;
  const accountName = attempt.upload.accountName ?? steamId;
  const { deviceId } = session;
  const sealed = sealTokens(config.STEAM_SEAL_PUBLIC_KEY, tokens, { secrets, deviceId });
  return { userId, steamId, accountName, type, tradeUrl, personaName, ...sealed };
}

function sealTokens(
  publicKeyPem: string,
  { steamId, refreshToken, accessToken }: SteamSignedIn,
  { secrets, deviceId }: { secrets: MafileUpload | null; deviceId: string },
) {
  const secret: SteamSecret = { refreshToken, deviceId };
  if (secrets) {
    const { identitySecret, sharedSecret, password } = secrets;
    Object.assign(secret, { identitySecret, sharedSecret, password });
  }
  return {
    hasSecrets: secrets !== null,
    sealedSecret: sealSteamSecret(publicKeyPem, steamId, secret),
    sealedAccessToken: sealAccessToken(publicKeyPem, steamId, accessToken),
    refreshTokenExpiresAt: tokenExpiry(refreshToken),
    accessTokenExpiresAt: tokenExpiry(accessToken),
  };
}

/** An account that is bound again by QR code or typed code keeps the secrets that its owner gave before. */
function withKnownSecrets(
  { STEAM_SEAL_PRIVATE_KEY, STEAM_SEAL_PUBLIC_KEY }: WorkerPlatform['config'],
  owner: AccountOwner,
  account: BoundAccount,
): BoundAccount {
  if (account.hasSecrets || !owner.hasSecrets) return account;
  const { steamId } = account;
  const known = openSteamSecret(STEAM_SEAL_PRIVATE_KEY, steamId, owner.sealedSecret);
  const { refreshToken } = openSteamSecret(STEAM_SEAL_PRIVATE_KEY, steamId, account.sealedSecret);
  const sealedSecret = sealSteamSecret(STEAM_SEAL_PUBLIC_KEY, steamId, { ...known, refreshToken });
  return { ...account, sealedSecret, hasSecrets: true };
}

/**
 * Ends another user's binding: who signs in at Steam now has proven to have the account (S-09). What that user sells from
 * it is withdrawn, and the user is told.
 * @throws SteamAccountBusy while it has orders in progress, which need its sign-in.
 */
async function takeOver(
  tx: Tx,
  worker: WorkerPlatform,
  { id, userId, accountName }: AccountOwner,
): Promise<void> {
  const count = await releaseAccount(tx, worker, { id, userId });
  await postAccountMessage(tx, { userId, accountName, count, template: 'steamAccountTaken' });
}

async function saveAccount(
  tx: Tx,
  worker: WorkerPlatform,
  binding: PendingBinding,
  account: BoundAccount,
): Promise<void> {
  if (!(await lockPendingBinding(tx, binding.id))) return;
  const owner = await lockOwner(tx, account.steamId);
  const isTakenOver = owner !== null && owner.userId !== binding.userId;
  if (isTakenOver) await takeOver(tx, worker, owner);
  else if (owner) await renewAccount(tx, owner.id, withKnownSecrets(worker.config, owner, account));
  const steamAccountId = owner && !isTakenOver ? owner.id : await insertAccount(tx, account);
  const { accountName } = account;
  await endBinding(tx, binding.id, { status: 'bound', steamAccountId, accountName });
  await postAccountMessage(tx, { userId: binding.userId, accountName, template: 'steamAccountBound' });
  await notifyChanged(tx, { topic: 'steamBinding', id: binding.id, userId: binding.userId });
  await notifyChanged(tx, { topic: 'steamAccount', id: steamAccountId, userId: binding.userId });
}

async function fail(tx: Tx, { binding, upload }: Attempt, reason: BindingReason): Promise<void> {
  const accountName = upload.accountName ?? binding.accountName;
  if (!(await endBinding(tx, binding.id, { status: 'failed', reason, accountName }))) return;
  // Whoever waits at a code sees it. After the sign-in nobody has to wait there.
  if (binding.way === 'mafile' || upload.progress.hasSignedIn)
    await postAccountMessage(tx, { userId: binding.userId, accountName, template: 'steamBindingFailed' });
  await notifyChanged(tx, { topic: 'steamBinding', id: binding.id, userId: binding.userId });
}

/** Refusals that say nothing about an account that Steam has signed in before, or whose codes may be used up. */
const PASSING_REFUSALS: readonly BindingReason[] = ['codeWrong', 'rateLimited'];

async function completeTrouble(attempt: Attempt, error: unknown): Promise<void> {
  const { worker, binding, mayLackCodes } = attempt;
  const { db } = worker;
  if (error instanceof AppAwaited) {
    if (isBindingHopeless(binding, await readClock(db)))
      await inTransaction(db, (tx) => fail(tx, attempt, 'qrUnused'));
    return;
  }
  if (error instanceof SteamAccountBusy)
    return inTransaction(db, (tx) => fail(tx, attempt, 'accountBoundElsewhere'));
  if (error instanceof OtherAccount) return inTransaction(db, (tx) => fail(tx, attempt, 'otherAccount'));
  if (error instanceof SteamSignInRefused) {
    if (mayLackCodes && PASSING_REFUSALS.includes(error.reason))
      return wait(attempt, binding.reason ?? 'steamDown');
    return inTransaction(db, (tx) => fail(tx, attempt, error.reason));
  }
  if (!(error instanceof SteamError)) throw error;
  const isRefused = error.kind === 'sessionExpired';
  if (isRefused) await renewTokens(attempt);
  const isLimited = error.isLimited || error.isHeldBack;
  await wait(attempt, isRefused ? 'sessionRefused' : isLimited ? 'steamLimited' : 'steamDown');
  worker.log.warn({ error: error.message }, 'a Steam account could not be bound yet');
}

/** Replaces the access token that Steam did not accept. Only if the refresh token is dead too, the next attempt signs in again. */
async function renewTokens(attempt: Attempt): Promise<void> {
  const { tokens } = attempt.upload.progress;
  if (!tokens) return;
  try {
    const { accessToken } = await attempt.worker.steam.renewAccessToken(tokens);
    await attempt.keep({ tokens: { ...tokens, accessToken } });
  } catch (error) {
    if (!(error instanceof SteamError)) throw error;
    if (error.kind === 'sessionExpired') await attempt.keep({ tokens: null });
  }
}

/** Keeps a binding waiting, or fails it after the maximum time, so that no password is stored for longer. */
async function wait(attempt: Attempt, reason: BindingReason): Promise<void> {
  const { binding, upload } = attempt;
  const { db } = attempt.worker;
  const hasTokens = upload.progress.tokens !== null;
  const isHopeless = isBindingHopeless({ ...binding, hasTokens }, await readClock(db));
  await inTransaction(db, async (tx) => {
    if (isHopeless) return fail(tx, attempt, reason);
    if (await delayBinding(tx, binding.id, reason))
      await notifyChanged(tx, { topic: 'steamBinding', id: binding.id, userId: binding.userId });
  });
}

/**
 * Binds the account of an upload: signs in, acknowledges trade protection and reads the trade link, then writes everything in one
 * transaction and deletes the upload (S-01, S-07). What succeeded is sealed onto the binding at once: after a crash or an error it goes on
 * there. If Steam does not respond, or operators have closed binding, the binding keeps waiting and a job tries it again.
 */
export async function completeBinding(worker: WorkerPlatform, bindingId: string): Promise<void> {
  await worker.locks.hold(`steam-bind:${bindingId}`, async () => {
    const { db, config } = worker;
    const binding = await findPendingBinding(db, bindingId);
    if (!binding) return;
    const attempt = new Attempt(worker, binding);
    if (await hasClosure(db, 'binding')) return wait(attempt, 'bindingClosed');
    checkpoint('bind.opened');
    try {
      const account = await askSteam(attempt);
      const inventoryDueAt = addMs(await readClock(db), config.INVENTORY_AFTER_BIND_MS);
      await inTransaction(db, (tx) => saveAccount(tx, worker, binding, { ...account, inventoryDueAt }));
      checkpoint('bind.kept');
    } catch (error) {
      await completeTrouble(attempt, error);
    }
  });
}
