import type { Config } from '../config.ts';
import type { Tx } from '../kernel/db.ts';
import type { PaymentGateway } from '../payment/paymentGateway.ts';
import { findContract } from './contractStore.ts';
import { ContractMissing, ContractNotEnterprise, RechargeClosed } from './recharge.errors.ts';

/** The payment app, where recharging is open. @throws RechargeClosed. */
export function requireOpen(config: Config, payment: PaymentGateway | null): PaymentGateway {
  if (config.RECHARGE_CLOSED || !payment) throw new RechargeClosed();
  return payment;
}

/** Lets through whose contract is signed (W-08). @throws ContractMissing, ContractNotEnterprise. */
export async function admitRecharge(tx: Tx, userId: string): Promise<void> {
  const contract = await findContract(tx, userId);
  if (contract?.status === 'ordinary') throw new ContractNotEnterprise();
  if (contract?.status !== 'signed') throw new ContractMissing();
}
