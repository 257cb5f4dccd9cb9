import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { EVENTS_MAX, listOrderHistories } from '../../../api/orders/order/orderHistory.store.ts';
import { globalId } from '../../kit/globalId.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let buyer: TestClient;
const ids: string[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market);
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

test('a mutation answers with the history that it has made, though one before it in the document has read it', async () => {
  const orders = [];
  for (const listing of await takeListings(buyer, 2)) orders.push(await buyOne(buyer, listing));
  const [first, second] = orders.map(({ orderNo }) => orderNo);
  // As if the seller had let a while pass, so that the buyer may cancel.
  await market.owner.query(
    "update market_order set created_at = created_at - interval '1 day' where order_no = any($1)",
    [[first, second]],
  );
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_order where order_no = any($1) order by order_no = $2',
    [[first, second], second],
  );
  const [a, b] = rows.map(({ id }) => globalId('Order', id));
  const { data, errors } = await buyer.query<{
    first: { viewer: { order: { events: unknown[] } } };
    second: { order: { events: { phase: string }[] } };
  }>(
    `mutation ($a: ID!, $b: ID!, $second: String!) {
      first: cancelOrder(input: { orderId: $a }) { ... on CancelOrderPayload { viewer { order(orderNo: $second) { events { phase } } } } }
      second: cancelOrder(input: { orderId: $b }) { ... on CancelOrderPayload { order { events { phase } } } } }`,
    { a, b, second },
  );
  expect(errors, JSON.stringify(data)).toEqual([]);
  const before = data?.first.viewer.order.events.length ?? 0;
  expect(before).toBeGreaterThan(0);
  expect(data?.second.order.events.length).toBeGreaterThan(before);
});
