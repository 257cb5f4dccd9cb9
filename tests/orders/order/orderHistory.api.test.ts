import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { EVENTS_MAX, listOrderHistories } from '../../../api/orders/order/orderHistory.store.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
const ids: string[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  const buyer = await openBuyer(market);
  for (const listing of await takeListings(buyer, 3)) {
    const { orderNo } = await buyOne(buyer, listing);
    ids.push((await market.platform.db.order.findUniqueOrThrow({ where: { orderNo } })).id);
  }
});
afterAll(() => market.close());

test('histories come in the order of the ids, each with what is its own', async () => {
  const { db } = market.platform;
  const [first = '', second = '', third = ''] = ids;
  const histories = await listOrderHistories(db, [third, first, second, first]);
  for (const [index, id] of [third, first, second, first].entries()) {
    const { buyerId, priceCents, asset } = await db.order.findUniqueOrThrow({
      where: { id },
      include: { asset: true },
    });
    const history = histories[index];
    const events = await db.orderEvent.findMany({ where: { orderId: id }, orderBy: { sequence: 'asc' } });
    expect(history).toMatchObject({
      buyerId,
      events: events.map(({ id: _id, actorId: _actor, ...event }) => event),
      copies: [{ stage: 'ordered', copy: { assetId: asset.assetId } }],
      offerOrderIds: [],
    });
    // What the purchase took is held: both postings of it, in fen.
    const held = history?.postings.find(({ kind }) => kind === 'escrow');
    expect(held).toMatchObject({ movement: 'hold', amountCents: priceCents });
    expect(history?.postings.reduce((sum, { amountCents }) => sum + amountCents, 0n)).toBe(0n);
  }
});

test('of more events than are read, the oldest come', async () => {
  const [orderId = ''] = ids;
  await market.owner.query(
    `insert into order_event (id, order_id, sequence, to_phase, actor, cause)
     select gen_random_uuid(), $1, sequence, 'awaitingOffer', 'platform', 'paused' from generate_series(100, 100 + $2::int) sequence`,
    [orderId, EVENTS_MAX],
  );
  const [history] = await listOrderHistories(market.platform.db, [orderId]);
  const sequences = history?.events.map(({ sequence }) => sequence) ?? [];
  expect(sequences).toHaveLength(EVENTS_MAX);
  expect(sequences).toEqual(sequences.toSorted((a, b) => a - b));
  expect(sequences[0]).toBe(1);
});

test('an order that does not exist has no history', async () => {
  await expect(listOrderHistories(market.platform.db, [newId()])).rejects.toThrow('has a history');
  expect(await listOrderHistories(market.platform.db, [])).toEqual([]);
});
