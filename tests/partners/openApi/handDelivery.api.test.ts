import { afterAll, beforeAll, expect, test } from 'vitest';
import { workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyFromOrdinary, type HandScene, sendByHand } from '../../orders/order/handScene.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let scene: HandScene;
let seller: PartnerClient;
let buyer: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  scene = await buyFromOrdinary(market, 'ignore');
  const { rows } = await market.owner.query<{ sellerId: string; buyerId: string }>(
    'select seller_id as "sellerId", buyer_id as "buyerId" from market_order where order_no = $1',
    [scene.orderNo],
  );
  seller = await enrolPartner(market, rows[0]?.sellerId ?? '');
  buyer = await enrolPartner(market, rows[0]?.buyerId ?? '');
});
afterAll(() => market.close());

test('P-04 a partner who sells by hand finds what to send, as in GraphQL, until the offer is there; the buyer does not', async () => {
  const { data } = await scene.seller.query<{ viewer: { order: { handDelivery: object } } }>(
    `{ viewer { order(orderNo: "${scene.orderNo}") { handDelivery { steamId accountName tradeUrl message } } } }`,
  );
  const handDelivery = data?.viewer.order.handDelivery;
  expect(handDelivery).toMatchObject({
    steamId: scene.steamId,
    tradeUrl: scene.tradeUrl,
    message: scene.tag,
  });
  const listed = async () => (await seller.get('/orders?side=seller&status=toShip')).body.data.rows;
  expect(await listed()).toMatchObject([
    { orderNo: scene.orderNo, assetId: scene.assetId, deliveryType: 'manual', handDelivery },
  ]);
  const one = async (client: PartnerClient) => (await client.get(`/orders/${scene.orderNo}`)).body.data;
  expect((await one(seller)).handDelivery).toEqual(handDelivery);
  expect(await one(buyer)).toMatchObject({ side: 'buyer', handDelivery: null });
  await sendByHand(market, scene);
  await workerFor(market).poll(scene.orderNo);
  expect(await one(seller)).toMatchObject({ phase: 'awaitingAccept', handDelivery: null });
  expect(await listed()).toEqual([]);
});

test('P-04 what a robot delivers says nothing to send', async () => {
  await market.owner.query(
    "update market_order set is_automatic = true, phase = 'awaitingOffer' where order_no = $1",
    [scene.orderNo],
  );
  expect((await seller.get(`/orders/${scene.orderNo}`)).body.data).toMatchObject({
    phase: 'awaitingOffer',
    handDelivery: null,
  });
});
