import type { Tx } from '../../kernel/db.ts';
import { PartnerLocked, PartnerNotApproved } from './partner.errors.ts';
import { type HeldPartner, holdPartner } from './partner.store.ts';

/**
 * The user's application while step 2 can still be changed, locked in the caller's transaction (P-03).
 * @throws PartnerNotApproved, PartnerLocked.
 */
export async function requireUnlocked(tx: Tx, userId: string): Promise<HeldPartner> {
  const held = await holdPartner(tx, userId);
  if (held?.status !== 'approved') throw new PartnerNotApproved();
  if (held.lockedAt) throw new PartnerLocked();
  return held;
}
