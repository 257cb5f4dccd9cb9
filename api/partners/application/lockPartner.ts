import { recordAccountAction } from '../../accounts/session/accountAction.store.ts';
import type { RequestOrigin } from '../../accounts/session/accountAction.ts';
import { takeStepUpCode } from '../../accounts/session/stepUp.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { newPublicName } from '../../kernel/ids.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  CallbackTestMissing,
  KeyProofMissing,
  PartnerKeyTaken,
  PartnerSetupMissing,
} from './partner.errors.ts';
import { requireUnlocked } from './requireUnlocked.ts';
import { findSetup, insertKey, isTestDelivered, lockCallback } from './setup.store.ts';

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
