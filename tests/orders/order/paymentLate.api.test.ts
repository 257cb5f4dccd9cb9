import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { listDuePaymentIds } from '../../../api/orders/order/orderPayment.store.ts';
import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { startFreshWorker } from '../../kit/freshWorker.ts';
import { pollOrdersOnce } from '../../kit/pollOrdersOnce.ts';
import { someOf } from '../../kit/someOf.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import { eventually } from '../../sandbox/eventually.ts';
import { PAY_ORDER } from './paymentDocuments.ts';
import { paymentsIn, type Unpaid } from './paymentScene.ts';

const REFUND = 'alipay.trade.refund';

let market: TestMarket;
let scene: ReturnType<typeof paymentsIn>;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  scene = paymentsIn(market);
});
afterEach(async () => {
  await scene.control('/sandbox/faults/off');
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('the end of its time', () => {
  test('O-02 not paid: failed, on sale again, closed at the app, and the buyer is told', async () => {
    buyer = await scene.buyer();
    const unpaid = await scene.begin(buyer);
    const unopened = await scene.begin(buyer, false);
    await scene.keepOpen(unpaid.number);
    await market.advanceClock(10 * MINUTE_MS + 1_000);
    await pollOrdersOnce(market.worker, { isSteamAsked: false });
    const { rows } = await market.owner.query(
      "select 1 from pgboss.job where name = 'order-due' and data->>'orderId' = (select id::text from market_order where order_no = $1)",
      [unpaid.orderNo],
    );
    expect(rows).toHaveLength(1);
    await scene.expire(unpaid.number);
    await scene.expire(unopened.number);
    expect(await scene.phaseOf(unpaid)).toBe('failed:paymentTimeout');
    expect(await scene.listingStatusOf(unpaid)).toBe('active');
    expect(await scene.templatesOf(unpaid)).toEqual(['orderUnpaid']);
    expect((await buyer.must(PAY_ORDER, { orderId: unpaid.orderId })).payOrder).toMatchObject({
      code: 'ORDER_UNPAYABLE',
    });
    await scene.refresh(unpaid.number);
    expect(await scene.statusOf(unpaid.number)).toBe('closed');
    expect(await scene.pay(unpaid.number)).toEqual({ isPaid: false });
    // A payment page that was not opened yet may still be opened, as long as the app's clock may be behind the market's.
    await scene.refresh(unopened.number);
    expect(await scene.statusOf(unopened.number)).toBe('open');
    await market.advanceClock(MINUTE_MS);
    await scene.refresh(unopened.number);
    expect(await scene.statusOf(unopened.number)).toBe('closed');
  });

  test('O-06 paid in time, and the message lost: the last question finds it', async () => {
    buyer = await scene.buyer();
    const unpaid = await scene.begin(buyer);
    await scene.pay(unpaid.number);
    await market.advanceClock(10 * MINUTE_MS + 1_000);
    await scene.expire(unpaid.number);
    expect(await scene.phaseOf(unpaid)).toBe('awaitingOffer');
  });

  test('O-06 the buyer cancels: nothing is charged, and the page can no longer be paid', async () => {
    buyer = await scene.buyer();
    const unpaid = await scene.begin(buyer);
    const cancels = [1, 2].map(() => buyer.must(CANCEL, { orderId: unpaid.orderId }));
    for (const { cancelOrder } of await Promise.all(cancels))
      expect(cancelOrder).toMatchObject({
        order: { phase: 'FAILED', display: { statusText: 'BUYER_CANCELLED' } },
      });
    expect(await scene.listingStatusOf(unpaid)).toBe('active');
    // The worker closes the payment at the app at once and does not wait for its next query.
    expect(await listDuePaymentIds(market.worker.db, 100)).toContain((await scene.rowOf(unpaid.number)).id);
    await scene.refresh(unpaid.number);
    expect(await scene.statusOf(unpaid.number)).toBe('closed');
    expect(await scene.pay(unpaid.number)).toEqual({ isPaid: false });
    expect(await scene.transfersOf(unpaid)).toBe('');
  });
});

/** An order that failed by its deadline while the app could not be queried. The app, whose clock is behind the market's, is paid after that. */
async function paidLate(): Promise<Unpaid> {
  buyer = await scene.buyer();
  const unpaid = await scene.begin(buyer);
  await scene.keepOpen(unpaid.number);
  await market.advanceClock(10 * MINUTE_MS + 1_000);
  await scene.fault('alipay.trade.query', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
  await scene.expire(unpaid.number);
  expect(await scene.phaseOf(unpaid)).toBe('failed:paymentTimeout');
  expect(await scene.pay(unpaid.number)).toEqual({ isPaid: true });
  return unpaid;
}

async function expectReturnedOnce(unpaid: Unpaid): Promise<void> {
  expect(await scene.statusOf(unpaid.number)).toBe('refunded');
  expect(await scene.refundsOf(unpaid.number)).toEqual({ count: 1, cents: unpaid.askCents });
  expect(await scene.transfersOf(unpaid)).toBe('');
  const templates = await scene.templatesOf(unpaid);
  expect(templates.filter((template) => template === 'latePaymentReturned')).toHaveLength(1);
}

describe('a payment that comes when its order has failed', () => {
  test('O-06 told by messages: given back once in full, and the buyer is told in both languages', async () => {
    const unpaid = await paidLate();
    const message = await scene.messageOf(unpaid.number);
    const copies = Array.from({ length: 10 }, () => scene.tell(message));
    expect(new Set(await Promise.all(copies))).toEqual(new Set(['200 success']));
    expect(await scene.statusOf(unpaid.number)).toBe('refunding');
    await Promise.all([1, 2, 3].map(() => scene.refresh(unpaid.number)));
    await scene.refresh(unpaid.number);
    await expectReturnedOnce(unpaid);
    // The payment app sends a notification of the refund too, and it is accepted.
    await eventually(
      () => scene.notifiesOf(unpaid.number),
      (notifies) => notifies.length === 2 && notifies[1]?.isHeard === true,
    );
    const { data } = await buyer.query<{
      viewer: { messages: { edges: { node: { titleZh: string; titleEn: string; bodyZh: string } }[] } };
    }>('{ viewer { messages(first: 1) { edges { node { titleZh titleEn bodyZh } } } } }', {});
    const told = data?.viewer.messages.edges[0]?.node;
    expect(told).toMatchObject({ titleZh: '迟到的付款已退回', titleEn: 'Late payment returned' });
    expect(told?.bodyZh).toContain(`¥${(unpaid.askCents / 100).toFixed(2)} 在订单关闭后才付到`);
  });

  test('O-06 the message lost: found by asking', async () => {
    const unpaid = await paidLate();
    await scene.refresh(unpaid.number);
    await scene.refresh(unpaid.number);
    await expectReturnedOnce(unpaid);
  });

  test.each([
    ['an error without effect', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' }, 'ambiguous'],
    ['no answer, with effect', { kind: 'timeout', delayMs: 1_700, withEffect: true }, 'ambiguous'],
    ['half an answer, with effect', { kind: 'cut', count: 2, withEffect: true }, 'ambiguous'],
    [
      'a refusal for want of money of ours',
      { kind: 'refusal', code: 'ACQ.SELLER_BALANCE_NOT_ENOUGH' },
      'definite',
    ],
  ])('O-06 the app in trouble: %s', async (_title, fault, kind) => {
    const unpaid = await paidLate();
    await scene.refresh(unpaid.number);
    await scene.fault(REFUND, fault);
    await expect(scene.refresh(unpaid.number)).rejects.toMatchObject({ kind });
    expect(await scene.statusOf(unpaid.number)).toBe('refunding');
    // The app's books are queried before anything is requested again. While the last request may be in flight, nothing is requested.
    await scene.fault('alipay.trade.fastpay.refund.query', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
    await expect(scene.refresh(unpaid.number)).rejects.toMatchObject({ kind: 'ambiguous' });
    await scene.refresh(unpaid.number);
    expect((await scene.rowOf(unpaid.number)).refund_attempts).toBe(1);
    await market.advanceClock(market.config.ALIPAY_TIMEOUT_MS * 2);
    await scene.refresh(unpaid.number);
    await expectReturnedOnce(unpaid);
  });

  test('O-06 payment and deadline, payment and cancel, at the same moment: either held or given back, never both', async () => {
    const ends: string[] = [];
    for (const round of [1, 2, 3, 4, 5, 6]) {
      buyer = await scene.buyer();
      const unpaid = await scene.begin(buyer);
      await scene.keepOpen(unpaid.number);
      await scene.pay(unpaid.number);
      const message = await scene.messageOf(unpaid.number);
      const isDeadline = round % 2 === 0;
      if (isDeadline) {
        await market.advanceClock(10 * MINUTE_MS + 1_000);
        await scene.fault('alipay.trade.query', { kind: 'refusal', code: 'ACQ.SYSTEM_ERROR' });
      }
      const end = async () => {
        if (isDeadline) await scene.expire(unpaid.number);
        else await buyer.must(CANCEL, { orderId: unpaid.orderId });
        return '200 success';
      };
      const rivals = [end, ...Array.from({ length: 8 }, () => () => scene.tell(message))];
      const turned = round > 3 ? rivals.toReversed() : rivals;
      expect(new Set(await Promise.all(turned.map((deed) => deed())))).toEqual(new Set(['200 success']));
      await scene.control('/sandbox/faults/off');
      await scene.refresh(unpaid.number);
      await scene.refresh(unpaid.number);
      const phase = await scene.phaseOf(unpaid);
      ends.push(phase);
      if (phase === 'awaitingOffer') {
        expect(await scene.transfersOf(unpaid)).toBe('payment,hold');
        expect(await scene.refundsOf(unpaid.number)).toEqual({ count: 0, cents: 0 });
      } else await expectReturnedOnce(unpaid);
    }
    expect(ends).toHaveLength(6);
  });
});

describe('a worker killed at each step', () => {
  const QUICK = { RECHARGE_QUERY_MS: '100' };
  const killAt = async (place: string): Promise<void> => {
    const { died } = startWorkerProcess(market, place, QUICK);
    expect(await died).toBe('SIGKILL');
  };

  test('O-06 of a payment and of a late one that goes back: each is held once or given back once', async () => {
    const taken: Unpaid[] = [];
    for (const place of someOf(['payment.credited', 'payment.concluded'], 1)) {
      const unpaid = await scene.begin(await scene.buyer());
      await scene.pay(unpaid.number);
      await market.owner.query('update order_payment set query_at = clock_now() where number = $1', [
        unpaid.number,
      ]);
      taken.push(unpaid);
      await killAt(place);
    }
    const late: Unpaid[] = [];
    // Any two: each test reads what one of the others left behind.
    for (const place of someOf(['refund.begun', 'refund.sent', 'refund.looked'], 2)) {
      const client = await scene.buyer();
      const unpaid = await scene.begin(client);
      // Paid without a notification, then cancelled: the worker finds the payment by its query.
      await scene.pay(unpaid.number);
      await client.must(CANCEL, { orderId: unpaid.orderId });
      late.push(unpaid);
      await killAt(place);
    }
    const stop = await startFreshWorker(market, QUICK);
    const untilAll = async (payments: readonly Unpaid[], wanted: string) => {
      for (const { number } of payments)
        await eventually(
          () => scene.statusOf(number),
          (status) => status === wanted,
          20_000,
        );
    };
    await untilAll(taken, 'paid');
    await untilAll(late, 'refunded');
    await stop();
    for (const unpaid of taken) expect(await scene.transfersOf(unpaid)).toMatch(/^payment,hold/);
    for (const unpaid of late) await expectReturnedOnce(unpaid);
  }, 120_000);
});
