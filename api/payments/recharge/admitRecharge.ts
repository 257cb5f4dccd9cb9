import { hasClosure } from '../../kernel/closure/hasClosure.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { PaymentGateway } from '../provider/paymentGateway.ts';
import { findContract } from './contract.store.ts';
import { ContractMissing, ContractNotEnterprise, RechargeClosed } from './recharge.errors.ts';

/**
 * Requires that operators have not closed recharging (W-08). Earlier payments are credited all the same.
 * @throws RechargeClosed.
 */
export async function rejectClosed(db: Db | Tx): Promise<void> {
  if (await hasClosure(db, 'recharges')) throw new RechargeClosed();
}

/**
 * Returns the payment gateway, if recharging is open.
 * @throws RechargeClosed.
 */
export async function requireOpen(db: Db, payment: PaymentGateway | null): Promise<PaymentGateway> {
  if (!payment) throw new RechargeClosed();
  await rejectClosed(db);
  return payment;
}

/**
 * Requires a signed contract (W-08).
 * @throws ContractMissing, ContractNotEnterprise.
 */
export async function admitRecharge(tx: Tx, userId: string): Promise<void> {
  const contract = await findContract(tx, userId);
  if (contract?.status === 'ordinary') throw new ContractNotEnterprise();
  if (contract?.status !== 'signed') throw new ContractMissing();
}
