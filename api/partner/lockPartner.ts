import { checkpoint } from '../kernel/checkpoint.ts';
import { newPublicName } from '../kernel/ids.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import {
  CallbackTestMissing,
  KeyProofMissing,
  PartnerKeyTaken,
  PartnerSetupMissing,
} from './partner.errors.ts';
import { requireUnlocked } from './requireUnlocked.ts';
import { findSetup, insertKey, isTestDelivered, lockCallback } from './setupStore.ts';

/**
 * Ends step 2 (P-03): key and callback address are in force, and cannot be changed from now on but by an operator's reset.
 * @throws PartnerNotApproved, PartnerLocked, PartnerSetupMissing, KeyProofMissing, CallbackTestMissing, PartnerKeyTaken.
 */
export async function lockPartner({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const { id: partnerId } = await requireUnlocked(tx, userId);
    const setup = await findSetup(tx, partnerId);
    if (!setup) throw new PartnerSetupMissing();
    if (!setup.provenAt) throw new KeyProofMissing();
    const isTested = setup.testEventId !== null && (await isTestDelivered(tx, setup.testEventId));
    if (!isTested) throw new CallbackTestMissing();
    const { publicKey, fingerprint } = setup;
    const key = { id: newPublicName('key'), partnerId, publicKey, fingerprint };
    if (!(await insertKey(tx, key))) throw new PartnerKeyTaken();
    checkpoint('partner.keyKept');
    await lockCallback(tx, partnerId, setup.callbackUrl);
    checkpoint('partner.locked');
  });
}
