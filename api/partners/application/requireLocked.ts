import type { Tx } from '../../kernel/db.ts';
import { PartnerNotLocked } from './partner.errors.ts';
import { type HeldPartner, holdPartner } from './partner.store.ts';

/**
 * The user as a partner whose key and address are in force, locked in the caller's transaction.
 * @throws PartnerNotLocked.
 */
export async function requireLocked(tx: Tx, userId: string): Promise<HeldPartner> {
  const held = await holdPartner(tx, userId);
  if (!held?.lockedAt) throw new PartnerNotLocked();
  return held;
}
