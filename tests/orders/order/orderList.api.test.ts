import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { userIdOf } from '../../catalog/watch/watchClient.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openBuyer } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs } from './deliveryScene.ts';

const MANY = 10_000;
/** How many of each hundred orders are in each phase. */
const SHARES = [
  { phase: 'awaitingPayment', verifyingFrom: null, group: 'TO_PAY', share: 2 },
  { phase: 'awaitingOffer', verifyingFrom: null, group: 'TO_SHIP', share: 3 },
  { phase: 'delivering', verifyingFrom: null, group: 'TO_SHIP', share: 1 },
  { phase: 'verifying', verifyingFrom: 'delivering', group: 'TO_SHIP', share: 1 },
  { phase: 'verifying', verifyingFrom: null, group: 'TO_SHIP', share: 1 },
  { phase: 'awaitingAccept', verifyingFrom: null, group: 'TO_RECEIVE', share: 2 },
  { phase: 'onHold', verifyingFrom: null, group: 'TO_RECEIVE', share: 1 },
  { phase: 'verifying', verifyingFrom: 'awaitingAccept', group: 'TO_RECEIVE', share: 1 },
  { phase: 'protected', verifyingFrom: null, group: 'PROTECTED', share: 8 },
  { phase: 'completed', verifyingFrom: null, group: 'COMPLETED', share: 60 },
  { phase: 'failed', verifyingFrom: null, group: 'CLOSED', share: 20 },
] as const;
const GROUPS = ['TO_PAY', 'TO_SHIP', 'TO_RECEIVE', 'PROTECTED', 'COMPLETED', 'CLOSED'] as const;
const countOf = (wanted: string) =>
  SHARES.reduce((sum, { group, share }) => sum + (group === wanted ? (share * MANY) / 100 : 0), 0);

let market: TestMarket;
let seller: TestClient;
let sellerId: string;
/** Two items of the catalogue, each the kind of half of the orders. */
let items: { id: string; name: string }[];

/**
 * Sales of one seller, of two kinds of items, spread over the phases. The test does not read listings. The
 * function stands behind `from`: with `(…).*` it would run once for each column.
 */
const COPY_ORDERS = `
  insert into market_order select copy.* from market_order o, generate_series(0, $6::int - 1) n, jsonb_populate_record(o, jsonb_build_object('id', gen_random_uuid(), 'order_no', ($7::int + n)::text,
    'phase', ($3::text[])[n % 100 + 1], 'verifying_from', ($4::text[])[n % 100 + 1], 'reason', case when ($3::text[])[n % 100 + 1] = 'failed' then 'buyerCancelled' end,
    'created_at', o.created_at - n * interval '1 minute', 'seller_id', $2::uuid, 'deadline_at', null,
    'market_item_id', ($5::uuid[])[n / 100 % 2 + 1])) copy
  where o.order_no = $1`;

async function arrange(): Promise<void> {
  const { orderNo } = await buyAs(market, 'ignore');
  seller = await openBuyer(market);
  sellerId = await userIdOf(seller);
  const phases = SHARES.flatMap(({ phase, share }) => Array.from({ length: share }, () => phase));
  const from = SHARES.flatMap(({ verifyingFrom, share }) =>
    Array.from({ length: share }, () => verifyingFrom),
  );
  const { rows } = await market.owner.query<{ id: string; name: string }>(
    `select id, market_hash_name as name from market_item where market_hash_name in
      ('AK-47 | Redline (Field-Tested)', 'AWP | Asiimov (Field-Tested)') order by market_hash_name`,
  );
  items = rows;
  expect(items).toHaveLength(2);
  await market.owner.query('drop index order_one_live_per_listing');
  const ids = items.map(({ id }) => id);
  await market.owner.query(COPY_ORDERS, [orderNo, sellerId, phases, from, ids, MANY, 7_000_000]);
  // The rest of the market: without it a scan of the whole table would be the best plan.
  const { rows: others } = await market.owner.query<{ id: string }>(
    'select seller_id as id from market_order where order_no = $1',
    [orderNo],
  );
  await market.owner.query(COPY_ORDERS, [orderNo, others[0]?.id, phases, from, ids, 3 * MANY, 8_000_000]);
  // Rows that another transaction may still see keep pages from being marked all-visible, which index-only scans need.
  for (let tries = 0; tries < 300 && (await vacuum()) < 0.9; tries += 1)
    await new Promise((done) => setTimeout(done, 100));
}

/** @returns the share of the table's pages that an index-only scan can use. */
async function vacuum(): Promise<number> {
  await market.owner.query('vacuum analyze market_order');
  const { rows } = await market.owner.query<{ share: number }>(
    "select relallvisible::float / relpages as share from pg_class where relname = 'market_order'",
  );
  return rows[0]?.share ?? 0;
}

beforeAll(async () => {
  market = await openTestMarket();
  await arrange();
});
afterAll(() => market.close());

interface Answer {
  viewer: {
    orderCounts: Record<string, number>;
    orders: { edges: { node: { orderNo: string } }[]; pageInfo: { hasNextPage: boolean; endCursor: string } };
  };
}

const LIST = `query ($group: OrderStatusGroup, $search: String, $direction: OrderDirection = SELL, $after: String) { viewer {
  orderCounts(direction: $direction, search: $search) { total toPay toShip toReceive protected completed closed }
  orders(first: 50, after: $after, direction: $direction, statusGroup: $group, search: $search) {
    edges { node { orderNo } } pageInfo { hasNextPage endCursor } } } }`;

async function list(variables: Record<string, unknown>, client = seller) {
  const { data, errors } = await client.query<Answer>(LIST, variables);
  expect(errors).toEqual([]);
  if (!data) throw new Error('no answer');
  const { orderCounts, orders } = data.viewer;
  return { orderCounts, orderNos: orders.edges.map(({ node }) => node.orderNo), page: orders.pageInfo };
}

const camel = (group: string) =>
  group.toLowerCase().replace(/_(\w)/g, (_, sign: string) => sign.toUpperCase());

describe('O-03 the order list of a seller of ten thousand', () => {
  test('counts what stands under each tab, by one grouped statement over an index alone', async () => {
    const { answer, statements } = await recordStatements('market_api', () => list({ group: 'TO_PAY' }));
    const wanted = Object.fromEntries(GROUPS.map((group) => [camel(group), countOf(group)]));
    expect(answer.orderCounts).toEqual({ ...wanted, total: MANY });
    const counting = statements.filter((text) => /group by/i.test(text));
    expect(counting).toHaveLength(1);
    const { rows } = await market.owner.query(`explain ${counting[0]}`, [sellerId]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index Only Scan using order_seller_phase/);
    expect(plan).not.toMatch(/Seq Scan|Sort Key/);
  });

  test.each(GROUPS)('%s holds each of its orders once, newest first, and nothing else', async (group) => {
    const seen: string[] = [];
    for (let after: string | null = null, hasMore = true; hasMore && seen.length < 400; ) {
      const { orderNos, page } = await list({ group, after });
      seen.push(...orderNos);
      [after, hasMore] = [page.endCursor, page.hasNextPage];
    }
    const phases = SHARES.filter((row) => row.group === group).map(
      ({ phase, verifyingFrom }) => phase + (verifyingFrom ?? ''),
    );
    const { rows } = await market.owner.query<{ no: string }>(
      `select order_no as no from market_order where seller_id = $1 and phase || coalesce(verifying_from, '') = any($2)
       order by created_at desc, id desc limit $3`,
      [sellerId, phases, seen.length],
    );
    expect(seen).toEqual(rows.map(({ no }) => no));
    expect(seen).toHaveLength(Math.min(countOf(group), 400));
  });

  test('the number of a list over all pages is counted where it is asked for, without reading a row', async () => {
    const count = (args: string) => `orders(direction: SELL, ${args}) { totalCount }`;
    const { answer, statements } = await recordStatements('market_api', () =>
      seller.query<{ viewer: Record<string, { totalCount: number }> }>(
        `{ viewer { all: ${count('first: 1')} pending: ${count('statusGroup: PENDING')} closed: ${count('statusGroup: CLOSED')}
           some: ${count('search: "7000010"')} none: ${count('search: "7000010", statusGroup: CLOSED')} } }`,
      ),
    );
    expect(answer.errors).toEqual([]);
    const counts = Object.entries(answer.data?.viewer ?? {}).map(([name, { totalCount }]) => [
      name,
      totalCount,
    ]);
    expect(Object.fromEntries(counts)).toEqual({
      all: MANY,
      pending: countOf('TO_PAY') + countOf('TO_SHIP') + countOf('TO_RECEIVE'),
      closed: countOf('CLOSED'),
      some: 1,
      none: 0,
    });
    expect(statements.filter((text) => /order_no/i.test(text) && !/group by/i.test(text))).toEqual([]);
    const listed = await recordStatements('market_api', () =>
      seller.query(`{ viewer { ${count('first: 1').replace('totalCount', 'edges { cursor }')} } }`),
    );
    expect(listed.statements.filter((text) => /group by/i.test(text))).toEqual([]);
  });

  test('a page of a rare tab is read from its index, not by walking over all others', async () => {
    const { statements } = await recordStatements('market_api', () => list({ group: 'TO_PAY' }));
    const paging = statements.filter((text) => /union all|limit/i.test(text) && !/group by/i.test(text));
    const text = paging.find((each) => each.includes('created_at desc')) ?? '';
    const values = [...text.matchAll(/\$(\d+)(::\w+(\[\])?)?/g)].reduce(
      (most, [, n]) => Math.max(most, Number(n)),
      0,
    );
    expect(text).not.toBe('');
    expect(values).toBeGreaterThan(0);
    const { rows } = await market.owner.query(`explain (generic_plan) ${text}`);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).toMatch(/order_seller_phase/);
  });
});

describe('O-03 a search in the order list', () => {
  test('by a part of the number: list and counts speak of the hits alone', async () => {
    const { orderCounts, orderNos } = await list({ search: '700001' });
    expect(orderNos).toEqual(Array.from({ length: 10 }, (_, n) => `700001${n}`));
    expect(orderCounts).toMatchObject({ total: 10 });
    expect((await list({ search: ' 7000012 ', group: 'CLOSED' })).orderNos).toEqual([]);
  });

  test.each([
    ['the English name', 'redline'],
    ['the Chinese name', '红线'],
    ['two words in any order', 'redline ak'],
  ])('by the item: %s', async (_title, search) => {
    const { orderCounts, orderNos } = await list({ search });
    expect(orderCounts.total).toBe(MANY / 2);
    const { rows } = await market.owner.query<{ name: string }>(
      `select distinct market_hash_name as name from market_order o join market_item m on m.id = o.market_item_id where order_no = any($1)`,
      [orderNos],
    );
    expect(rows).toEqual([{ name: 'AK-47 | Redline (Field-Tested)' }]);
  });

  test('nothing matches, and nobody else’s order is found', async () => {
    expect(await list({ search: 'no such thing at all' })).toMatchObject({
      orderNos: [],
      orderCounts: { total: 0 },
    });
    const stranger = await openBuyer(market);
    expect(await list({ search: '700001', direction: null }, stranger)).toMatchObject({ orderNos: [] });
    const { errors } = await seller.query(LIST, { search: 'x'.repeat(200) });
    expect(errors).not.toEqual([]);
    // A sign that SQL knows means itself.
    expect((await list({ search: '%' })).orderCounts.total).toBe(0);
  });
});

describe('E-07 the same list by REST', () => {
  const get = async (query: string, client = seller) => (await client.rest('GET', `/web/order${query}`)).body;

  test('side, status and search narrow it, page by page, with the total', async () => {
    const first = await get('?direction=sell&status=toShip&limit=20');
    expect(first).toMatchObject({ code: 0, data: { total: countOf('TO_SHIP') } });
    const second = await get('?direction=sell&status=toShip&limit=20&page=2');
    const numbers = [first, second].flatMap(({ data }) =>
      (data as { list: { orderNo: string; status: number; direction: string }[] }).list.map((row) => row),
    );
    expect(new Set(numbers.map(({ orderNo }) => orderNo)).size).toBe(40);
    expect(new Set(numbers.map(({ status }) => status))).toEqual(new Set([21]));
    expect(await get('?direction=buy')).toMatchObject({ code: 0, data: { list: [], total: 0 } });
    expect(await get('?search=7000012')).toMatchObject({
      data: { total: 1, list: [{ orderNo: '7000012' }] },
    });
    expect(await get('?search=asiimov&status=closed')).toMatchObject({ data: { total: MANY / 10 } });
  });

  test('a visitor is asked to sign in; what is unknown is named', async () => {
    expect(await get('', market.visitor())).toMatchObject({ code: 401 });
    expect(await get('?status=lost')).toMatchObject({ code: 400 });
    expect(await get('?direction=gift')).toMatchObject({ code: 400 });
  });
});
