import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { STATUS_WORDS } from '../../../api/notifications/message/orderStatusWords.ts';
import { CANCEL } from '../../kit/documents.ts';
import { workerFor } from '../../kit/rounds.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, type Scene } from './deliveryScene.ts';
import { setOffer, setTrade } from './playedSteam.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

const RECORDS = /* GraphQL */ `
  query ($direction: OrderDirection, $group: OrderStatusGroup) {
    viewer { orders(first: 20, direction: $direction, statusGroup: $group) {
      edges { node { orderNo direction display { statusText step } } } } }
  }`;

interface Records {
  viewer: {
    orders: { edges: { node: { orderNo: string; display: object } }[] };
  };
}

async function records(client: TestClient, variables: Record<string, unknown>) {
  const { data, errors } = await client.query<Records>(RECORDS, variables);
  expect(errors).toEqual([]);
  return (data?.viewer.orders.edges ?? []).map(({ node }) => node);
}

async function sellerOf(orderNo: string): Promise<TestClient> {
  const phone = newPhone();
  await market.owner.query(
    'update app_user set phone = $2 where id = (select seller_id from market_order where order_no = $1)',
    [orderNo, `+86${phone}`],
  );
  return market.visitor().signIn(phone);
}

const REST: [string, (scene: Scene) => Promise<void>, number, keyof typeof STATUS_WORDS, string][] = [
  ['waiting', async () => {}, 21, 'awaitingOffer', 'SHIPMENT'],
  ['sent', async ({ orderNo }) => worker.send(orderNo), 41, 'awaitingAccept', 'RECEIPT'],
  [
    'held',
    async ({ orderNo }) => {
      await worker.send(orderNo);
      await setTrade(market, orderNo, 10);
      await setOffer(market, orderNo, 11);
      await worker.poll(orderNo);
    },
    31,
    'onHold',
    'RECEIPT',
  ],
  [
    'delivered',
    async ({ orderNo }) => {
      await worker.send(orderNo);
      await setTrade(market, orderNo, 3);
      await worker.poll(orderNo);
    },
    51,
    'protected',
    'RECEIPT',
  ],
  [
    'declined',
    async ({ orderNo }) => {
      await worker.send(orderNo);
      await setOffer(market, orderNo, 7);
      await worker.poll(orderNo);
    },
    55,
    'buyerDeclined',
    'RECEIPT',
  ],
];

describe('records of orders', () => {
  test.each(REST)(
    'O-01 O-03 %s: the same code, text and step by REST and GraphQL, for buyer and seller',
    async (_title, arrange, code, text, step) => {
      const scene = await buyAs(market, 'ignore');
      await arrange(scene);
      const seller = await sellerOf(scene.orderNo);
      for (const [client, direction] of [
        [scene.buyer, 'BUY'],
        [seller, 'SELL'],
      ] as const) {
        const rest = await client.rest('GET', `/web/order/${scene.orderNo}`);
        expect(rest.body.data).toMatchObject({
          status: code,
          statusDes: STATUS_WORDS[text].zh,
          direction: direction.toLowerCase(),
        });
        const mine = await records(client, { direction });
        expect(mine.find(({ orderNo }) => orderNo === scene.orderNo)).toMatchObject({
          display: {
            statusText: text.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase(),
            step,
          },
        });
      }
      const isPending = [21, 31, 41].includes(code);
      const inGroup = async (group: string) =>
        (await records(scene.buyer, { group })).some(({ orderNo }) => orderNo === scene.orderNo);
      expect(await inGroup('PENDING')).toBe(isPending);
      expect(await inGroup('CLOSED')).toBe(code === 55);
      expect(await inGroup('PROTECTED')).toBe(code === 51);
      expect(await records(scene.buyer, { direction: 'SELL' })).toEqual([]);
    },
  );

  test('O-08 a stranger reads an order by no path: number, node, list, REST; and cannot act on it', async () => {
    const { orderNo, orderId } = await buyAs(market, 'ignore');
    const stranger = await openBuyer(market);
    const { data } = await stranger.query<Record<string, unknown>>(
      'query ($no: String!, $id: ID!) { viewer { order(orderNo: $no) { id } orders(first: 20) { edges { node { id } } } } node(id: $id) { __typename id } }',
      { no: orderNo, id: orderId },
    );
    expect(data).toMatchObject({ viewer: { order: null, orders: { edges: [] } }, node: null });
    expect((await stranger.rest('GET', `/web/order/${orderNo}`)).status).toBe(404);
    expect((await stranger.must(CANCEL, { orderId })).cancelOrder).toMatchObject({ allowedFrom: null });
    const page = await stranger.fetch(`/web/order/${orderNo}`);
    expect(await page.text()).not.toContain(orderNo);
  });
});
