import { checkpoint } from '../kernel/checkpoint.ts';
import { parseYuan } from '../kernel/money.ts';
import type { Platform } from '../kernel/platform.ts';
import type { PaymentGateway, PaymentNotify } from '../payment/paymentGateway.ts';
import { tradeQuery } from '../payment/tradeCalls.ts';
import { concludeRecharge } from './concludeRecharge.ts';
import { findContractByNumber } from './contractStore.ts';
import type { PaidTrade } from './recharge.ts';

async function recordTrade(
  platform: Platform,
  payment: PaymentGateway,
  notify: PaymentNotify,
): Promise<boolean> {
  const number = notify.out_trade_no ?? '';
  let trade: PaidTrade = {
    tradeNo: notify.trade_no ?? '',
    tradeStatus: notify.trade_status ?? '',
    totalAmount: notify.total_amount ?? '',
  };
  // A large credit takes more than one signed message: the app itself is asked.
  if ((parseYuan(trade.totalAmount) ?? 0n) >= platform.config.RECHARGE_ASK_FIRST_CENTS)
    trade = await payment.exec(tradeQuery, { outTradeNo: number });
  checkpoint('notify.asked');
  const verdict = await concludeRecharge(platform, number, trade);
  checkpoint('notify.concluded');
  return verdict !== null && verdict !== 'wrong';
}

/**
 * Takes a message of the payment app, whoever brought it: signature, algorithm, application and seller are checked by the bridge, number
 * and amount against our own row (T-19). Any number of copies, in any order, credit once.
 * @returns whether the app may stop telling: true exactly where it has been heard for good.
 * @throws PaymentError where a large credit could not be confirmed; the app will tell again.
 */
export async function recordPaymentNotify(
  platform: Platform,
  payment: PaymentGateway | null,
  fields: unknown,
): Promise<boolean> {
  const notify = payment?.readNotify(fields);
  if (!payment || !notify) {
    platform.log.warn('a message to the payment address was refused');
    return false;
  }
  if (notify.notify_type === 'trade_status_sync') return recordTrade(platform, payment, notify);
  if (!notify.external_agreement_no) return false;
  // What became of a contract is asked of the app itself.
  const contract = await findContractByNumber(platform.db, notify.external_agreement_no);
  if (!contract) return false;
  await platform.jobs.send(platform.db, 'recharge-contract', { contractId: contract.id }, contract.id);
  return true;
}
