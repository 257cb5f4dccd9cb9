import { afterAll, beforeAll, expect, test } from 'vitest';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { openViewCounter } from '../../../api/selling/listing/countViews.ts';
import { deleteOldViews } from '../../../api/selling/listing/listingView.store.ts';
import { globalId } from '../../kit/globalId.ts';
import { recordStatements } from '../../kit/queries.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { inventoryItemId, listSome, openSeller, pickItems, type Seller, unlist } from './sellerScene.ts';

const BROWSER = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Firefox/140.0';

let market: TestMarket;
let seller: Seller;
let item: Awaited<ReturnType<typeof pickItems>>[number];
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openSeller(market);
  const [picked] = await pickItems(market, 1);
  if (!picked) throw new Error('no item');
  item = picked;
});
afterAll(() => market.close());

/** Says that a client looks at listings. */
async function look(client: TestClient, listings: string, userAgent = BROWSER): Promise<Response> {
  return client.fetch('/web/listing/view', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'user-agent': userAgent },
    body: JSON.stringify({ listings }),
  });
}

/** The counts of a listing as a client sees them, once everything noted is written. */
async function viewsOf(id: string, client = seller.client) {
  await market.views.write();
  const { data } = await client.query<{ node: { weekViewCount: number | null; viewCount: number | null } }>(
    `{ node(id: "${id}") { ... on Listing { weekViewCount viewCount } } }`,
  );
  return [data?.node.weekViewCount, data?.node.viewCount];
}

test('I-11 a visitor counts once a day for a copy, whether signed in or not', async () => {
  const [first = '', second = ''] = await listSome(market, seller, item, 2);
  const [visitor, user] = [market.visitor(), await market.visitor().signIn()];
  await look(visitor, `${first},${second}`);
  await look(visitor, first);
  expect(await viewsOf(first)).toEqual([1, 1]);
  await look(visitor, first);
  await look(user, first);
  await look(user, first, `${BROWSER} another program`);
  await look(visitor, first, `${BROWSER} another browser`);
  expect(await viewsOf(first)).toEqual([3, 3]);
  expect(await viewsOf(second)).toEqual([1, 1]);
  await market.advanceClock(DAY_MS);
  await look(visitor, first);
  expect(await viewsOf(first)).toEqual([4, 4]);
});

test('I-11 looks of the seller, of crawlers and programs, and at what is not on sale do not count', async () => {
  const [listed = '', gone = ''] = await listSome(market, seller, item, 2);
  await unlist(seller.client, [gone]);
  await look(seller.client, listed);
  await look(market.visitor(), listed, 'Mozilla/5.0 (compatible; Baiduspider/2.0)');
  await look(market.visitor(), listed, 'node');
  await look(market.visitor(), gone);
  expect(await viewsOf(listed)).toEqual([0, 0]);
  expect(await viewsOf(gone)).toEqual([0, 0]);
  expect((await market.owner.query('select from listing_view_day where view_count < 1')).rowCount).toBe(0);
});

test('I-11 nobody but the seller sees how many looked', async () => {
  const [listed = ''] = await listSome(market, seller, item, 1);
  await look(market.visitor(), listed);
  const other = await openSeller(market);
  expect(await viewsOf(listed, other.client)).toEqual([null, null]);
  expect(await viewsOf(listed, market.visitor())).toEqual([null, null]);
  expect(await viewsOf(listed)).toEqual([1, 1]);
});

test('I-11 merged copies show the views of all of them, and the market of their item', async () => {
  const own = await openSeller(market);
  const [first = '', second = ''] = await listSome(market, own, item, 2);
  await look(market.visitor(), `${first},${second}`);
  await look(market.visitor(), first, `${BROWSER} 2`);
  await market.views.write();
  const { data } = await own.client.query<{
    viewer: { inventoryVarieties: { edges: { node: Record<string, unknown> }[] } };
  }>(`{ viewer { inventoryVarieties(first: 5) { edges { node { count weekViewCount viewCount referencePriceCents
    standing { place lowestOtherAskCents weekSaleCount } } } } } }`);
  const lowest = await market.owner.query(
    `select min(ask_cents)::int as ask from listing where market_item_id = $1 and status = 'active' and seller_id <> $2`,
    [item.id, own.userId],
  );
  const nodes = data?.viewer.inventoryVarieties.edges.map(({ node }) => node);
  expect(nodes).toEqual([
    {
      count: 2,
      weekViewCount: 3,
      viewCount: 3,
      referencePriceCents: item.referenceCents,
      standing: {
        place: null,
        lowestOtherAskCents: lowest.rows[0].ask,
        weekSaleCount: expect.any(Number),
      },
    },
  ]);
});

test('I-11 a copy of the inventory shows the views of its listing', async () => {
  const [listed = ''] = await listSome(market, seller, item, 1);
  await look(market.visitor(), listed);
  await market.views.write();
  const uuid = Buffer.from(listed, 'base64').toString().split(':')[1];
  const { rows } = await market.owner.query('select asset_id from listing where id = $1', [uuid]);
  const { data } = await seller.client.query(
    `{ node(id: "${inventoryItemId(rows[0].asset_id)}") { ... on InventoryItem { activeListing { weekViewCount } } } }`,
  );
  expect(data).toEqual({ node: { activeListing: { weekViewCount: 1 } } });
});

test('a week is seven days, and days older than 90 are neither counted nor kept', async () => {
  const [listed = ''] = await listSome(market, seller, item, 1);
  const uuid = Buffer.from(listed, 'base64').toString().split(':')[1];
  await market.owner.query(
    `insert into listing_view_day select $1, (clock_now() at time zone 'Asia/Shanghai')::date - back, 1
     from unnest(array[0, 6, 7, 89, 90]) back`,
    [uuid],
  );
  expect(await viewsOf(listed)).toEqual([2, 4]);
  await deleteOldViews(market.worker);
  const { rowCount } = await market.owner.query('select from listing_view_day where listing_id = $1', [uuid]);
  expect(rowCount).toBe(4);
});

test('views of a page are read in one statement', async () => {
  const own = await openSeller(market);
  await listSome(market, own, item, 3);
  const { statements } = await recordStatements('market_api', () =>
    own.client.query(`{ viewer { listings(first: 5) { edges { node { weekViewCount viewCount } } }
      inventoryVarieties(first: 5) { edges { node { weekViewCount standing { listingCount } } } } } }`),
  );
  expect(statements.filter((sql) => sql.includes('listing_view_day'))).toHaveLength(1);
  expect(statements.filter((sql) => sql.includes('"weekSaleCount"'))).toHaveLength(1);
});

test('views of several copies are written in one statement, of visitors by their network and cookie', async () => {
  const ids = await listSome(market, seller, item, 3);
  const counter = openViewCounter(market.platform);
  const visitor = { viewerId: null, deviceHash: null, address: '10.0.0.1', userAgent: BROWSER };
  const uuids = ids.map((id) => Buffer.from(id, 'base64').toString().split(':')[1] ?? '');
  counter.note(visitor, uuids);
  counter.note({ ...visitor, address: '2001:db8:1:2:3::1' }, uuids);
  counter.note({ ...visitor, address: '2001:db8:1:2:9::1' }, uuids);
  counter.note({ ...visitor, deviceHash: 'a' }, uuids);
  const { statements } = await recordStatements('market_api', () => counter.close());
  expect(statements.filter((sql) => sql.includes('insert into listing_view_day'))).toHaveLength(1);
  for (const id of ids) expect(await viewsOf(id)).toEqual([3, 3]);
});

test('what could not be written is written the next time, and two counters at once lose nothing', async () => {
  const [listed = ''] = await listSome(market, seller, item, 1);
  const uuid = Buffer.from(listed, 'base64').toString().split(':')[1] ?? '';
  const visitor = { viewerId: null, deviceHash: null, address: '10.0.0.2', userAgent: BROWSER };
  const [one, other] = [openViewCounter(market.platform), openViewCounter(market.platform)];
  one.note(visitor, [uuid]);
  await market.owner.query('revoke insert on listing_view_day from market_api');
  await one.write();
  await market.owner.query('grant insert on listing_view_day to market_api');
  other.note({ ...visitor, address: '10.0.0.3' }, [uuid]);
  await Promise.all([one.close(), other.close()]);
  expect(await viewsOf(listed)).toEqual([2, 2]);
});

test.each([
  ['', 'listings'],
  ['nothing', 'listings[0]'],
  [inventoryItemId('0194a3f0-0000-7000-8000-000000000000'), 'listings[0]'],
  [Array(11).fill('TGlzdGluZzow').join(','), 'listings'],
])('a look at "%s" is refused and names %s', async (listings, field) => {
  const answer = await look(market.visitor(), listings);
  expect(answer.status).toBe(400);
  expect(((await answer.json()) as { msg: string }).msg).toContain(field);
});

test('an address that looks too often is told so', async () => {
  const visitor = market.visitor();
  const id = globalId('Listing', '0194a3f0-0000-7000-8000-000000000000');
  const statuses: number[] = [];
  for (let looks = 0; looks < 121; looks += 1) statuses.push((await look(visitor, id)).status);
  expect(statuses[0]).toBe(200);
  expect(statuses.at(-1)).toBe(429);
});
