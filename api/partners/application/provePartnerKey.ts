import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { KeyProofWrong, PartnerSetupMissing } from './partner.errors.ts';
import { provesKey } from './partnerKey.ts';
import { requireUnlocked } from './requireUnlocked.ts';
import { findSetup, markProven } from './setup.store.ts';

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
