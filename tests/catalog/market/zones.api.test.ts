import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { asWebItem, type PageVariables, readAll, readPage } from './marketPages.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  // Robots ask close to the reference price: some bargains of several sizes, and one at the bound.
  await market.owner.query(
    `update market_item item set reference_price_cents = lowest_ask_cents * (10 + number % 4) / 9
     from (select id, row_number() over (order by id) as number from market_item
       where lowest_ask_cents > 900 order by id limit 12) chosen where chosen.id = item.id`,
  );
  await market.settleFeed();
});
afterAll(() => market.close());

/** Names as in the table, read without an API. */
async function scan(sql: string): Promise<string[]> {
  const { rows } = await market.owner.query<{ name: string }>(
    `select market_hash_name as name from market_item item where ${sql}`,
  );
  return rows.map(({ name }) => name);
}

async function read(variables: PageVariables): Promise<string[]> {
  const rows = await readAll(market.visitor(), variables);
  return rows.map(({ marketHashName }) => marketHashName);
}

describe('the lists of the home page say what the tables say', () => {
  const ROBOT = `exists (select from listing where market_item_id = item.id and status = 'active' and is_automatic)`;
  const LISTED = `(select count(*) from listing where market_item_id = item.id and status = 'active')`;
  const ASK = `(select min(ask_cents) from listing where market_item_id = item.id and status = 'active')`;
  const NEWEST = `(select max(created_at) from listing where market_item_id = item.id and status = 'active')`;

  test('H-01 automatic delivery: a listing of a robot exists', async () => {
    const found = await read({ filter: { isAutomatic: true } });
    expect(found.length).toBeGreaterThan(20);
    expect(found.toSorted()).toEqual((await scan(ROBOT)).toSorted());
  });

  test('H-01 hot: most sold in 24 hours first', async () => {
    const found = await read({ filter: { isHot: true }, sort: 'SALES_PER_DAY' });
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(
      await scan('sales_per_day > 0 order by sales_per_day desc, expected_per_week desc, id'),
    );
  });

  test('H-01 low stock: one to three on sale, dearest first', async () => {
    const found = await read({ filter: { isLowStock: true }, sort: 'PRICE_DESCENDING' });
    expect(found.length).toBeGreaterThan(20);
    expect(found).toEqual(await scan(`${LISTED} between 1 and 3 order by ${ASK} desc, id`));
  });

  test('H-02 bargains: at most 90 % of the reference price, largest discount first', async () => {
    const found = await read({ filter: { isBargain: true }, sort: 'DISCOUNT' });
    const share = `${ASK} * 10000 / reference_price_cents`;
    expect(found.length).toBeGreaterThan(5);
    const isBargain = `${ASK} <= reference_price_cents * 0.9 and reference_price_cents <= 10000000`;
    expect(found).toEqual(await scan(`${isBargain} order by ${share}, id`));
  });

  test('H-02 latest: the newest listing first, those without one last', async () => {
    const found = await read({ sort: 'NEWEST' });
    expect(found).toEqual(await scan(`true order by ${NEWEST} desc nulls last, id`));
  });

  test('a bought listing is not the newest any more', async () => {
    const buyer = await openBuyer(market);
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const { marketHashName } = listing;
    await market.owner.query(
      `update listing set created_at = clock_now() where id = (select id from listing where status = 'active'
         and market_item_id = (select id from market_item where market_hash_name = $1) order by ask_cents, id limit 1)`,
      [marketHashName],
    );
    await buyOne(buyer, listing);
    await market.settleFeed();
    const item = market.feed.index.findByName(marketHashName);
    const { rows } = await market.owner.query<{ newest: Date | null }>(
      `select max(created_at) as newest from listing where status = 'active' and market_item_id = $1`,
      [item?.id],
    );
    expect(item?.newestListedAt ?? null).toEqual(rows[0]?.newest ?? null);
  });
});

async function readWeb(path: string): Promise<Record<string, unknown[]>> {
  const { body } = await market.visitor().rest('GET', path);
  expect(body.code, path).toBe(0);
  return body.data as Record<string, unknown[]>;
}

describe('G-07 REST and GraphQL agree on the home page', () => {
  const HOME: [string, string, PageVariables][] = [
    ['marketAuto', '', { filter: { isAutomatic: true } }],
    ['marketHot', '', { filter: { isHot: true }, sort: 'SALES_PER_DAY' }],
    ['marketPoor', '', { filter: { isLowStock: true }, sort: 'PRICE_DESCENDING' }],
    ['marketAuto', 'sort=1', { filter: { isAutomatic: true }, sort: 'PRICE_ASCENDING' }],
    ['marketHot', 'sort=2', { filter: { isHot: true }, sort: 'PRICE_DESCENDING' }],
    ['marketPoor', 'sort=1', { filter: { isLowStock: true }, sort: 'PRICE_ASCENDING' }],
  ];
  test.each(HOME)('E-01 H-01 list %s, %j', async (name, query, variables) => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => readWeb(`/web/index?limit=9&page=${page}&${query}`)),
    );
    const { edges } = await readPage(market.visitor(), { first: 18, ...variables });
    expect(edges.length).toBeGreaterThan(9);
    expect([...(first?.[name] ?? []), ...(second?.[name] ?? [])]).toEqual(
      edges.map(({ node }) => asWebItem(node)),
    );
  });
});
