import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { listOrderHistories } from '../../../api/orders/order/orderHistory.store.ts';
import { listOrderParts } from '../../../api/orders/order/orderParts.store.ts';
import { findOwnOrder, listOwnOrders } from '../../../api/orders/order/ownOrder.store.ts';
import { globalId } from '../../kit/globalId.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
let buyer: TestClient;
const orderNos: string[] = [];
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market);
  const other = await openBuyer(market);
  const [first, second, foreign] = await takeListings(buyer, 3);
  for (const listing of [first, second]) if (listing) orderNos.push((await buyOne(buyer, listing)).orderNo);
  if (foreign) orderNos.push((await buyOne(other, foreign)).orderNo);
});
afterAll(() => market.close());

const readOrder = (orderNo: string) => market.platform.db.order.findUniqueOrThrow({ where: { orderNo } });

test('O-08 an order is found with all of its page, by its buyer and its seller alone', async () => {
  const { db } = market.platform;
  const [orderNo = '', , foreignNo = ''] = orderNos;
  const order = await readOrder(orderNo);
  const found = await findOwnOrder(db, orderNo, order.buyerId);
  expect(found).toMatchObject({
    order,
    copy: await db.asset.findUniqueOrThrow({ where: { id: order.assetId } }),
    seller: await db.user.findUniqueOrThrow({ where: { id: order.sellerId } }),
    buyer: await db.user.findUniqueOrThrow({ where: { id: order.buyerId } }),
  });
  expect([found?.parts]).toEqual(await listOrderParts(db, [order.id]));
  expect([found?.history]).toEqual(await listOrderHistories(db, [order.id]));
  expect(await findOwnOrder(db, orderNo, order.sellerId)).toEqual(found);
  expect(await findOwnOrder(db, foreignNo, order.buyerId)).toBeNull();
  expect(await findOwnOrder(db, '1', order.buyerId)).toBeNull();
});

test('parts are null where there are none, and come as they are stored', async () => {
  const { db } = market.platform;
  const { id: orderId } = await readOrder(orderNos[1] ?? '');
  expect(await listOrderParts(db, [orderId])).toMatchObject([
    { offer: { state: null, steamOfferId: null }, payment: null, review: null },
  ]);
  const [expiresAt, lookBy] = [new Date('2026-02-28T10:00:00Z'), new Date('2026-03-01T10:00:00.5Z')];
  await market.owner.query(
    `insert into order_payment (id, number, order_id, amount_cents, expires_at, query_at) values (gen_random_uuid(), 'P1', $1, 5, $2, $2)`,
    [orderId, expiresAt],
  );
  await market.owner.query(
    `insert into proceeds_review (order_id, reasons, look_by) values ($1, '{overpriced}', $2)`,
    [orderId, lookBy],
  );
  expect(await listOrderParts(db, [orderId])).toMatchObject([
    {
      payment: { number: 'P1', status: 'open', expiresAt, endedAt: null },
      review: { state: 'waiting', lookBy, decidedAt: null },
    },
  ]);
});

test('orders come in the order of their ids, without those of others', async () => {
  const { db } = market.platform;
  const [first, second, foreign] = await Promise.all(orderNos.map(readOrder));
  const [id1 = '', id2 = '', other = ''] = [first?.id, second?.id, foreign?.id];
  expect(await listOwnOrders(db, first?.buyerId ?? '', [id2, other, id1])).toEqual([second, first]);
  expect(await listOwnOrders(db, foreign?.sellerId ?? '', [other])).toEqual([foreign]);
  expect(await listOwnOrders(db, first?.buyerId ?? '', [])).toEqual([]);
});

test('an item that is not in memory yet is read from the database', async () => {
  const [orderNo = ''] = orderNos;
  const { listingId } = await readOrder(orderNo);
  const unknown = vi.spyOn(market.feed.index, 'findById').mockReturnValue(null);
  const id = globalId('Listing', listingId);
  const { data } = await buyer.query<unknown>(
    `{ viewer { order(orderNo: "${orderNo}") { marketItem { nameZh } } } node(id: "${id}") { ... on Listing { marketItem { nameZh } } } }`,
  );
  expect(unknown).toHaveBeenCalled();
  unknown.mockRestore();
  const name = { marketItem: { nameZh: expect.stringMatching(/./) } };
  expect(data).toEqual({ viewer: { order: name }, node: name });
});
