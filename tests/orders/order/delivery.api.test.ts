import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../../../api/kernel/durations.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import { readOrder } from '../../kit/shopper.ts';
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

describe('accepted', () => {
  test('O-04 sent, confirmed, accepted, protected; after eight days settled: the seller has the price less the fee', async () => {
    const { buyer, orderNo, askCents } = await buyAs(market, 'accept');
    await worker.send(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'AWAITING_ACCEPT',
      actor: 'BUYER',
    });
    await untilOffer(market, orderNo, [3]);
    await worker.poll(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({
      phase: 'PROTECTED',
      direction: 'BUY',
      terminalPriceCents: askCents,
    });
    expect(Date.parse(order.settlesAt ?? '') - Date.parse(order.tradedAt ?? '')).toBeGreaterThanOrEqual(
      7 * DAY_MS,
    );
    expect(order.events.map((event) => event.phase)).toEqual([
      'CREATING',
      'AWAITING_OFFER',
      'DELIVERING',
      'AWAITING_ACCEPT',
      'PROTECTED',
    ]);
    expect(wallet).toMatchObject({ escrowCents: 0, totalCents: 5_000_000 - askCents });
    expect(await listingStatus(market, orderNo)).toBe('sold');
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
    await market.advanceClock(8 * DAY_MS);
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'COMPLETED',
    });
    const { rows } = await market.owner.query(
      `select a.kind, p.amount_cents::int as cents from ledger_posting p join ledger_account a on a.id = p.account_id
       join ledger_transfer t on t.id = p.transfer_id join market_order o on o.id = t.order_id
       where o.order_no = $1 and t.reason in ('settle', 'release') and a.owner_id <> o.id order by p.id`,
      [orderNo],
    );
    const fee = Math.floor((askCents * 250 * 2 + 10_000) / 20_000);
    const byKind = Object.groupBy(rows, (row) => row.kind as string);
    expect(byKind.proceeds?.map((row) => row.cents)).toEqual([askCents - fee]);
    expect(byKind.fee?.map((row) => row.cents) ?? [0]).toEqual([fee || 0]);
    expect(byKind.settling?.reduce((sum, row) => sum + row.cents, 0)).toBe(0);
  });

  test('sending again, polling again, concluding again: nothing is done twice', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    await Promise.all([worker.send(orderNo), worker.send(orderNo), worker.send(orderNo)]);
    await untilOffer(market, orderNo, [3]);
    await Promise.all([worker.poll(orderNo), worker.poll(orderNo), worker.send(orderNo)]);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
    expect(await steamOffersOf(market, orderNo)).toHaveLength(1);
  });
});

describe('the other outcomes from Steam', () => {
  test.each([
    ['decline', [7], 'BUYER_DECLINED'],
    ['counter', [4], 'BUYER_COUNTER_OFFER'],
  ] as const)('%s: the money goes back and the listing is on sale again', async (behaviour, states, text) => {
    const { buyer, orderNo } = await buyAs(market, behaviour);
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [...states]);
    await worker.poll(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: text },
    });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
    expect(await listingStatus(market, orderNo)).toBe('active');
  });

  test("the buyer's time runs out: we take the offer back, and the order fails for that reason", async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    await market.advanceClock(13 * 60 * MINUTE_MS);
    await worker.conclude(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'VERIFYING',
      display: { statusText: 'SYSTEM_CANCEL_VERIFYING' },
    });
    await worker.verify(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'BUYER_RECEIVE_TIMEOUT' },
    });
    expect((await steamOffersOf(market, orderNo)).map((offer) => offer.state)).toEqual([6]);
    expect(await listingStatus(market, orderNo)).toBe('active');
  });

  test('accepted in the second in which the deadline came: the order goes on', async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    await market.advanceClock(13 * 60 * MINUTE_MS);
    await worker.conclude(orderNo);
    const [offer] = await steamOffersOf(market, orderNo);
    await sandbox(market, `offers/${offer?.offerId}/accept`, { steamId: offer?.recipientId });
    await worker.verify(orderNo);
    expect((await readOrder(buyer, orderNo)).order.phase).toBe('PROTECTED');
  });

  test("Steam's own expiry ends it too", async () => {
    const { buyer, orderNo } = await buyAs(market, 'ignore');
    await worker.send(orderNo);
    await market.advanceClock(14 * DAY_MS + MINUTE_MS);
    await untilOffer(market, orderNo, [5]);
    await worker.poll(orderNo);
    expect((await readOrder(buyer, orderNo)).order).toMatchObject({
      phase: 'FAILED',
      display: { statusText: 'BUYER_RECEIVE_TIMEOUT' },
    });
  });

  test('T-23 reversed while protected: everything goes back', async () => {
    const { buyer, orderNo } = await buyAs(market, 'accept');
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [3]);
    await worker.poll(orderNo);
    const [offer] = await steamOffersOf(market, orderNo);
    await sandbox(market, `trades/${offer?.tradeId}/reverse`);
    await market.advanceClock(6 * DAY_MS);
    await market.advanceClock(2 * DAY_MS);
    await worker.conclude(orderNo);
    const { order, wallet } = await readOrder(buyer, orderNo);
    expect(order).toMatchObject({ phase: 'FAILED', display: { statusText: 'REVERSED' } });
    expect(wallet).toMatchObject({ spendableCents: 5_000_000, escrowCents: 0 });
  });
});
