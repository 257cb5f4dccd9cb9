import { checkpoint } from '../../kernel/checkpoint.ts';
import { parseYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { accountIdOf, tradeQuery } from '../provider/alipayCalls.ts';
import type { PaymentGateway, PaymentNotify } from '../provider/paymentGateway.ts';
import type { PaidTrade, TradeVerdict } from '../provider/trade.ts';
import { findContractByNumber, requestContractQuery } from './contract.store.ts';
import { contractQueryJob } from './contracts.ts';

/** Handlers of trades by the prefix of our number; a handler returns null if the number is unknown. */
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
  // A large amount requires more than a signed notification: the app itself is queried.
  if ((parseYuan(trade.totalAmount) ?? 0n) >= platform.config.RECHARGE_ASK_FIRST_CENTS)
    trade = await payment.exec(tradeQuery, { outTradeNo: number });
  checkpoint('notify.asked');
  const verdict = await conclude(platform, number, trade);
  checkpoint('notify.concluded');
  return verdict !== null && verdict !== 'wrong';
}

/**
 * Processes a notification of the payment app, whoever sent the request. The gateway checks signature, algorithm,
 * application and seller; number and amount are compared with our own row (T-19). Any number of copies, in any order,
 * credit once.
 * @returns true if the notification is processed for good and the app may stop sending it.
 * @throws PaymentError if a large credit could not be confirmed; the app will send the notification again.
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
  // The state of a contract is queried from the app itself.
  const contract = await findContractByNumber(platform.db, notify.external_agreement_no);
  if (!contract) return false;
  // The app does not repeat a message that was processed, so the row stores that the query is due; the job only makes it early.
  await inTransaction(platform.db, async (tx) => {
    await requestContractQuery(tx, contract.id);
    await platform.jobs.send(tx, contractQueryJob, { contractId: contract.id });
  });
  return true;
}
