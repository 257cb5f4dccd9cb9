import type { Config } from '../config.ts';
import { readClock } from '../kernel/clock.ts';
import { formatYuan } from '../kernel/money.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PaymentGateway } from '../payment/paymentGateway.ts';
import { admitRecharge, requireOpen } from './admitRecharge.ts';
import { RechargeUnpayable } from './recharge.errors.ts';
import { beijingTime } from './recharge.ts';
import { findOwnRecharge } from './rechargeStore.ts';

/** Where the payment app comes back to, by message and by browser. */
export function paymentAddresses(config: Config): { returnUrl: string; notifyUrl: string } {
  const base = (config.PUBLIC_URL ?? '').replace(/\/$/, '');
  return {
    returnUrl: `${config.ALIPAY_RETURN_URL ?? `${base}/user/wallet`}?tab=recharge`,
    notifyUrl: config.ALIPAY_NOTIFY_URL ?? `${base}/notify/alipay`,
  };
}

/**
 * The address of the payment app's page for one of the user's unpaid recharges. It may be asked for as often as wanted: the app knows
 * the payment by our number and takes it once.
 * @throws RechargeClosed, ContractMissing, ContractNotEnterprise, RechargeUnpayable.
 */
export async function viewPayPage(
  { config, db }: Platform,
  payment: PaymentGateway | null,
  { userId, rechargeId }: { userId: string; rechargeId: string },
): Promise<string> {
  const gateway = requireOpen(config, payment);
  await admitRecharge(db, userId);
  const recharge = await findOwnRecharge(db, userId, rechargeId);
  const isPayable = recharge?.status === 'incomplete' && (await readClock(db)) < recharge.expiresAt;
  if (!recharge || !isPayable) throw new RechargeUnpayable();
  const content = {
    outTradeNo: recharge.number,
    totalAmount: formatYuan(recharge.amountCents),
    subject: `饰集充值 ${recharge.number}`,
    productCode: 'FAST_INSTANT_TRADE_PAY',
    // After this the app takes no payment any more, and ours may be given up.
    timeExpire: beijingTime(recharge.expiresAt),
  };
  return gateway.pageUrl('alipay.trade.page.pay', content, paymentAddresses(config));
}
