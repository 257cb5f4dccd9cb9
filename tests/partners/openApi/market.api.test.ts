import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { takeListings } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from './openStage.ts';
import type { OpenAnswer, PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

/** A cursor of the newest listings that no page ever ended with. */
const forgedCursor = (milliseconds: number) =>
  Buffer.from(JSON.stringify(['newest', milliseconds, '01991c0e-0000-7000-8000-000000000000'])).toString(
    'base64url',
  );

/** All pages of a list. */
async function readAll<Row>(
  read: (after: string) => Promise<OpenAnswer<{ rows: Row[]; next: string | null }>>,
): Promise<Row[]> {
  const rows: Row[] = [];
  let next: string | null = null;
  do {
    const after: string = next === null ? '' : `&after=${encodeURIComponent(next)}`;
    const { data } = (await read(after)).body;
    rows.push(...data.rows);
    next = data.next;
  } while (next !== null);
  return rows;
}

describe('the market', () => {
  test('pages by cursor, each item once, as the site shows it', async () => {
    const rows = await readAll((after) =>
      partner.get(`/market-items?limit=100&sort=priceAscending&types=CSGO_Type_Knife${after}`),
    );
    const names = rows.map(({ marketHashName }) => marketHashName);
    expect(new Set(names).size).toBe(names.length);
    const { rows: inDatabase } = await market.owner.query(
      "select count(*)::int as count from market_item where tag_type = 'CSGO_Type_Knife'",
    );
    expect(names).toHaveLength(inDatabase[0].count);
    const asks = rows.map(({ lowestAskCents }) => lowestAskCents).filter((ask) => ask !== null);
    expect(asks).toEqual(asks.toSorted((a, b) => Number(a) - Number(b)));
  });

  test('is searched in Chinese, and narrowed by price', async () => {
    const found = await partner.get(`/market-items?search=${encodeURIComponent('红线')}&limit=5`);
    expect(found.body.data.rows[0]?.nameZh).toContain('红线');
    const { rows } = (await partner.get('/market-items?minPriceCents=10000&maxPriceCents=20000&limit=100'))
      .body.data;
    for (const { lowestAskCents } of rows) expect(lowestAskCents).toBeGreaterThanOrEqual(10_000);
    for (const { lowestAskCents } of rows) expect(lowestAskCents).toBeLessThanOrEqual(20_000);
  });

  test('is narrowed as on the site: to what is on sale, to few copies, to what robots deliver', async () => {
    const read = async (query: string) =>
      (await partner.get(`/market-items?limit=100&sort=priceAscending&${query}`)).body.data.rows;
    const few = await read('isLowStock=true');
    expect(few.length).toBeGreaterThan(0);
    for (const { listingCount } of few) expect([1, 2, 3]).toContain(listingCount);
    const automatic = await read('isAutomatic=1&isOnSale=true');
    expect(automatic.length).toBeGreaterThan(0);
    for (const { automaticCount } of automatic) expect(automaticCount).toBeGreaterThan(0);
    expect(await read('isOnSale=false')).toEqual(await read(''));
  });

  test.each([
    ['isHot=perhaps', 'isHot'],
    ['types=a&types=b', 'types'],
    ['limit=0', 'limit'],
    ['limit=101', 'limit'],
    ['minPriceCents=-1', 'minPriceCents'],
    ['sort=best', 'sort'],
    ['after=nonsense', 'after'],
  ])('%s is refused by name', async (query, field) => {
    expect(await partner.get(`/market-items?${query}`)).toMatchObject({ status: 400, body: { field } });
  });
});

describe('copies of all items', () => {
  test('F-02 are found by the filter of the site, page by page', async () => {
    const path =
      `/copies?limit=5&sort=floatAscending&filter=${encodeURIComponent('type:rifle wear<0.5 price>1')}` as const;
    const first = (await partner.get(path)).body.data;
    expect(first.rows).toHaveLength(5);
    const second = (await partner.get(`${path}&after=${first.next}` as const)).body.data;
    const wears = [...first.rows, ...second.rows].map(({ floatValue }) => floatValue);
    expect(wears).toEqual(wears.toSorted((a, b) => Number(a) - Number(b)));
    expect(new Set([...first.rows, ...second.rows].map(({ listingId }) => listingId)).size).toBe(
      wears.length,
    );
    expect(market.feed.index.findByName(first.rows[0]?.marketHashName ?? '')?.tagType).toBe(
      'CSGO_Type_Rifle',
    );
  });

  test('Q-05 carry fade and blue, and are found and sorted by them', async () => {
    const path = `/copies?limit=5&sort=blueDescending&filter=${encodeURIComponent('blue>=0')}` as const;
    const { rows } = (await partner.get(path)).body.data;
    expect(rows.length).toBeGreaterThan(0);
    const shares = rows.map(({ blueShare }) => blueShare ?? -1);
    expect(shares).toEqual(shares.toSorted((a, b) => b - a));
    const [best] = rows;
    const { body } = await partner.get(
      `/listings?marketHashName=${encodeURIComponent(best?.marketHashName ?? '')}&paintSeeds=${best?.paintSeed}` as const,
    );
    expect(body.data.rows).toContainEqual(expect.objectContaining({ fadeShare: null, blueShare: shares[0] }));
  });

  test('F-04 a wrong word is refused with its place, an unknown parameter by name', async () => {
    expect(await partner.get(`/copies?filter=${encodeURIComponent('type:rifle weer<0.5')}`)).toMatchObject({
      status: 422,
      body: {
        error: 'filterInvalid',
        data: { reason: 'unknownField', position: 11, length: 4, nearest: 'wear' },
      },
    });
    expect(await partner.get('/copies?wear=0.1')).toMatchObject({ status: 400, body: { field: 'wear' } });
    expect(await partner.get(`/copies?filter=${'a'.repeat(2_001)}`)).toMatchObject({
      status: 400,
      body: { field: 'filter' },
    });
  });
});

describe('prices', () => {
  test('of named items, null where the market has none of the name', async () => {
    const { rows } = (await partner.get('/market-items?limit=2')).body.data;
    const marketHashNames = [rows[1]?.marketHashName, 'No Such Item', rows[0]?.marketHashName];
    const { prices } = (await partner.post('/prices/query', { marketHashNames })).body.data;
    expect(prices.map((price) => price?.marketHashName ?? null)).toEqual([
      marketHashNames[0],
      null,
      marketHashNames[2],
    ]);
    expect(rows[1]).toMatchObject(prices[0] ?? {});
    expect(prices[0]).toMatchObject({ lowestAskCents: rows[1]?.lowestAskCents });
  });

  const change = async (column: string) => {
    const [item] = market.feed.index.rows;
    await market.owner.query(`update market_item set ${column} = ${column} + 1 where id = $1`, [item?.id]);
    await market.settleFeed();
  };

  test('the whole list is streamed, and sent again only where it changed', async () => {
    const whole = await partner.get('/prices');
    expect(whole.body.data.prices).toHaveLength(market.feed.index.rows.length);
    const etag = whole.headers.get('etag') ?? '';
    // What the list does not show makes no other list.
    await change('sales_per_day');
    const again = await partner.get('/prices', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
    expect(again.text).toBe('');
    await change('listing_count');
    expect((await partner.get('/prices', { headers: { 'if-none-match': etag } })).status).toBe(200);
  });

  test('a partner takes the whole list twice a minute; one that did not change, and other calls, do not count', async () => {
    const { partner: eager } = await openPartner(market);
    const { partner: other } = await openPartner(market);
    const etag = (await eager.get('/prices')).headers.get('etag') ?? '';
    for (let count = 0; count < 3; count += 1)
      expect((await eager.get('/prices', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await eager.get('/prices')).status).toBe(200);
    const refused = await eager.get('/prices');
    expect(refused).toMatchObject({ status: 429, body: { error: 'tooMany' } });
    expect(refused.headers.get('x-ratelimit-limit')).toBe('2');
    const seconds = Number(refused.headers.get('retry-after'));
    expect([seconds > 0, seconds <= 60]).toEqual([true, true]);
    expect((await eager.get('/prices', { headers: { 'if-none-match': etag } })).status).toBe(304);
    expect((await eager.get('/wallet')).status).toBe(200);
    expect((await other.get('/prices')).status).toBe(200);
  });
});

describe('the copies of one item', () => {
  test('are paged by cursor and say whose they are', async () => {
    const [listing] = await takeListings(market.visitor(), 1);
    const name = encodeURIComponent(listing?.marketHashName ?? '');
    const rows = await readAll((after) => partner.get(`/listings?marketHashName=${name}&limit=1${after}`));
    expect(rows.map(({ listingId }) => listingId).length).toBe(
      new Set(rows.map(({ listingId }) => listingId)).size,
    );
    expect(rows[0]).toMatchObject({ isOwn: false, deliveryType: 'automatic' });
    const asks = rows.map(({ priceCents }) => Number(priceCents));
    expect(asks).toEqual(asks.toSorted((a, b) => a - b));
    const dearer = await partner.get(`/listings?marketHashName=${name}&minPriceCents=${(asks[0] ?? 0) + 1}`);
    expect(dearer.body.data.rows).toHaveLength(asks.filter((ask) => ask > (asks[0] ?? 0)).length);
  });

  test.each([
    ['phases=a%00b', 'phases'],
    [`sort=newest&after=${forgedCursor(-9_007_199_254_740_991)}`, 'after'],
    [`sort=newest&after=${forgedCursor(8.7e15)}`, 'after'],
    ['after=%00', 'after'],
  ])('E-06 %s is refused by name, and no failure of ours', async (query, field) => {
    const [listing] = await takeListings(market.visitor(), 1);
    const name = encodeURIComponent(listing?.marketHashName ?? '');
    const refused = await partner.get(`/listings?marketHashName=${name}&${query}`);
    expect(refused).toMatchObject({ status: 400, body: { error: 'badInput', field } });
  });

  test('an unknown name, and bounds that cannot be, are refused', async () => {
    const unknown = await partner.get('/listings?marketHashName=Nothing');
    expect(unknown).toMatchObject({ status: 422, body: { error: 'marketItemUnknown' } });
    const [listing] = await takeListings(market.visitor(), 1);
    const name = encodeURIComponent(listing?.marketHashName ?? '');
    const crossed = await partner.get(`/listings?marketHashName=${name}&floatMin=0.5&floatMax=0.1`);
    expect(crossed).toMatchObject({ status: 400, body: { field: 'floatMin' } });
  });
});

test('the OpenAPI document describes every route, and needs no signature', async () => {
  const document = await (await fetch(`${market.url}/open/v1/openapi.json`)).json();
  expect(document.openapi).toBe('3.1.0');
  const operations = Object.values(document.paths).flatMap((path) => Object.values(path as object));
  expect(operations.length).toBeGreaterThan(18);
  for (const operation of operations) {
    expect(operation.operationId).toBeTruthy();
    expect(operation.summary, operation.operationId).toBeTruthy();
    expect(operation.responses['200'], operation.operationId).toBeTruthy();
  }
  expect(Object.keys(document.components.schemas)).toEqual(
    expect.arrayContaining([
      'Order',
      'OrderState',
      'MarketItem',
      'Price',
      'Listing',
      'Failure',
      'Event',
      'Wallet',
    ]),
  );
  expect(
    document.paths['/open/v1/orders'].post.requestBody.content['application/json'].schema.required,
  ).toEqual(expect.arrayContaining(['outOrderNo', 'priceLimitCents']));
});
