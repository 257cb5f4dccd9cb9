import type { Tx } from '../../kernel/db.ts';
import { VerificationMissing, WithdrawalsFrozen } from './verification.errors.ts';
import { holdVerification } from './verification.store.ts';

/**
 * Checks that a verified user may withdraw, and locks the bound account until the transaction ends (W-06).
 * @returns the account that the money goes to.
 * @throws VerificationMissing, WithdrawalsFrozen.
 */
export async function admitWithdrawal(tx: Tx, userId: string): Promise<{ paymentAccountId: string }> {
  const held = await holdVerification(tx, userId);
  if (!held) throw new VerificationMissing();
  if (held.frozenUntil) throw new WithdrawalsFrozen({ until: held.frozenUntil });
  return { paymentAccountId: held.paymentAccountId };
}
