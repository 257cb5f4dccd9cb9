import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerFor } from '../../kit/rounds.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const QUERY = 'query($no: String!) { viewer { order(orderNo: $no) { feeCents seller { sellerName } } } }';

/** The fee and the seller's name that REST and GraphQL return to one side of an order, and the number that a page shows. */
async function told(client: TestClient, orderNo: string) {
  const { body } = await client.rest('GET', `/web/order/${orderNo}`);
  const data = body.data as { fee: number; displayStatus: number; sellerInfo: { nickname: string } };
  const answer = await client.query<{
    viewer: { order: { feeCents: number; seller: { sellerName: string } } };
  }>(QUERY, { no: orderNo });
  const order = answer.data?.viewer.order;
  return {
    fees: [data.fee, order?.feeCents],
    names: [data.sellerInfo.nickname, order?.seller.sellerName],
    display: data.displayStatus,
  };
}

test('O-01 O-04 REST and GraphQL tell the same: no fee to the buyer, the fee to the seller, one name of the seller', async () => {
  const buyer = await openBuyer(market);
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  const { orderNo } = await buyOne(buyer, listing);
  const setSeller = (column: 'nickname' | 'phone', value: string | null) =>
    market.owner.query(
      `update app_user set ${column} = $2 where id = (select seller_id from market_order where order_no = $1)`,
      [orderNo, value],
    );
  await setSeller('nickname', null);
  await setSeller('phone', '+8613900002222');
  const seller = await market.visitor().signIn('13900002222');
  const { rows } = await market.owner.query(
    'select fee_cents::int as fee from market_order where order_no = $1',
    [orderNo],
  );
  expect(rows[0].fee).toBeGreaterThan(0);
  const nameless = ['人工发货', '人工发货'];
  expect(await told(buyer, orderNo)).toEqual({ fees: [0, 0], names: nameless, display: 2 });
  expect(await told(seller, orderNo)).toEqual({
    fees: [rows[0].fee, rows[0].fee],
    names: nameless,
    display: 2,
  });
  await setSeller('nickname', '饰品猎人');
  await workerFor(market).send(orderNo);
  expect(await told(buyer, orderNo)).toEqual({ fees: [0, 0], names: ['饰品猎人', '饰品猎人'], display: 3 });
});
