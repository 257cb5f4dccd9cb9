import { checkpoint } from '../../kernel/checkpoint.ts';
import { parseYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { accountIdOf } from '../provider/accountMark.ts';
import type { PaymentGateway, PaymentNotify } from '../provider/paymentGateway.ts';
import type { PaidTrade, TradeVerdict } from '../provider/trade.ts';
import { tradeQuery } from '../provider/tradeCalls.ts';
import { contractQueryJob } from './cancelContract.ts';
import { findContractByNumber } from './contract.store.ts';

/** What a trade is for takes it; null where the number is none of its own. Told by how our number begins. */
export type TradeConcluders = Readonly<
  Record<string, (platform: Platform, number: string, trade: PaidTrade) => Promise<TradeVerdict | null>>
>;

async function recordTrade(
  platform: Platform,
  payment: PaymentGateway,
  notify: PaymentNotify,
  concluders: TradeConcluders,
): Promise<boolean> {
  const number = notify.out_trade_no ?? '';
  const conclude = Object.entries(concluders).find(([start]) => number.startsWith(start))?.[1];
  if (!conclude) return false;
  let trade: PaidTrade = {
    tradeNo: notify.trade_no ?? '',
    tradeStatus: notify.trade_status ?? '',
    totalAmount: notify.total_amount ?? '',
    payerId: accountIdOf(notify.buyer_id, notify.buyer_open_id),
  };
  // Much money takes more than one signed message: the app itself is asked.
  if ((parseYuan(trade.totalAmount) ?? 0n) >= platform.config.RECHARGE_ASK_FIRST_CENTS)
    trade = await payment.exec(tradeQuery, { outTradeNo: number });
  checkpoint('notify.asked');
  const verdict = await conclude(platform, number, trade);
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
  concluders: TradeConcluders,
): Promise<boolean> {
  const notify = payment?.readNotify(fields);
  if (!payment || !notify) {
    platform.log.warn('a message to the payment address was refused');
    return false;
  }
  if (notify.notify_type === 'trade_status_sync') return recordTrade(platform, payment, notify, concluders);
  if (!notify.external_agreement_no) return false;
  // What became of a contract is asked of the app itself.
  const contract = await findContractByNumber(platform.db, notify.external_agreement_no);
  if (!contract) return false;
  await platform.jobs.send(platform.db, contractQueryJob, { contractId: contract.id });
  return true;
}
