import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sandbox, workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyBeside, buyFromOrdinary, type HandScene, sendByHand } from './handScene.ts';
import { type ManyDeliveries, openManyDeliveries } from './manyDeliveries.ts';

let market: TestMarket;
let worker: ReturnType<typeof workerFor>;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
});
afterAll(() => market.close());

interface Row {
  orderNo: string;
  senderAccountName: string | null;
  handDelivery: { accountName: string; tradeUrl: string } | null;
  display: { wrongDelivery: object | null };
}

interface Page<T> {
  totalCount: number;
  edges: { node: T }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Parcel {
  id: string;
  dueAt: string;
  handDelivery: { accountName: string; steamId: string; tradeUrl: string; message: string };
  orders: Row[];
}
interface Desk {
  dueCount: number;
  accounts: { steamId: string; accountName: string; dueCount: number }[];
  parcels: Page<Parcel>;
  toConfirm: Page<Row>;
  sent: Page<Row>;
  wrong: Page<Row>;
}

const ROW =
  'orderNo senderAccountName handDelivery { accountName tradeUrl } display { wrongDelivery { fault } }';
const PAGE = 'totalCount pageInfo { hasNextPage endCursor }';

async function deskOf({ seller }: Pick<HandScene, 'seller'>, args = 'first: 20'): Promise<Desk> {
  const list = `(${args}) { ${PAGE} edges { node { ${ROW} } } }`;
  const { data, errors } = await seller.query<{ viewer: { deliveryDesk: Desk } }>(
    `{ viewer { deliveryDesk { dueCount accounts { steamId accountName dueCount }
      parcels(${args}) { ${PAGE} edges { node { id dueAt handDelivery { accountName steamId tradeUrl message } orders { ${ROW} } } } }
      toConfirm${list} sent${list} wrong${list} } } }`,
  );
  expect(errors).toEqual([]);
  return data?.viewer.deliveryDesk as Desk;
}

/** All rows of a list of the desk, read page by page. */
async function readAll<T>(
  { seller }: Pick<HandScene, 'seller'>,
  { list, size, fields }: { list: string; size: number; fields: string },
): Promise<{ rows: T[]; totals: number[] }> {
  const rows: T[] = [];
  const totals: number[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const { data, errors } = await seller.query<{ viewer: { deliveryDesk: Record<string, Page<T>> } }>(
      `{ viewer { deliveryDesk { ${list}(first: ${size}${after && `, after: "${after}"`}) { ${PAGE} edges { node { ${fields} } } } } } }`,
    );
    expect(errors).toEqual([]);
    const page = data?.viewer.deliveryDesk[list] as Page<T>;
    rows.push(...page.edges.map(({ node }) => node));
    totals.push(page.totalCount);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  }
  return { rows, totals };
}

const numbersOf = ({ edges }: Page<Row>) => edges.map(({ node }) => node.orderNo);
const parcelsOf = ({ parcels }: Desk) =>
  parcels.edges.map(({ node }) => node.orders.map(({ orderNo }) => orderNo));

test('O-09 the desk lists what one offer takes together, in the place of what is due first, with account and link', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const other = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  await market.owner.query(
    'update market_order set seller_id = (select seller_id from market_order where order_no = $1) where order_no = $2',
    [first.orderNo, other.orderNo],
  );
  const dueAt = (orderNo: string, minutes: number) =>
    market.owner.query(
      `update market_order set deadline_at = clock_now() + make_interval(mins => $2) where order_no = $1`,
      [orderNo, minutes],
    );
  await dueAt(other.orderNo, 20);
  await dueAt(second.orderNo, 10);
  await dueAt(first.orderNo, 30);
  const desk = await deskOf(first);
  expect(desk.dueCount).toBe(3);
  expect(parcelsOf(desk)).toEqual([[second.orderNo, first.orderNo], [other.orderNo]]);
  expect(desk.parcels.totalCount).toBe(2);
  const [parcel] = desk.parcels.edges.map(({ node }) => node);
  const [row] = parcel?.orders ?? [];
  expect(row?.handDelivery).toMatchObject({ tradeUrl: first.tradeUrl, accountName: row?.senderAccountName });
  expect(row?.senderAccountName).toBeTruthy();
  expect(parcel?.handDelivery).toEqual({
    steamId: first.steamId,
    tradeUrl: first.tradeUrl,
    accountName: row?.senderAccountName,
    message: expect.stringMatching(/^SJ-/),
  });
  const none = { dueCount: 0, accounts: [], parcels: { totalCount: 0, edges: [] } };
  const empty = { totalCount: 0, edges: [] };
  const foreign = await deskOf({ seller: first.buyer });
  expect(foreign).toMatchObject({ ...none, toConfirm: empty, sent: empty, wrong: empty });
  // Another's account limits nothing but one's own orders.
  expect(await deskOf({ seller: first.buyer }, `steamId: "${first.steamId}"`)).toMatchObject({
    parcels: { totalCount: 0, edges: [] },
  });
});

test('O-09 sent in one offer with one message: both wait for the buyer, and neither lacks its message', async () => {
  const first = await buyFromOrdinary(market, 'ignore');
  const second = await buyBeside(market, first);
  await sendByHand(market, first, { assetIds: `${first.assetId},${second.assetId}`, message: second.tag });
  await worker.poll(first.orderNo);
  const desk = await deskOf(first);
  expect(desk.dueCount).toBe(0);
  expect(numbersOf(desk.sent).toSorted()).toEqual([first.orderNo, second.orderNo].toSorted());
  const { rows } = await market.owner.query(
    `select 1 from order_event e join market_order o on o.id = e.order_id
     where o.order_no = any($1) and e.cause = 'offerUntagged'`,
    [[first.orderNo, second.orderNo]],
  );
  expect(rows).toEqual([]);
});

test('O-10 what was accepted wrongly stays on the desk while Steam lets it be reversed, and no longer', async () => {
  const scene = await buyFromOrdinary(market, 'ignore');
  const offerId = await sendByHand(market, scene, { tradeUrl: scene.strangerUrl });
  await sandbox(market, `offers/${offerId}/accept`);
  await worker.poll(scene.orderNo);
  expect(await deskOf(scene)).toMatchObject({
    dueCount: 0,
    parcels: { totalCount: 0 },
    wrong: { totalCount: 1, edges: [{ node: { orderNo: scene.orderNo, display: { wrongDelivery: {} } } }] },
  });
  await market.advanceClock(7 * 24 * 3_600_000 + 60_000);
  expect((await deskOf(scene)).wrong).toMatchObject({ totalCount: 0, edges: [] });
});

test('O-10 what says nothing to do any more is not listed as wrong', async () => {
  const scene = await buyFromOrdinary(market, 'ignore');
  const wrongId = await sendByHand(market, scene, { assetIds: scene.otherAssetIds[0], message: scene.tag });
  await sandbox(market, `offers/${wrongId}/accept`);
  await worker.poll(scene.orderNo);
  const rightId = await sendByHand(market, scene);
  await sandbox(market, `offers/${rightId}/accept`);
  await worker.poll(scene.orderNo);
  expect((await deskOf(scene)).wrong).toMatchObject({ totalCount: 0, edges: [] });
  const { data } = await scene.seller.query<{ viewer: { order: Row } }>(
    `{ viewer { order(orderNo: "${scene.orderNo}") { phase ${ROW} } } }`,
  );
  expect(data?.viewer.order).toMatchObject({ phase: 'PROTECTED', display: { wrongDelivery: null } });
});

describe('O-09 150 orders to several buyers from two accounts', () => {
  let many: ManyDeliveries;
  beforeAll(async () => {
    many = await openManyDeliveries(market, { count: 150, buyers: 9 });
  });

  test('all are on the desk, page by page, and no offer is torn apart', async () => {
    const { rows: parcels, totals } = await readAll<Parcel>(many, {
      list: 'parcels',
      size: 7,
      fields: `id dueAt handDelivery { tradeUrl } orders { ${ROW} }`,
    });
    expect(new Set(totals)).toEqual(new Set([many.sizes.length]));
    const numbers = parcels.flatMap(({ orders }) => orders.map(({ orderNo }) => orderNo));
    expect(new Set(numbers).size).toBe(150);
    expect(numbers).toHaveLength(150);
    expect(parcels.map(({ orders }) => orders.length).toSorted((a, b) => a - b)).toEqual(
      many.sizes.toSorted((a, b) => a - b),
    );
    expect(new Set(parcels.map(({ id }) => id)).size).toBe(parcels.length);
    const dueTimes = parcels.map(({ dueAt }) => Date.parse(dueAt));
    expect(dueTimes).toEqual(dueTimes.toSorted((a, b) => a - b));
    for (const { orders, handDelivery } of parcels)
      for (const order of orders) expect(order.handDelivery?.tradeUrl).toBe(handDelivery.tradeUrl);
  });

  test('of one account alone, with the numbers of both', async () => {
    const { accounts, dueCount } = await deskOf(many);
    expect(dueCount).toBe(150);
    expect(accounts.map(({ steamId, dueCount: count }) => ({ steamId, count }))).toEqual(
      expect.arrayContaining(many.accounts),
    );
    const [account] = many.accounts;
    const { parcels } = await deskOf(many, `first: 100, steamId: "${account?.steamId}"`);
    expect(parcels.edges.every(({ node }) => node.handDelivery.steamId === account?.steamId)).toBe(true);
    expect(parcels.edges.reduce((sum, { node }) => sum + node.orders.length, 0)).toBe(account?.count);
    expect(parcels.totalCount).toBe(parcels.edges.length);
  });

  test('what is sent, waits for the phone or went wrong is complete as well', async () => {
    const move = (phase: string, where: string) =>
      market.owner.query(
        `update market_order set phase = $1 where order_no like '9%' and (order_no::numeric % 150) ${where}`,
        [phase],
      );
    await move('delivering', 'between 10 and 19');
    await move('awaitingAccept', '>= 30');
    for (const list of ['sent', 'toConfirm'] as const) {
      const { rows: read, totals } = await readAll<Row>(many, { list, size: 50, fields: ROW });
      const rows = read.map(({ orderNo }) => orderNo);
      const count = list === 'sent' ? 120 : 10;
      expect(new Set(totals)).toEqual(new Set([count]));
      expect(rows).toHaveLength(count);
      expect(new Set(rows).size).toBe(count);
      // The most urgent first: each is due a minute after the one before.
      expect(rows).toEqual(rows.toSorted());
      const { data } = await many.seller.query<{
        viewer: { deliveryDesk: Record<string, Page<Row>> };
      }>(`{ viewer { deliveryDesk { ${list}(last: 3) { edges { node { ${ROW} } } } } } }`);
      expect(data?.viewer.deliveryDesk[list] && numbersOf(data.viewer.deliveryDesk[list])).toEqual(
        rows.slice(-3),
      );
    }
    expect((await deskOf(many)).dueCount).toBe(30);
  });

  test.each([
    ['toConfirm', 'delivering', 'awaitingAccept', 20],
    ['sent', 'awaitingAccept', 'awaitingOffer', 40],
  ])('%s goes on after an order that has left it and is due later', async (list, here, next, from) => {
    const write = (set: string, where: string) =>
      market.owner.query(`update market_order set ${set} where ${where}`);
    await write("phase = 'awaitingOffer'", "order_no like '9%'");
    await write(
      `phase = '${here}'`,
      `order_no like '9%' and order_no::numeric % 150 between ${from} and ${from + 5}`,
    );
    const read = async (args: string) => {
      const { data, errors } = await many.seller.query<{
        viewer: { deliveryDesk: Record<string, Page<Row> & { pageInfo: { startCursor: string | null } }> };
      }>(
        `{ viewer { deliveryDesk { ${list}(${args}) { totalCount pageInfo { hasNextPage endCursor startCursor } edges { node { ${ROW} } } } } } }`,
      );
      expect(errors).toEqual([]);
      const page = data?.viewer.deliveryDesk[list];
      if (!page) throw new Error(`no ${list}`);
      return { ...page, numbers: numbersOf(page) };
    };
    const inOrder = [0, 1, 2, 3, 4, 5].map((place) => `9${String(from + place).padStart(18, '0')}`);
    const { numbers, pageInfo } = await read('first: 2');
    expect(numbers).toEqual(inOrder.slice(0, 2));
    const last = await read('last: 2');
    expect(last.numbers).toEqual(inOrder.slice(4));
    await write(
      `phase = '${next}', deadline_at = deadline_at + interval '9 days'`,
      `order_no in ('${inOrder[1]}', '${inOrder[4]}')`,
    );
    expect(await read(`first: 9, after: "${pageInfo.endCursor}"`)).toMatchObject({
      totalCount: 4,
      numbers: [inOrder[2], inOrder[3], inOrder[5]],
    });
    expect((await read(`last: 1, before: "${last.pageInfo.startCursor}"`)).numbers).toEqual([inOrder[3]]);
  });

  test('more than a hundred copies for one link are two parcels, each with orders of its own', async () => {
    await market.owner.query(
      `update market_order set phase = 'awaitingOffer', buyer_id = first.buyer_id, buyer_trade_url = first.buyer_trade_url
       from (select buyer_id, buyer_trade_url from market_order where order_no like '9%' limit 1) first where order_no like '9%'`,
    );
    await market.owner.query(
      `update trade_offer set steam_account_id = (select id from steam_account where steam_id = $1)
       where order_id in (select id from market_order where order_no like '9%')`,
      [many.accounts[0]?.steamId],
    );
    const sizes = (await deskOf(many)).parcels.edges.map(({ node }) => node.orders.length);
    expect(sizes.toSorted((a, b) => a - b)).toEqual([1, 1, 48, 100]);
  });

  test.each([
    ['steamId: "7656119"', 'steamId'],
    ['after: "nonsense"', 'after'],
  ])('%s is refused by its name', async (args, field) => {
    for (const list of ['parcels', 'sent']) {
      const { errors } = await many.seller.query(
        `{ viewer { deliveryDesk { ${list}(${args}) { totalCount } } } }`,
      );
      expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT' });
      expect(errors[0]?.message).toContain(field);
    }
  });
});
