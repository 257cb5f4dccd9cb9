import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { VerificationMissing, WithdrawalsFrozen } from './verification.errors.ts';
import { findVerification, lockVerification } from './verification.store.ts';

/**
 * Checks that a verified user may withdraw, and locks the bound account until the transaction ends (W-06).
 * @returns the account that the money goes to.
 * @throws VerificationMissing, WithdrawalsFrozen.
 */
export async function admitWithdrawal(tx: Tx, userId: string): Promise<{ paymentAccountId: string }> {
  const held = await lockVerification(tx, userId);
  if (!held) throw new VerificationMissing();
  rejectFrozen(held.frozenUntil);
  return { paymentAccountId: held.paymentAccountId };
}

/**
 * An early check, outside of a transaction, that rejects a user who cannot withdraw yet.
 * @throws VerificationMissing, WithdrawalsFrozen.
 */
export async function requireVerification({ db }: Platform, userId: string): Promise<void> {
  const verification = await findVerification(db, userId);
  if (!verification) throw new VerificationMissing();
  const { frozenUntil } = verification;
  if (frozenUntil && frozenUntil > (await readClock(db))) rejectFrozen(frozenUntil);
}

function rejectFrozen(until: Date | null): void {
  if (until) throw new WithdrawalsFrozen({ until });
}
