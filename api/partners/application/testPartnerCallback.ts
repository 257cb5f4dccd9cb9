import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postTestCallback } from '../callbacks/postTestCallback.ts';
import { CallbackTestTooSoon, PartnerSetupMissing } from './partner.errors.ts';
import { requireUnlocked } from './requireUnlocked.ts';
import { findSetup, readTestAge, updateTestEvent } from './setup.store.ts';

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
