import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, list, openSeller, pickItems, type Seller } from './sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let rival: Seller;
/** Copies by name: `cheap` and `dear` are listed, the others are not. */
let ids: Record<string, string>;
let tags: { type: string; exterior: string | null; rarity: string };

beforeAll(async () => {
  market = await openTestMarket();
  [seller, rival] = [await openSeller(market), await openSeller(market)];
  const [one, two] = await pickItems(market, 2);
  if (!one || !two) throw new Error('too few items');
  await market.owner.query(`update listing set status = 'withdrawn' where market_item_id in ($1, $2)`, [
    one.id,
    two.id,
  ]);
  const now = Number(
    (await market.owner.query('select extract(epoch from clock_now()) * 1000 as now')).rows[0].now,
  );
  const [cheap = '', dear = '', plain = ''] = await giveCopies(market, seller, one.id, 3);
  const [cooling = ''] = await giveCopies(market, seller, two.id, 1, {
    isTradable: false,
    tradableAt: new Date(now + 2 * 86_400_000),
  });
  ids = { cheap, dear, plain, cooling };
  const [offered = ''] = await giveCopies(market, rival, one.id, 1);
  const ask = (assetId: string, priceCents: number) => ({ assetId, priceCents, isPriceConfirmed: true });
  await list(rival.client, [ask(offered, 10_000)]);
  await list(seller.client, [ask(cheap, 9_500), ask(dear, 11_000)]);
  await market.owner.query('update asset set cost_cents = 5000 where id = any($1)', [[cheap, cooling]]);
  await market.owner.query(
    `update listing set created_at = created_at - interval '10 days' where asset_id = $1`,
    [dear],
  );
  const { rows } = await market.owner.query(
    'select tag_type as type, tag_exterior as exterior, tag_rarity as rarity from market_item where id = $1',
    [one.id],
  );
  tags = rows[0];
});
afterAll(() => market.close());

const nameOf = (id: string) => Object.keys(ids).find((name) => id.endsWith(ids[name] ?? ' ')) ?? id;
const decode = (id: string) => nameOf(Buffer.from(id, 'base64').toString());

/** Which copies of the inventory match, by rows, by ids and by count. */
async function matching(copies: object): Promise<string[]> {
  const { data, errors } = await seller.client.query<{
    viewer: {
      inventoryItemIds: string[];
      inventoryCounts: { all: number };
      inventory: { edges: { node: { id: string } }[] };
    };
  }>(
    `query ($filter: InventoryFilter) { viewer { inventoryItemIds(filter: $filter) inventoryCounts(filter: $filter) { all }
       inventory(filter: $filter) { edges { node { id } } } } }`,
    { filter: { copies } },
  );
  expect(errors).toEqual([]);
  const found = data?.viewer.inventoryItemIds.map(decode) ?? [];
  expect(data?.viewer.inventoryCounts.all).toBe(found.length);
  expect(data?.viewer.inventory.edges.map(({ node }) => decode(node.id))).toEqual(found);
  return found.toSorted();
}

/** Which own listings match, by rows and by count. */
async function listed(filter: object): Promise<string[]> {
  const { data, errors } = await seller.client.query<{
    viewer: {
      listingCount: number;
      alone: { totalCount: number };
      listings: { totalCount: number; edges: { node: { inventoryItemId: string } }[] };
    };
  }>(
    `query ($filter: OwnListingFilter) { viewer { listingCount(filter: $filter)
       alone: listings(filter: $filter) { totalCount }
       listings(filter: $filter, sort: PRICE_ASCENDING) { totalCount edges { node { inventoryItemId } } } } }`,
    { filter },
  );
  expect(errors).toEqual([]);
  const found = data?.viewer.listings.edges.map(({ node }) => decode(node.inventoryItemId)) ?? [];
  expect(data?.viewer).toMatchObject({ listingCount: found.length, alone: { totalCount: found.length } });
  expect(data?.viewer.listings.totalCount).toBe(found.length);
  return found;
}

describe('I-11 a filter of copies', () => {
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  test.each([
    ['nothing', {}, ['cheap', 'cooling', 'dear', 'plain']],
    ['a known cost', { hasCost: true }, ['cheap', 'cooling']],
    ['no known cost', { hasCost: false }, ['dear', 'plain']],
    ['a cooldown of at most three days', { cooldownUntil: inDays(3) }, ['cooling']],
    ['a cooldown of at most a day', { cooldownUntil: inDays(1) }, []],
    ['a price', { minPriceCents: 9_500, maxPriceCents: 11_000 }, ['cheap', 'dear']],
    ['days on sale', { minDaysOnSale: 9 }, ['dear']],
    ['few days on sale', { maxDaysOnSale: 9 }, ['cheap']],
    ['a distance above the lowest ask', { minAboveLowest: 1_000 }, ['dear']],
    ['a distance below the lowest ask', { minAboveLowest: -600, maxAboveLowest: -400 }, ['cheap']],
    ['another type', { types: ['nothing like it'] }, []],
    ['days held', { maxDaysHeld: 1 }, ['cheap', 'cooling', 'dear', 'plain']],
    ['many days held', { minDaysHeld: 300 }, []],
  ])('finds copies by %s', async (_name, copies, expected) => {
    expect(await matching(copies)).toEqual(expected);
    expect((await listed({ status: 'OPEN', copies })).toSorted()).toEqual(
      expected.filter((name) => name === 'cheap' || name === 'dear'),
    );
  });

  test('finds copies by type, exterior and rarity, and listings by account and keyword', async () => {
    const { type, exterior, rarity } = tags;
    const copies = {
      types: [type],
      rarities: [rarity],
      ...(exterior === null ? {} : { exteriors: [exterior] }),
    };
    expect(await matching(copies)).toEqual(expect.arrayContaining(['cheap', 'dear', 'plain']));
    const account = (id: string) => globalId('SteamAccount', id);
    expect(await listed({ status: 'OPEN', copies, steamAccountIds: [account(seller.accountId)] })).toEqual([
      'cheap',
      'dear',
    ]);
    expect(await listed({ status: 'OPEN', steamAccountIds: [account(rival.accountId)] })).toEqual([]);
    expect(await listed({ status: 'PAUSED', copies })).toEqual([]);
    expect(await listed({ status: 'OPEN', keyword: 'no such words' })).toEqual([]);
  });

  test('selects the targets of an action on many copies', async () => {
    const preview = async (selection: object) => {
      const { data, errors } = await seller.client.query<{ previewBulkAction: { totalCount: number } }>(
        `query ($selection: BulkSelection!) { previewBulkAction(input: { selection: $selection,
           change: { kind: REPRICE, price: { basis: LOWEST_ASK, stepCents: 0 } } }) { totalCount } }`,
        { selection },
      );
      expect(errors).toEqual([]);
      return data?.previewBulkAction.totalCount;
    };
    expect(await preview({ listings: { status: 'OPEN', copies: { minAboveLowest: 1 } } })).toBe(1);
    expect(await preview({ listings: { status: 'OPEN', copies: {} } })).toBe(2);
    expect(await preview({ inventory: { copies: { hasCost: true } } })).toBe(1);
  });

  test.each([
    ['minPriceCents', { minPriceCents: 2, maxPriceCents: 1 }],
    ['minDaysHeld', { minDaysHeld: -1 }],
    ['maxDaysOnSale', { maxDaysOnSale: 99_999 }],
    ['minAboveLowest', { minAboveLowest: -10_001 }],
    ['types', { types: Array.from({ length: 51 }, () => 'x') }],
  ])('is refused with a wrong %s', async (field, copies) => {
    const { errors } = await seller.client.query(
      'query ($filter: OwnListingFilter) { viewer { listingCount(filter: $filter) } }',
      { filter: { status: 'OPEN', copies } },
    );
    expect(JSON.stringify(errors)).toContain(field);
  });
});

interface ListingPage {
  pageInfo: { hasNextPage: boolean; endCursor: string };
  edges: { node: { id: string; askCents: number } }[];
}

async function pageOf(
  { client }: Seller,
  sort: string,
  after: string | null,
): Promise<ListingPage | undefined> {
  const { data } = await client.query<{ viewer: { listings: ListingPage } }>(
    `query ($after: String) { viewer { listings(first: 3, sort: ${sort}, after: $after) { pageInfo { hasNextPage endCursor }
       edges { node { id askCents } } } } }`,
    { after },
  );
  return data?.viewer.listings;
}

test('own listings are paged in every order without loss or repetition', async () => {
  const own = await openSeller(market);
  const [item] = await pickItems(market, 1);
  const copies = await giveCopies(market, own, item?.id ?? '', 7);
  await list(
    own.client,
    copies.map((assetId, index) => ({ assetId, priceCents: 10_000 + (index % 3), isPriceConfirmed: true })),
  );
  for (const sort of ['NEWEST', 'OLDEST', 'PRICE_ASCENDING', 'PRICE_DESCENDING']) {
    const seen: { id: string; askCents: number }[] = [];
    for (let after: string | null = null; ; ) {
      const page = await pageOf(own, sort, after);
      seen.push(...(page?.edges.map(({ node }) => node) ?? []));
      if (!page?.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(7);
    const asks = seen.map(({ askCents }) => askCents);
    if (sort === 'PRICE_ASCENDING') expect(asks).toEqual(asks.toSorted((one, other) => one - other));
    if (sort === 'PRICE_DESCENDING') expect(asks).toEqual(asks.toSorted((one, other) => other - one));
  }
});
