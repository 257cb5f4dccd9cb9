import { readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { PaymentGateway } from '../provider/paymentGateway.ts';
import { payPageUrl } from '../provider/payPageUrl.ts';
import { admitRecharge, requireOpen } from './admitRecharge.ts';
import { RechargeUnpayable } from './recharge.errors.ts';
import { findOwnRecharge } from './recharge.store.ts';

const RETURN_PATH = '/user/wallet?tab=recharge';

/**
 * The address of the payment app's page for one of the user's unpaid recharges. It may be requested any number of
 * times: the app identifies the payment by our number and accepts it once.
 * @throws RechargeClosed, ContractMissing, ContractNotEnterprise, RechargeUnpayable.
 */
export async function viewPayPage(
  { config, db }: Platform,
  payment: PaymentGateway | null,
  { userId, rechargeId }: { userId: string; rechargeId: string },
): Promise<string> {
  const gateway = await requireOpen(db, payment);
  await admitRecharge(db, userId);
  const recharge = await findOwnRecharge(db, userId, rechargeId);
  const isPayable = recharge?.status === 'incomplete' && (await readClock(db)) < recharge.expiresAt;
  if (!recharge || !isPayable) throw new RechargeUnpayable();
  const { number, amountCents, expiresAt } = recharge;
  const subject = `饰集充值 ${number}`;
  return payPageUrl(gateway, config, { number, amountCents, subject, expiresAt, returnPath: RETURN_PATH });
}
