import { afterAll, beforeAll, expect, test } from 'vitest';
import { openEventStream } from '../../http/graphql/eventStream.ts';
import { recordStatements } from '../../kit/queries.ts';
import { workerFor } from '../../kit/rounds.ts';
import { newPhone, type TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, type Scene } from './deliveryScene.ts';

const DISPLAY = `display {
  tone headline { actor outcome sentence tone } task clock { kind from until pausedAt } money { place label at }
  amount { cents kind } steps { step state doneAt } actions cancel { from kind } hold wrongDelivery { fault } route
}`;
const ROW = 'display { tone task clock { kind until pausedAt } amount { cents kind } }';

let market: TestMarket;
let scene: Scene;
let seller: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  scene = await buyAs(market, 'ignore');
  const phone = newPhone();
  await market.owner.query(
    'update app_user set phone = $2 where id = (select seller_id from market_order where order_no = $1)',
    [scene.orderNo, `+86${phone}`],
  );
  seller = await market.visitor().signIn(phone);
});
afterAll(() => market.close());

async function displayFor(client: TestClient) {
  const { data } = await client.query<{ viewer: { order: { display: Record<string, unknown> } } }>(
    `query ($no: String!) { viewer { order(orderNo: $no) { ${DISPLAY} events { fact tone } } } }`,
    { no: scene.orderNo },
  );
  return data?.viewer.order.display;
}

test('O-05 each side reads its own money, task and cancel of one order', async () => {
  const [buyers, sellers] = [await displayFor(scene.buyer), await displayFor(seller)];
  expect(buyers).toMatchObject({
    tone: 'WARNING',
    headline: { actor: 'SELLER', outcome: null, sentence: 'SEND_OFFER', tone: 'WARNING' },
    task: null,
    clock: { kind: 'DEADLINE', pausedAt: null },
    money: { place: 'ESCROW_OF_BUYER', label: 'ACTUAL_PAYMENT', at: null },
    amount: { cents: -scene.askCents, kind: 'MOVED' },
    actions: ['CANCEL_ORDER'],
    cancel: { kind: 'RETURNS_TO_VIEWER' },
    hold: null,
    wrongDelivery: null,
    route: 'RECEIPT',
  });
  expect(sellers).toMatchObject({
    tone: 'ACCENT',
    headline: { actor: 'VIEWER', tone: 'ACCENT' },
    money: { place: 'ESCROW_FOR_SELLER', label: 'AMOUNT_TO_RECEIVE' },
    amount: { kind: 'EXPECTED' },
    cancel: { kind: 'RETURNS_TO_BUYER' },
  });
});

test('a change of the order sends its display anew', async () => {
  const stream = await openEventStream<{
    orderChanged: { display: { task: string | null; steps: { state: string; doneAt: string | null }[] } };
  }>(scene.buyer, `subscription ($id: ID) { orderChanged(orderId: $id) { ${DISPLAY} } }`, {
    id: scene.orderId,
  });
  await workerFor(market).send(scene.orderNo);
  let changed = (await stream.next())?.data?.orderChanged.display;
  if (changed?.task === null) changed = (await stream.next())?.data?.orderChanged.display;
  stream.close();
  expect(changed).toMatchObject({
    tone: 'ACCENT',
    headline: { actor: 'VIEWER', sentence: 'ACCEPT_OFFER' },
    task: 'ACCEPT_OFFER',
    actions: ['ACCEPT_OFFER'],
    cancel: null,
  });
  expect(changed?.steps.map(({ state, doneAt }) => [state, doneAt !== null])).toEqual([
    ['DONE', true],
    ['DONE', true],
    ['DONE', true],
    ['NOW', false],
  ]);
});

test('G-04 a row of the order list reads no events', async () => {
  const list = `{ viewer { orders(first: 5) { edges { node { orderNo ${ROW} } } } } }`;
  const { answer, statements } = await recordStatements('market_api', () => scene.buyer.query(list));
  expect(answer).toMatchObject({ data: { viewer: { orders: { edges: [{}] } } } });
  expect(statements.filter((text) => text.includes('order_event'))).toEqual([]);
});
