import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, listingStatus, untilOffer } from './deliveryScene.ts';
import { setTrade } from './playedSteam.ts';

/** Well before the deadline of the offer, so that both sides may cancel while it goes out. */
const BUYER_CANCEL_AFTER_MS = 10 * 60_000;
const REFUSED = { __typename: 'CancelNotAllowed', code: 'CANCEL_NOT_ALLOWED', allowedFrom: null };

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket({ ORDER_BUYER_CANCEL_AFTER_MS: String(BUYER_CANCEL_AFTER_MS) });
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** The seller of an order, signed in. */
async function sellerOf(orderNo: string): Promise<TestClient> {
  const phone = newPhone();
  await market.owner.query(
    'update app_user set phone = $2 where id = (select seller_id from market_order where order_no = $1)',
    [orderNo, `+86${phone}`],
  );
  return market.visitor().signIn(phone);
}

describe('the seller cancels', () => {
  test('O-02 at once while no offer was tried: the buyer has the money, the listing is withdrawn; again it answers the same', async () => {
    const { buyer, orderNo, orderId } = await buyAs(market, 'accept');
    const seller = await sellerOf(orderNo);
    expect((await readOrder(seller, orderNo)).order).toMatchObject({ canCancel: true, direction: 'SELL' });
    expect((await readOrder(buyer, orderNo)).order.canCancel).toBe(false);
    for (const _ of [1, 2])
      expect((await seller.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
        __typename: 'CancelOrderPayload',
        order: { phase: 'FAILED', display: { statusText: 'SELLER_CANCELLED' } },
      });
    expect((await readOrder(buyer, orderNo)).wallet.spendableCents).toBe(5_000_000);
    expect(await listingStatus(market, orderNo)).toBe('withdrawn');
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toEqual([]);
    expect((await buyer.must(CANCEL, { orderId })).cancelOrder).toMatchObject({ code: 'CANCEL_NOT_ALLOWED' });
  });

  test('O-02 where an offer was tried the cancel is verified; the offer is taken back', async () => {
    const { buyer, orderNo, orderId } = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
    await expect(worker.send(orderNo)).rejects.toThrow();
    const seller = await sellerOf(orderNo);
    expect((await seller.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
      order: { phase: 'VERIFYING', display: { statusText: 'SELLER_CANCEL_VERIFYING' } },
    });
    await worker.verify(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'SELLER_CANCELLED' } });
    expect(wallet.spendableCents).toBe(5_000_000);
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
  });

  test('not once the offer is out', async () => {
    const { orderNo, orderId } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    const seller = await sellerOf(orderNo);
    expect((await seller.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
      code: 'CANCEL_NOT_ALLOWED',
      allowedFrom: null,
    });
  });
});

describe('races', () => {
  /** An order that waits for its offer, and that its buyer has waited for long enough. */
  async function orderOfBoth() {
    const scene = await buyAs(market, 'ignore');
    const seller = await sellerOf(scene.orderNo);
    await market.advanceClock(BUYER_CANCEL_AFTER_MS + 1_000);
    return { ...scene, seller };
  }

  /** Buyer and seller cancel at the same time. @returns for each, the type of the payload or the whole refusal. */
  async function bothCancel(buyer: TestClient, seller: TestClient, orderId: string) {
    const answers = await Promise.all([buyer, seller].map((side) => side.must(CANCEL, { orderId })));
    return answers.map(({ cancelOrder }) =>
      cancelOrder.__typename === 'CancelOrderPayload' ? cancelOrder.__typename : cancelOrder,
    );
  }

  /** The one offer is out, and the money waits for it. */
  async function expectOfferOut(buyer: TestClient, orderNo: string): Promise<void> {
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order.phase).toBe('AWAITING_ACCEPT');
    expect(wallet).toMatchObject({
      spendableCents: 5_000_000 - order.priceCents,
      escrowCents: order.priceCents,
    });
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([2]);
  }

  test.each([0, 15, 30, 60])(
    'O-06 both sides cancel while the offer goes out, begun %i ms before: one end, the money once, at most one offer',
    async (headStartMs) => {
      const { buyer, seller, orderNo, orderId } = await orderOfBoth();
      // The attempt fails where a cancel overtakes it.
      const sending = worker.send(orderNo).catch(() => {});
      await sleep(headStartMs);
      const [byBuyer, bySeller] = await bothCancel(buyer, seller, orderId);
      await sending;
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
      await worker.verify(orderNo);
      await worker.poll(orderNo);
      if (typeof byBuyer === 'object' && typeof bySeller === 'object') return expectOfferOut(buyer, orderNo);
      // Whoever came first ended it, and the other was refused.
      const isBuyers = byBuyer === 'CancelOrderPayload';
      expect(isBuyers ? bySeller : byBuyer).toEqual(REFUSED);
      const { order, wallet } = await readOrder(buyer, orderNo);
      const status = isBuyers ? 'BUYER_CANCELLED' : 'SELLER_CANCELLED';
      expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: status } });
      expect(order.events.filter(({ phase }) => phase === 'FAILED')).toHaveLength(1);
      const cancels = order.events.filter(({ cause }) => /^(BUYER|SELLER)_CANCEL$/.test(cause));
      expect(cancels.map(({ cause }) => cause)).toEqual([isBuyers ? 'BUYER_CANCEL' : 'SELLER_CANCEL']);
      expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
      expect([[], [6]]).toContainEqual((await steamOffersOf(market, orderNo)).map((offer) => offer.state));
    },
  );

  test('O-06 cancels of both sides after the offer change nothing', async () => {
    const { buyer, seller, orderNo, orderId } = await orderOfBoth();
    await worker.send(orderNo);
    expect(await bothCancel(buyer, seller, orderId)).toEqual([REFUSED, REFUSED]);
    await worker.poll(orderNo);
    await expectOfferOut(buyer, orderNo);
  });

  test('O-06 the deadline’s cancel races the acceptance: delivered or taken back, never both', async () => {
    for (const _ of [1, 2, 3]) {
      const { buyer, orderNo } = await buyAs(market, 'ignore');
      await worker.send(orderNo);
      await market.advanceClock(12 * 3_600_000 + 1_000);
      await worker.conclude(orderNo);
      const [offer] = await steamOffersOf(market, orderNo);
      await Promise.all([
        worker.verify(orderNo),
        sandbox(market, `offers/${offer?.offerId}/accept`, { steamId: offer?.recipientId }).catch(() => {}),
      ]);
      await worker.verify(orderNo);
      const { order, wallet } = await readOrder(buyer, orderNo);
      const [after] = await steamOffersOf(market, orderNo);
      expect([order.phase, after?.state]).toEqual(after?.state === 3 ? ['PROTECTED', 3] : ['FAILED', 6]);
      expect(wallet.escrowCents).toBe(0);
      expect(wallet.spendableCents).toBe(after?.state === 3 ? 5_000_000 - order.priceCents : 5_000_000);
    }
  });
});

describe('after the protection', () => {
  async function completed() {
    const scene = await buyAs(market, 'accept');
    await worker.send(scene.orderNo);
    await untilOffer(market, scene.orderNo, [3]);
    await worker.poll(scene.orderNo);
    await market.advanceClock(8 * DAY_MS + 3_600_000);
    return scene;
  }

  test('S-08 the fresh look at settlement fails: nothing is released, and it is tried again a minute later', async () => {
    const { buyer, orderNo } = await completed();
    // By whichever call: of several trades the history is asked.
    await sandbox(market, 'faults', { path: '/GetTrade', count: 0, status: 500, withEffect: false });
    await worker.conclude(orderNo);
    await sandbox(market, 'faults/off');
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
    await market.advanceClock(61_000);
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('COMPLETED');
  });

  test('S-08 T-23 reversed after completion: the money stays, the fact is in the history, both are told, nobody is held', async () => {
    const { buyer, orderNo } = await completed();
    await worker.conclude(orderNo);
    const before = await readOrder(buyer, orderNo);
    expect(before.order.phase).toBe('COMPLETED');
    await setTrade(market, orderNo, 12);
    await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
    for (const _ of [1, 2]) await worker.poll(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'COMPLETED' });
    expect(order.events.filter(({ cause }) => cause === 'REVERSED_LATE')).toHaveLength(1);
    expect(wallet).toEqual(before.wallet);
    const { rows } = await market.owner.query(
      `select (u.is_blocked or exists (select from account_hold h where h.user_id = u.id)) as held, count(m.id)::int as told from market_order o join app_user u on u.id in (o.buyer_id, o.seller_id)
       left join message m on m.user_id = u.id and m.order_id = o.id and m.template = 'tradeReversedLate'
       where o.order_no = $1 group by u.id`,
      [orderNo],
    );
    expect(rows).toEqual([
      { held: false, told: 1 },
      { held: false, told: 1 },
    ]);
  });

  test('a cancel that Steam never answers for ends when any offer has expired; nobody is held for it', async () => {
    const { orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    await market.advanceClock(12 * 3_600_000 + 1_000);
    await worker.conclude(orderNo);
    await market.advanceClock(14 * DAY_MS);
    await worker.conclude(orderNo);
    const { rows: open } = await market.owner.query('select phase from market_order where order_no = $1', [
      orderNo,
    ]);
    expect(open).toEqual([{ phase: 'verifying' }]);
    await market.advanceClock(DAY_MS);
    await sandbox(market, 'faults', { path: '/GetTradeOffer/', count: 0, status: 401, withEffect: false });
    await worker.conclude(orderNo);
    await sandbox(market, 'faults/off');
    const { rows } = await market.owner.query(
      `select o.phase, o.reason, bool_or(u.is_blocked or exists (select from account_hold h where h.user_id = u.id)) as held from market_order o join app_user u on u.id in (o.buyer_id, o.seller_id)
       where o.order_no = $1 group by o.id`,
      [orderNo],
    );
    expect(rows).toEqual([{ phase: 'failed', reason: 'buyerReceiveTimeout', held: false }]);
  });
});
