import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyBeside, buyFromOrdinary, type HandScene } from './handScene.ts';

let market: TestMarket;
let scene: HandScene;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await buyFromOrdinary(market, 'ignore');
});
afterAll(() => market.close());

/** Changes an order past its transitions, as only a test may. */
async function force(orderNo: string, columns: string, offerState = 0): Promise<void> {
  const client = await market.owner.connect();
  try {
    await client.query(`begin; set local session_replication_role = replica;
      update market_order set ${columns} where order_no = '${orderNo}';
      update trade_offer set state = ${offerState} where order_id = (select id from market_order where order_no = '${orderNo}');
      commit`);
  } finally {
    client.release();
  }
}

async function turnOf(client: TestClient, first = 20) {
  const { data, errors } = await client.query<{
    viewer: {
      order: { display: { task: string | null } } | null;
      ordersToActOn: { totalCount: number; saleCount: number; orders: { orderNo: string }[] };
    };
  }>(
    `query ($no: String!, $first: Int) { viewer { order(orderNo: $no) { display { task } }
      ordersToActOn(first: $first) { totalCount saleCount orders { orderNo } } } }`,
    { no: scene.orderNo, first },
  );
  expect(errors).toEqual([]);
  const { order, ordersToActOn: list } = data?.viewer ?? {};
  return {
    task: order?.display.task ?? null,
    count: list?.totalCount,
    sales: list?.saleCount,
    numbers: list?.orders.map(({ orderNo }) => orderNo),
  };
}

const SETTINGS = [
  ...[
    'creating',
    'awaitingPayment',
    'awaitingOffer',
    'delivering',
    'awaitingAccept',
    'onHold',
    'protected',
  ].map((phase) => `phase = '${phase}', reason = null`),
  ...["'buyerCancelled'", "'sellerShipmentTimeout'", 'null'].map(
    (reason) => `phase = 'verifying', verifying_from = 'awaitingOffer', reason = ${reason}`,
  ),
];

test('O-05 an order is on the short list exactly where its display has a task for that side', async () => {
  let tasks = 0;
  for (const setting of SETTINGS)
    for (const isAutomatic of [false, true])
      for (const [issue, pausedAt, offerState] of [
        ['null', 'null', 2],
        ["'tradeLink'", 'null', 3],
        ['null', 'clock_now()', 9],
      ] as const) {
        const columns = `${setting}, is_automatic = ${isAutomatic}, delivery_issue = ${issue}, paused_at = ${pausedAt}`;
        await force(scene.orderNo, columns, offerState);
        for (const client of [scene.buyer, scene.seller]) {
          const { task, count, sales, numbers } = await turnOf(client);
          expect(sales).toBe(client === scene.seller ? count : 0);
          expect({ columns, count }).toEqual({ columns, count: task === null ? 0 : 1 });
          expect(numbers).toEqual(task === null ? [] : [scene.orderNo]);
          tasks += Number(task !== null);
        }
      }
  expect(tasks).toBeGreaterThan(8);
}, 120_000);

test('O-05 what is due first comes first, nobody reads another’s, and the bounds are named', async () => {
  const other = await buyBeside(market, scene);
  const due = (minutes: number) =>
    `phase = 'awaitingOffer', reason = null, verifying_from = null, is_automatic = false, delivery_issue = null, paused_at = null,
      deadline_at = clock_now() + make_interval(mins => ${minutes})`;
  await force(scene.orderNo, due(30));
  await force(other.orderNo, due(20));
  expect(await turnOf(scene.seller)).toMatchObject({ count: 2, numbers: [other.orderNo, scene.orderNo] });
  expect(await turnOf(scene.seller, 1)).toMatchObject({ count: 2, numbers: [other.orderNo] });
  expect(await turnOf(await market.visitor().signIn())).toMatchObject({ count: 0, numbers: [] });
  for (const first of [0, 21]) {
    const { errors } = await scene.seller.query(
      `{ viewer { ordersToActOn(first: ${first}) { totalCount } } }`,
    );
    expect(errors[0]?.message).toContain('first');
  }
});
