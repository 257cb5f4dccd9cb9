import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { VerificationMissing, WithdrawalsFrozen } from './verification.errors.ts';
import { findVerification } from './verification.store.ts';

/**
 * An early check, outside of a transaction, that rejects a user who cannot withdraw yet.
 * @throws VerificationMissing, WithdrawalsFrozen.
 */
export async function requireVerification({ db }: Platform, userId: string): Promise<void> {
  const verification = await findVerification(db, userId);
  if (!verification) throw new VerificationMissing();
  const { frozenUntil } = verification;
  if (frozenUntil && frozenUntil > (await readClock(db))) throw new WithdrawalsFrozen({ until: frozenUntil });
}
