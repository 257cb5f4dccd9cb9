import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openPartner } from './openStage.ts';
import { enrolPartner, type PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let partner: PartnerClient;
let name: string;

beforeAll(async () => {
  market = await openTestMarket();
  ({ partner } = await openPartner(market));
  const { rows } = await market.owner.query<{ name: string }>(
    `select item.market_hash_name as name from market_item item join sale on sale.market_item_id = item.id
     where not sale.is_reversed group by 1 having count(*) > 3 order by count(*) desc limit 1`,
  );
  name = rows[0]?.name ?? '';
});
afterAll(() => market.close());

async function read<Data>(path: string, params: Record<string, string> = {}): Promise<Data> {
  const query = new URLSearchParams({ marketHashName: name, ...params });
  const { status, body } = await partner.send<Data>('GET', `/open/v1${path}?${query}`);
  expect(status).toBe(200);
  return body.data;
}

/** The same by GraphQL (G-07). */
async function ask(fields: string) {
  const query = `{ marketItem(marketHashName: ${JSON.stringify(name)}) { ${fields} } }`;
  return (await market.visitor().query<{ marketItem: never }>(query)).data?.marketItem;
}

interface Sale {
  priceCents: number;
  soldAt: string;
}

describe('G-07 what copies were sold for', () => {
  test('by day, as GraphQL has it', async () => {
    const { days } = await read<{ days: { day: string }[] }>('/market-items/price-history', { days: '90' });
    const item = await ask('priceHistory(days: 90) { day medianCents salesCount }');
    const { priceHistory } = item as unknown as { priceHistory: { day: string }[] };
    expect(days).toEqual(priceHistory.map((row) => ({ ...row, day: row.day.slice(0, 10) })));
  });

  test('each sale, page by page, newest first', async () => {
    const seen: Sale[] = [];
    let after: string | null = '';
    while (after !== null) {
      const page: { rows: Sale[]; next: string | null } = await read('/market-items/sales', {
        limit: '2',
        after,
      });
      seen.push(...page.rows);
      after = seen.length > 40 ? null : page.next;
    }
    expect(seen.length).toBeGreaterThan(3);
    expect(seen.map(({ soldAt }) => soldAt)).toEqual(
      seen.map(({ soldAt }) => soldAt).toSorted((a, b) => (a < b ? 1 : -1)),
    );
    const item = await ask('recentSales(first: 4) { edges { node { priceCents } } }');
    const { recentSales } = item as unknown as { recentSales: { edges: { node: object }[] } };
    expect(recentSales.edges.map(({ node }) => node)).toEqual(
      seen.slice(0, 4).map(({ priceCents }) => ({ priceCents })),
    );
  });

  test.each([
    ['/market-items/sales', { after: 'x' }, 'after'],
    ['/market-items/price-history', { days: '0' }, 'days'],
    ['/market-items/price-history', { day: '30' }, 'day'],
  ])('%s names what is wrong: %o', async (path, params, field) => {
    const query = new URLSearchParams({ marketHashName: name, ...(params as Record<string, string>) });
    expect(await partner.send('GET', `/open/v1${path}?${query}`)).toMatchObject({
      status: 400,
      body: { field },
    });
  });

  test('an item that the market does not know is told as such', async () => {
    for (const path of ['/market-items/sales', '/market-items/price-history'])
      expect(await partner.send('GET', `/open/v1${path}?marketHashName=Nothing`)).toMatchObject({
        status: 422,
        body: { error: 'marketItemUnknown' },
      });
  });
});

describe('the copies of an item', () => {
  test('are narrowed by seed and by stickers', async () => {
    const { rows } = await market.owner.query<{ name: string; seed: number }>(
      `select item.market_hash_name as name, asset.paint_seed as seed from listing join asset on asset.id = listing.asset_id
       join market_item item on item.id = listing.market_item_id
       where listing.status = 'active' and asset.paint_seed is not null limit 1`,
    );
    const listed = async (params: string) => {
      const { body } = await partner.send<{ rows: { paintSeed: number; stickers: string[] }[] }>(
        'GET',
        `/open/v1/listings?limit=100&marketHashName=${encodeURIComponent(rows[0]?.name ?? '')}&${params}`,
      );
      return body;
    };
    const seeded = (await listed(`paintSeeds=${rows[0]?.seed},1000`)).data.rows;
    expect(seeded.length).toBeGreaterThan(0);
    for (const { paintSeed } of seeded) expect([rows[0]?.seed, 1000]).toContain(paintSeed);
    expect(await listed('paintSeeds=1001')).toMatchObject({ error: 'badInput', field: 'paintSeeds[0]' });
    const { rows: stickered } = await market.owner.query<{ name: string; stickers: string[] }>(
      `select item.market_hash_name as name, listing.sticker_names as stickers from listing join asset on asset.id = listing.asset_id
       join market_item item on item.id = listing.market_item_id
       where listing.status = 'active' and cardinality(listing.sticker_names) > 0 limit 1`,
    );
    const [copy] = stickered;
    if (!copy) throw new Error('no copy with a sticker is on sale');
    const params = new URLSearchParams({ marketHashName: copy.name, limit: '100', hasAllStickers: 'true' });
    for (const sticker of copy.stickers) params.append('sticker', sticker);
    const { body } = await partner.send<{ rows: { stickers: string[] }[] }>(
      'GET',
      `/open/v1/listings?${params}`,
    );
    expect(body.data.rows.length).toBeGreaterThan(0);
    for (const { stickers } of body.data.rows)
      expect(stickers).toEqual(expect.arrayContaining(copy.stickers));
  });
});

test('a batch of the last minute is undone by its request id', async () => {
  const { rows } = await market.owner.query<{ id: string }>(
    "select seller_id as id from listing where status = 'active' group by 1 limit 1",
  );
  const seller = await enrolPartner(market, rows[0]?.id ?? '');
  const [own] = (await seller.get('/listings/own?limit=100')).body.data.rows.filter(
    ({ status }) => status === 'active',
  );
  const priceCents = (own?.priceCents ?? 0) + 1;
  const items = [{ listingId: own?.listingId, priceCents, isLowPriceConfirmed: true }];
  expect((await seller.post('/listings/reprice', { requestId: 'undo-00001', items })).status).toBe(200);
  for (const _ of ['once', 'again']) {
    const undone = await seller.post('/listings/undo', { requestIds: ['undo-00001'] });
    expect(undone).toMatchObject({ status: 200 });
  }
  const after = (await seller.get('/listings/own?limit=100')).body.data.rows;
  expect(after.find(({ listingId }) => listingId === own?.listingId)?.priceCents).toBe(own?.priceCents);
  expect(await seller.post('/listings/undo', { requestIds: ['undo-00002'] })).toMatchObject({
    status: 422,
    body: { error: 'undoNotAllowed' },
  });
});
