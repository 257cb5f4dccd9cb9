import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { MINUTE_MS } from '../../../api/kernel/durations.ts';
import { findTradeOffer } from '../../../api/orders/order/tradeOffer.store.ts';
import { beginAttempt, renewAttempt } from '../../../api/orders/tradeOffer/delivery.ts';
import { CANCEL } from '../../kit/documents.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { openBuyer, readOrder } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, listingStatus, untilOffer } from './deliveryScene.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('doubt', () => {
  test('O-06 the answer is lost although Steam made the offer: it is looked for, not sent again', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await expect(worker.send(orderNo)).resolves.toBeUndefined();
    await untilOffer(market, orderNo, [2, 3]);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
    expect((await readOrder(buyer, orderNo)).order.phase).not.toBe('AWAITING_OFFER');
  });

  test('O-06 the answer is lost and nothing was made: sent again only when Steam can no longer be making it', async () => {
    const { orderNo } = await buyAs(market, 'accept');
    await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: false });
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
    await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'transient' });
    expect(await steamOffersOf(market, orderNo)).toHaveLength(0);
    await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });

  test('after three doubtful attempts people read that it is being verified; the offer then found leads on', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    for (const _ of [1, 2, 3]) {
      await sandbox(market, 'faults', {
        path: '/tradeoffer/new/send',
        count: 1,
        status: 0,
        withEffect: false,
      });
      await expect(worker.send(orderNo)).rejects.toMatchObject({ kind: 'ambiguous' });
      await market.advanceClock(market.config.STEAM_TIMEOUT_MS * 2);
    }
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'VERIFYING',
      display: { statusText: 'VERIFYING' },
    });
    await worker.send(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('AWAITING_ACCEPT');
  });

  test('the item has left the seller: refunded, the listing withdrawn', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    await market.owner.query(
      `delete from sandbox.asset where asset_id = (select a.asset_id::bigint from asset a join market_order o on o.asset_id = a.id where o.order_no = $1)`,
      [orderNo],
    );
    await worker.send(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'ITEM_GONE' } });
    expect(wallet.spendableCents).toBe(5_000_000);
    expect(await listingStatus(market, orderNo)).toBe('withdrawn');
  });
});

describe('cancel by the buyer', () => {
  test('not before 30 minutes, then at once where no offer was tried; again it answers the same', async () => {
    const { buyer, orderNo, orderId } = await buyAs(market, 'accept');
    const early = await buyer.must(CANCEL, { orderId });
    expect(early.cancelOrder).toMatchObject({ __typename: 'CancelNotAllowed', code: 'CANCEL_NOT_ALLOWED' });
    await market.advanceClock(31 * MINUTE_MS);
    expect((await readOrder(buyer, orderNo)).order.canCancel).toBe(true);
    for (const _ of [1, 2]) {
      const late = await buyer.must(CANCEL, { orderId });
      expect(late.cancelOrder).toMatchObject({
        __typename: 'CancelOrderPayload',
        order: { phase: 'FAILED', display: { statusText: 'BUYER_CANCELLED' } },
        viewer: { wallet: { spendableCents: 5_000_000 } },
      });
    }
    await worker.send(orderNo);
    expect(await steamOffersOf(market, orderNo)).toHaveLength(0);
  });

  test('where an offer was tried, Steam is asked first', async () => {
    const { buyer, orderNo, orderId } = await buyAs(market, 'ignore');
    await sandbox(market, 'faults', { path: '/tradeoffer/new/send', count: 1, status: 0, withEffect: true });
    await expect(worker.send(orderNo)).rejects.toThrow();
    await market.advanceClock(31 * MINUTE_MS);
    const answer = await buyer.must(CANCEL, { orderId });
    expect(answer.cancelOrder).toMatchObject({
      order: { phase: 'VERIFYING', display: { statusText: 'BUYER_CANCEL_VERIFYING' } },
    });
    await worker.verify(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'BUYER_CANCELLED' },
    });
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
  });

  test('nobody cancels for another', async () => {
    const { orderNo, orderId } = await buyAs(market, 'accept');
    await market.advanceClock(31 * MINUTE_MS);
    const stranger = await openBuyer(market);
    expect((await stranger.must(CANCEL, { orderId })).cancelOrder).toMatchObject({
      __typename: 'CancelNotAllowed',
      allowedFrom: null,
    });
    const { rows } = await market.owner.query('select phase from market_order where order_no = $1', [
      orderNo,
    ]);
    expect(rows).toEqual([{ phase: 'awaitingOffer' }]);
  });
});

test('I12 of two workers that read the same attempts, after a lock was lost, one alone may send', async () => {
  const { orderNo } = await buyAs(market, 'ignore');
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = $1',
    [orderNo],
  );
  const offer = await findTradeOffer(market.worker.db, rows[0]?.id ?? '');
  if (!offer) throw new Error('no offer is intended');
  const begun = await Promise.all([1, 2].map(() => beginAttempt(market.worker.db, [offer])));
  expect(begun.filter((offers) => offers.length > 0)).toHaveLength(1);
  // Dated anew, it is being sent: who read it before may not send it as well.
  const [one] = begun.find((offers) => offers.length > 0) ?? [];
  if (!one) throw new Error('nobody may send');
  await market.advanceClock(1_000);
  expect(await renewAttempt(market.worker.db, [one])).toBe(true);
  expect(await beginAttempt(market.worker.db, [one])).toEqual([]);
  await market.owner.query('update trade_offer set attempts = 0, attempted_at = null where id = $1', [
    offer.id,
  ]);
});
