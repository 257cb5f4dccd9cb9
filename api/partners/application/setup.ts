import { randomBytes } from 'node:crypto';
import { recordAccountAction } from '../../accounts/session/accountAction.store.ts';
import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { takeStepUpCode } from '../../accounts/session/stepUp.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { newPublicName } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { parseCallbackUrl } from '../../notifications/callback/callbackUrl.ts';
import { postTestCallback } from '../callbacks/testCallback.ts';
import {
  CallbackTestMissing,
  CallbackTestTooSoon,
  CallbackUrlInvalid,
  KeyProofMissing,
  KeyProofWrong,
  PartnerKeyInvalid,
  PartnerKeyTaken,
  PartnerLocked,
  PartnerNotApproved,
  PartnerSetupMissing,
} from './partner.errors.ts';
import { type LockedApplication, lockApplication } from './partner.store.ts';
import { challengeText } from './partner.ts';
import { parsePartnerKey, provesKey } from './partnerKey.ts';
import {
  findSetup,
  insertKey,
  isKeyRegistered,
  isTestDelivered,
  lockCallback,
  markProven,
  readTestAge,
  saveSetup,
  updateTestEvent,
} from './setup.store.ts';

/**
 * The user's application while step 2 can still be changed, locked in the caller's transaction (P-03).
 * @throws PartnerNotApproved, PartnerLocked.
 */
export async function requireUnlocked(tx: Tx, userId: string): Promise<LockedApplication> {
  const held = await lockApplication(tx, userId);
  if (held?.status !== 'approved') throw new PartnerNotApproved();
  if (held.lockedAt) throw new PartnerLocked();
  return held;
}

/**
 * Stores key and callback address for step 2 (P-03, T-18); nothing is locked yet. A changed key gets a new challenge,
 * and a changed address needs its own test; what is unchanged keeps its proof.
 * @throws PartnerKeyInvalid, CallbackUrlInvalid, PartnerNotApproved, PartnerLocked, PartnerKeyTaken.
 */
export async function beginPartnerSetup(
  { db, config }: Platform,
  request: { userId: string; publicKey: string; callbackUrl: string },
): Promise<void> {
  const key = parsePartnerKey(request.publicKey);
  if ('problem' in key) throw new PartnerKeyInvalid({ keyProblem: key.problem });
  const parsed = parseCallbackUrl(request.callbackUrl, config.CALLBACK_DEV_HOSTS);
  if ('problem' in parsed) throw new CallbackUrlInvalid({ urlProblem: parsed.problem });
  await inTransaction(db, async (tx) => {
    const { id, appId } = await requireUnlocked(tx, request.userId);
    if (await isKeyRegistered(tx, key.fingerprint)) throw new PartnerKeyTaken();
    const before = await findSetup(tx, id);
    const keptKey = before?.fingerprint === key.fingerprint ? before : null;
    const keptUrl = before?.callbackUrl === parsed.url ? before : null;
    const nonce = randomBytes(24).toString('base64url');
    await saveSetup(tx, id, {
      ...key,
      callbackUrl: parsed.url,
      challenge: keptKey?.challenge ?? challengeText({ appId, nonce }),
      provenAt: keptKey?.provenAt ?? null,
      testEventId: keptUrl?.testEventId ?? null,
    });
    checkpoint('partner.setupKept');
  });
}

/**
 * Accepts the signature of the challenge as proof that the partner holds the private key (T-18). The proof remains
 * valid.
 * @throws PartnerNotApproved, PartnerLocked, PartnerSetupMissing, KeyProofWrong.
 */
export async function provePartnerKey(
  { db }: Platform,
  { userId, signature }: { userId: string; signature: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id } = await requireUnlocked(tx, userId);
    const setup = await findSetup(tx, id);
    if (!setup) throw new PartnerSetupMissing();
    if (setup.provenAt) return;
    if (!provesKey(setup.publicKey, setup.challenge, signature)) throw new KeyProofWrong();
    await markProven(tx, id);
    checkpoint('partner.proven');
  });
}

/** Minimum time between two test callbacks of one partner, to any address, in milliseconds. */
const TEST_SPACING_MS = 10_000;

/**
 * Sends a test callback to the address of step 2 (P-03). It is attempted once; its result is stored with its
 * deliveries, and the last test counts.
 * @throws PartnerNotApproved, PartnerLocked, PartnerSetupMissing, CallbackTestTooSoon.
 */
export async function testPartnerCallback({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id: partnerId } = await requireUnlocked(tx, userId);
    const setup = await findSetup(tx, partnerId);
    if (!setup) throw new PartnerSetupMissing();
    const ageMs = await readTestAge(tx, partnerId);
    if (ageMs !== null && ageMs < TEST_SPACING_MS)
      throw new CallbackTestTooSoon({ retryAfterSeconds: Math.ceil((TEST_SPACING_MS - ageMs) / 1_000) });
    await updateTestEvent(tx, partnerId, await postTestCallback(tx, { partnerId, url: setup.callbackUrl }));
    checkpoint('partner.tested');
  });
}

/**
 * Completes step 2 (P-03) after an SMS code, so that a stolen session alone cannot register a key that spends the
 * account's money. From now on key and callback address can only be changed by an operator's reset. The code is used up
 * only if everything else succeeds.
 * @throws PartnerNotApproved, PartnerLocked, PartnerSetupMissing, KeyProofMissing, CallbackTestMissing,
 * PartnerKeyTaken, StepUpCodeWrong, TooManyCodes.
 */
export async function lockPartner(
  platform: Platform,
  request: { userId: string; code: string; origin: RequestOrigin },
): Promise<void> {
  const { db } = platform;
  const { userId } = request;
  await inTransaction(db, (tx) => requireReady(tx, userId));
  const stepUp = await takeStepUpCode(platform, request);
  await inTransaction(db, async (tx) => {
    const { partnerId, setup } = await requireReady(tx, userId);
    const { publicKey, fingerprint } = setup;
    const key = { id: newPublicName('key'), partnerId, publicKey, fingerprint };
    if (!(await insertKey(tx, key))) throw new PartnerKeyTaken();
    checkpoint('partner.keyKept');
    await lockCallback(tx, partnerId, setup.callbackUrl);
    const details = { keyId: key.id, fingerprint, callbackUrl: setup.callbackUrl };
    await recordAccountAction(tx, { userId, kind: 'lockPartner', subjectId: partnerId, details }, stepUp);
    checkpoint('partner.locked');
  });
}

async function requireReady(tx: Tx, userId: string) {
  const { id: partnerId } = await requireUnlocked(tx, userId);
  const setup = await findSetup(tx, partnerId);
  if (!setup) throw new PartnerSetupMissing();
  if (!setup.provenAt) throw new KeyProofMissing();
  const isTested = setup.testEventId !== null && (await isTestDelivered(tx, setup.testEventId));
  if (!isTested) throw new CallbackTestMissing();
  return { partnerId, setup };
}
