import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { cancelByOperator } from '../../../api/orders/order/cancelOrder.ts';
import type { OrderTarget } from '../../../api/orders/order/order.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { reconcileDay } from '../../../api/payments/reconciliation/reconcile.ts';

import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { readOrder } from '../../kit/shopper.ts';
import { someOf } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';
import { eventually } from '../../sandbox/eventually.ts';
import { paymentsIn, readTold, type Unpaid } from './paymentScene.ts';

const REFUND = 'alipay.trade.refund';
const LOOK = 'alipay.trade.fastpay.refund.query';

let market: TestMarket;
let scene: ReturnType<typeof paymentsIn>;
let buyer: TestClient;
let operator: Awaited<ReturnType<typeof openOperator>>;
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
  scene = paymentsIn(market);
});
afterEach(async () => {
  await scene.control('/sandbox/faults/off');
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await operator.close();
  await market.close();
});

/** Paid at the app, and taken by its order. */
async function paidOrder(): Promise<Unpaid> {
  buyer = await scene.buyer();
  const unpaid = await scene.begin(buyer);
  await scene.pay(unpaid.number);
  await scene.refresh(unpaid.number);
  expect(await scene.phaseOf(unpaid)).toBe('awaitingOffer');
  return unpaid;
}

/** Paid, and failed since the buyer cancelled. */
async function failedOrder(): Promise<Unpaid> {
  const paid = await paidOrder();
  await market.advanceClock(31 * MINUTE_MS);
  await buyer.must(CANCEL, { orderId: paid.orderId });
  expect(await scene.statusOf(paid.number)).toBe('refunding');
  return paid;
}

async function move({ orderNo }: Unpaid, target: OrderTarget): Promise<void> {
  const { rows } = await market.owner.query('select id from market_order where order_no = $1', [orderNo]);
  const by = { actor: 'steam', cause: 'played' } as const;
  await inTransaction(market.worker.db, (tx) => advanceOrder(tx, market.worker, rows[0].id, target, by));
}

async function walletOf({ orderNo }: Unpaid) {
  const { depositCents, returningCents, totalCents } = (await readOrder(buyer, orderNo)).wallet ?? {};
  return { depositCents, returningCents, totalCents };
}

async function expectReturned(paid: Unpaid, transfers: string): Promise<void> {
  expect(await scene.statusOf(paid.number)).toBe('refunded');
  expect(await scene.refundsOf(paid.number)).toEqual({ count: 1, cents: paid.askCents });
  expect(await scene.transfersOf(paid)).toBe(transfers);
  expect((await scene.templatesOf(paid)).filter((name) => name === 'paymentReturned')).toHaveLength(1);
}

describe('an order that the payment app paid, and that fails', () => {
  test('O-06 its money goes back to the app once in full; message, order page and statement say when', async () => {
    const paid = await failedOrder();
    const before = await walletOf(paid);
    expect(before).toEqual({
      depositCents: 1,
      returningCents: paid.askCents,
      totalCents: paid.askCents + 1,
    });
    const first = await readTold(buyer);
    expect(first.message?.titleZh).toBe('订单已关闭，款项退回支付宝');
    expect(first.message?.bodyEn).toContain('on its way back to Alipay');
    await Promise.all([1, 2, 3].map(() => scene.refresh(paid.number)));
    await scene.refresh(paid.number);
    await expectReturned(paid, 'payment,hold,refund,payBack');
    expect(await walletOf(paid)).toEqual({ depositCents: 1, returningCents: 0, totalCents: 1 });
    const { message, entries } = await readTold(buyer);
    expect(message).toMatchObject({ titleZh: '款项已退回支付宝', titleEn: 'Money returned to Alipay' });
    expect(message?.bodyZh).toContain(`¥${(paid.askCents / 100).toFixed(2)} 已原路退回支付宝`);
    const line = { type: 'BUY', account: 'RETURNING', orderNo: paid.orderNo };
    expect(entries.slice(0, 2)).toEqual([
      { ...line, reason: 'PAY_BACK', amountCents: -paid.askCents, balanceAfterCents: 0 },
      { ...line, reason: 'REFUND', amountCents: paid.askCents, balanceAfterCents: paid.askCents },
    ]);
    const { data } = await buyer.query<{ viewer: { order: { payment: Record<string, string> } } }>(
      'query($no: String!) { viewer { order(orderNo: $no) { payment { status endedAt } } } }',
      { no: paid.orderNo },
    );
    expect(data?.viewer.order.payment.status).toBe('REFUNDED');
    expect(Date.parse(data?.viewer.order.payment.endedAt ?? '')).not.toBeNaN();
  });

  test('O-06 a reversal after the settlement, and an operator’s cancel, go the same way', async () => {
    const reversed = await paidOrder();
    await move(reversed, { to: 'protected' });
    await move(reversed, { to: 'failed', reason: 'reversed' });
    expect(await walletOf(reversed)).toMatchObject({ depositCents: 1, returningCents: reversed.askCents });
    await scene.refresh(reversed.number);
    await expectReturned(reversed, 'payment,hold,settle,reverse,payBack');
    const cancelled = await paidOrder();
    const by = { reason: 'asked for by its buyer', operator: 'test' };
    await cancelByOperator(operator, { orderNo: cancelled.orderNo, ...by });
    await scene.refresh(cancelled.number);
    await expectReturned(cancelled, 'payment,hold,refund,payBack');
  });

  test.each([
    ['an error without effect', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' }, 'ambiguous'],
    ['no answer, with effect', { kind: 'timeout', delayMs: 1_700, withEffect: true }, 'ambiguous'],
    ['half an answer, with effect', { kind: 'cut', count: 2, withEffect: true }, 'ambiguous'],
    ['our account there is empty', { kind: 'refusal', code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' }, 'definite'],
    ['the trade is in another state', { kind: 'refusal', code: 'ACQ.TRADE_STATUS_ERROR' }, 'definite'],
  ])(
    'O-06 the app in trouble: %s. It is asked again, and nothing becomes balance',
    async (_title, fault, kind) => {
      const paid = await failedOrder();
      await scene.fault(REFUND, fault);
      await expect(scene.refresh(paid.number)).rejects.toMatchObject({ kind });
      await scene.control('/sandbox/faults/off');
      expect(await walletOf(paid)).toMatchObject({ depositCents: 1, returningCents: paid.askCents });
      await market.advanceClock(market.config.ALIPAY_TIMEOUT_MS * 2);
      await scene.refresh(paid.number);
      await expectReturned(paid, 'payment,hold,refund,payBack');
    },
  );
});

describe('the payment app refuses for good', () => {
  const refusal = { kind: 'refusal', code: 'ACQ.TRADE_HAS_FINISHED' };
  const expectKept = async (unpaid: Unpaid, transfers: string): Promise<void> => {
    expect(await scene.statusOf(unpaid.number)).toBe('kept');
    expect(await scene.refundsOf(unpaid.number)).toEqual({ count: 0, cents: 0 });
    expect(await scene.transfersOf(unpaid)).toBe(transfers);
    expect(await walletOf(unpaid)).toEqual({
      depositCents: unpaid.askCents + 1,
      returningCents: 0,
      totalCents: unpaid.askCents + 1,
    });
    const { message, entries } = await readTold(buyer);
    expect(message).toMatchObject({
      titleZh: '支付宝不接受退款，已转为充值余额',
      titleEn: 'Alipay refused the refund: now your deposit',
    });
    expect(entries[0]?.orderNo).toBe(unpaid.orderNo);
    // Once, however often it is queried.
    await scene.refresh(unpaid.number);
    expect(await scene.transfersOf(unpaid)).toBe(transfers);
  };

  test('W-05 the money of a failed order becomes deposit, never proceeds, and the buyer is told', async () => {
    const paid = await failedOrder();
    await scene.fault(REFUND, refusal);
    await scene.refresh(paid.number);
    await expectKept(paid, 'payment,hold,refund,payBackRefused');
  });

  test('W-05 so does a payment that came after its order had failed', async () => {
    buyer = await scene.buyer();
    const late = await scene.begin(buyer);
    await scene.pay(late.number);
    await buyer.must(CANCEL, { orderId: late.orderId });
    await scene.refresh(late.number);
    expect(await scene.statusOf(late.number)).toBe('refunding');
    await scene.fault(REFUND, refusal);
    await scene.refresh(late.number);
    await expectKept(late, 'latePaymentKept');
  });

  test('O-06 its books have the last word: a refund that they hold is one, whatever it answered', async () => {
    const paid = await failedOrder();
    await scene.fault(REFUND, { kind: 'timeout', delayMs: 1_700, withEffect: true });
    await expect(scene.refresh(paid.number)).rejects.toMatchObject({ kind: 'ambiguous' });
    await scene.control('/sandbox/faults/off');
    // As if the first request had never been recorded: the app receives it again and rejects it.
    await market.owner.query('update order_payment set refund_attempts = 0 where number = $1', [paid.number]);
    await scene.fault(REFUND, refusal);
    await scene.refresh(paid.number);
    await expectReturned(paid, 'payment,hold,refund,payBack');
  });

  test('O-06 while its books cannot be read after the refusal, nothing becomes balance', async () => {
    const paid = await failedOrder();
    await scene.fault(REFUND, refusal);
    await scene.fault(LOOK, { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
    await expect(scene.refresh(paid.number)).rejects.toMatchObject({ kind: 'ambiguous' });
    expect(await walletOf(paid)).toMatchObject({ depositCents: 1, returningCents: paid.askCents });
    await scene.control('/sandbox/faults/off');
    await market.advanceClock(market.config.ALIPAY_TIMEOUT_MS * 2);
    await scene.refresh(paid.number);
    await expectReturned(paid, 'payment,hold,refund,payBack');
  });
});

test('L5 the comparison with the app’s own account finds no difference in what went back or was refused', async () => {
  // The app writes whole seconds: what happened in this one is not in its account yet.
  await market.advanceClock(2_000);
  const { rows } = await market.owner.query(
    "select to_char(clock_now() at time zone 'Asia/Shanghai', 'YYYY-MM-DD') as day",
  );
  const { db, log, payment } = market.worker;
  if (!payment) throw new Error('no payment app');
  const { differences } = await reconcileDay({ db, log, payment }, rows[0].day);
  expect(differences).toEqual([]);
});

test('L8 a worker killed at each step of a return: the money is back once, or still on its way', async () => {
  const QUICK = { RECHARGE_QUERY_MS: '100' };
  const returned: Unpaid[] = [];
  const places = ['refund.begun', 'refund.sent', 'refund.looked', 'refund.ended', 'refund.moved'];
  for (const place of someOf(places, 3)) {
    returned.push(await failedOrder());
    // The app's books are queried only where an attempt was started before.
    const deaths = place === 'refund.looked' ? ['refund.begun', place] : [place];
    for (const death of deaths) expect(await startWorkerProcess(market, death, QUICK).died).toBe('SIGKILL');
  }
  const stop = await startFreshWorker(market, QUICK);
  for (const { number } of returned)
    await eventually(
      () => scene.statusOf(number),
      (status) => status === 'refunded',
      20_000,
    );
  await stop();
  for (const paid of returned) await expectReturned(paid, 'payment,hold,refund,payBack');
}, 120_000);
