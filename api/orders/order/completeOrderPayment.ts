import { hashPayer } from '../../accounts/verification/seals.ts';
import { assert } from '../../kernel/assert.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { moveOrderMoney } from '../../payments/ledger/moveMoney.ts';
import { judgeTrade, type PaidTrade, type TradeVerdict } from '../../payments/provider/trade.ts';
import { sendOfferJob } from './offerJobs.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { findEdge } from './order.ts';
import {
  endOrderPayment,
  findOrderPayment,
  lockOrderPayment,
  markOrderPaid,
  type OrderPaymentRow,
  type PaidMark,
} from './orderPayment.store.ts';
import { paymentStep } from './orderPayment.ts';
import { applyTransition } from './orderTransition.ts';

/**
 * Applies the payment app's state of a trade to the payment of an order, in one transaction. A paid trade goes to the
 * deposit and from there to escrow, and the order waits for its offer. If the order no longer waits for payment, the
 * money is marked for a refund. Safe to repeat and to run concurrently with notifications, queries, the deadline and a
 * cancel: the order's lock decides (I9, T-19).
 * @returns the verdict about the trade (`wrong` changes nothing), or null if the number is unknown.
 */
export async function completeOrderPayment(
  platform: Platform,
  number: string,
  trade: PaidTrade,
): Promise<TradeVerdict | null> {
  return inTransaction(platform.db, async (tx) => {
    const found = await findOrderPayment(tx, number);
    const order = found && (await lockOrder(tx, found.orderId));
    if (!order) return null;
    const payment = await lockOrderPayment(tx, order.id);
    const verdict = judgeTrade(payment, trade);
    checkpoint('payment.judged');
    logForOperators(platform, payment, verdict);
    const step = paymentStep(verdict, payment.status, order.phase);
    const payerHash = hashPayer(platform.config.IDENTITY_HASH_KEY, trade.payerId);
    const mark = { tradeNo: trade.tradeNo, payerHash };
    if (step === 'take') await take(tx, platform, { order, payment, mark });
    if (step === 'refund') await markOrderPaid(tx, payment.id, { status: 'refunding', ...mark });
    if (step === 'close') await endOrderPayment(tx, payment.id, 'closed');
    if (step === 'refund' || step === 'close')
      await notifyChanged(tx, { topic: 'order', id: order.id, userId: order.buyerId });
    return verdict;
  });
}

function logForOperators(
  { log }: Pick<Platform, 'log'>,
  { number, status }: OrderPaymentRow,
  verdict: TradeVerdict,
): void {
  if (verdict === 'wrong') log.error({ number }, 'a trade of the payment app does not fit its order');
  if (verdict === 'over' && status === 'paid')
    log.error({ number }, 'the payment app has closed a trade that paid an order');
}

async function take(
  tx: Tx,
  platform: Platform,
  { order, payment, mark }: { order: OrderRow; payment: OrderPaymentRow; mark: PaidMark },
): Promise<void> {
  const edge = findEdge('awaitingPayment', 'awaitingOffer');
  assert(edge, 'an order that waits for its payment can be paid');
  await markOrderPaid(tx, payment.id, { status: 'paid', ...mark });
  checkpoint('payment.marked');
  const by = { actor: 'buyer', cause: 'paid' } as const;
  await moveOrderMoney(tx, order, 'payment', by);
  checkpoint('payment.credited');
  const evidence = { paymentNumber: payment.number };
  const cause = { ...by, actorId: order.buyerId, evidence };
  await applyTransition(tx, platform.config, order, edge, cause, await readClock(tx));
  checkpoint('payment.moved');
  await sendOfferJob(tx, platform.jobs, order);
}
