import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { syncInventory } from '../../../api/selling/inventory/syncInventory.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { PREVIEW } from '../listing/sellingDocuments.ts';
import { copiesOf, give, type Holder, listCopy, openHolder } from './inventoryScene.ts';

interface Page<Node> {
  edges: { cursor: string; node: Node }[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
}
interface Item {
  id: string;
  isTradable: boolean;
  isSellable: boolean;
  tradableAt: string | null;
  protection: string;
  referencePriceCents: number | null;
  asset: { assetId: string; floatValue: number | null; phase: string | null };
  marketItem: { marketHashName: string };
  activeListing: { askCents: number } | null;
}
interface Variety {
  id: string;
  count: number;
  listedCount: number;
  lowestCents: number | null;
  itemIds: string[];
  copies: Page<{ id: string }>;
  marketItem: { marketHashName: string };
}

const ITEMS = `query ($filter: InventoryFilter, $sort: InventorySort, $first: Int, $after: String) { viewer {
  inventoryCounts(filter: $filter) { all unlisted listed nonTradable varieties }
  inventoryItemIds(filter: $filter, sort: $sort)
  inventory(filter: $filter, sort: $sort, first: $first, after: $after) { pageInfo { hasNextPage endCursor } edges { cursor node {
    id isTradable isSellable tradableAt protection referencePriceCents asset { assetId floatValue phase } marketItem { marketHashName }
    activeListing { askCents } } } } } }`;
const VARIETIES = `query ($filter: InventoryFilter, $sort: InventorySort, $first: Int, $after: String, $quantity: Int) { viewer {
  inventoryVarieties(filter: $filter, sort: $sort, first: $first, after: $after, quantity: $quantity) { pageInfo { hasNextPage endCursor }
    edges { cursor node { id count listedCount lowestCents itemIds: inventoryItemIds marketItem { marketHashName } copies(first: 5) { edges { node { id } } } } } } } }`;

type Totals = Record<'count' | 'referenceCents' | 'netCents' | 'lowestAskCents', number>;

const TOTALS = `query ($ids: [ID!]!) { viewer { inventoryTotals(inventoryItemIds: $ids) {
  count referenceCents netCents withoutReferenceCount lowestAskCents withoutAskCount } } }`;

let market: TestMarket;
let holder: Holder;
beforeAll(async () => {
  market = await openTestMarket();
  holder = await openHolder(market, 130);
  for (const kind of ['cooldownDate', 'protected', 'untradable']) await give(market, holder, kind, 5);
  await give(market, holder, 'unknown', 30);
  await syncInventory(market.worker, holder.accountId);
  const copies = await copiesOf(market, holder);
  // Phases without a stored price.
  await market.owner.query(
    `update asset set phase = (array['Ruby', 'Phase 2', 'Phase 3', 'unheard of'])[1 + mod(right(asset_id, 2)::int, 4)]
     where steam_account_id = $1 and float_value is not null and mod(right(asset_id, 1)::int, 3) = 0`,
    [holder.accountId],
  );
  for (const copy of copies.filter((each) => each.is_tradable).slice(0, 9))
    await listCopy(market, copy.id, 77_700n);
  await market.settleFeed();
});
afterAll(() => market.close());

async function read<Node>(query: string, field: string, variables: Record<string, unknown>) {
  const { data, errors } = await holder.client.query<{ viewer: Record<string, never> }>(query, variables);
  if (errors.length > 0) throw new Error(JSON.stringify(errors));
  return {
    page: data?.viewer[field] as unknown as Page<Node>,
    viewer: data?.viewer as Record<string, unknown>,
  };
}

async function readAll<Node>(
  query: string,
  field: string,
  variables: Record<string, unknown>,
): Promise<Node[]> {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const { page }: { page: Page<Node> } = await read<Node>(query, field, { ...variables, after });
    nodes.push(...page.edges.map(({ node }) => node));
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null);
  return nodes;
}

const readItems = (variables: Record<string, unknown>) => readAll<Item>(ITEMS, 'inventory', variables);

describe('the inventory page', () => {
  test('I-01 tabs: counts and rows agree, and each row belongs to its tab', async () => {
    const { viewer } = await read(ITEMS, 'inventory', {});
    const counts = viewer.inventoryCounts as Record<string, number>;
    expect(counts).toMatchObject({ all: 175, listed: 9, unlisted: 151, nonTradable: 15 });
    const tabs = { ALL: 'all', UNLISTED: 'unlisted', LISTED: 'listed', NON_TRADABLE: 'nonTradable' };
    for (const [tab, name] of Object.entries(tabs)) {
      const items = await readItems({ filter: { tab }, first: 40 });
      expect([tab, items.length]).toEqual([tab, counts[name]]);
      expect(new Set(items.map(({ id }) => id)).size).toBe(items.length);
      if (tab === 'LISTED') expect(items.every((item) => item.activeListing?.askCents === 77_700)).toBe(true);
      if (tab === 'NON_TRADABLE') expect(items.some((item) => item.isTradable)).toBe(false);
      if (tab === 'UNLISTED')
        expect(items.every((item) => item.isTradable && item.activeListing === null)).toBe(true);
    }
  });

  const orders: [string, (item: Item) => number | null, boolean][] = [
    [
      'DEFAULT',
      (item) => {
        const group = item.isSellable ? 2 : item.activeListing === null ? 0 : 1;
        return group * 1e13 + (item.activeListing?.askCents ?? item.referencePriceCents ?? 0);
      },
      false,
    ],
    ['NEWEST', (item) => Number(item.asset.assetId), false],
    ['PRICE_ASCENDING', (item) => item.activeListing?.askCents ?? item.referencePriceCents, true],
    ['PRICE_DESCENDING', (item) => item.activeListing?.askCents ?? item.referencePriceCents, false],
    ['WEAR_ASCENDING', (item) => item.asset.floatValue, true],
    ['WEAR_DESCENDING', (item) => item.asset.floatValue, false],
    [
      'COOLDOWN_ASCENDING',
      (item) => (item.isTradable ? 0 : item.tradableAt && Date.parse(item.tradableAt)) as number | null,
      true,
    ],
    [
      'COOLDOWN_DESCENDING',
      (item) => (item.isTradable ? 0 : item.tradableAt && Date.parse(item.tradableAt)) as number | null,
      false,
    ],
  ];
  test.each(orders)('I-04 %s, what has no value last, over all pages', async (sort, orderedBy, isRising) => {
    const items = await readItems({ sort, first: 23 });
    expect(items).toHaveLength(175);
    const values = items.map(orderedBy);
    const known = values.filter((value) => value !== null);
    expect(values.slice(0, known.length)).toEqual(known);
    expect(known).toEqual(known.toSorted((a, b) => (isRising ? a - b : b - a)));
    const { viewer } = await read(ITEMS, 'inventory', { sort });
    expect(viewer.inventoryItemIds).toEqual(items.map(({ id }) => id));
  });

  test('I-04 what an account that cannot sell holds is behind what is on sale', async () => {
    const status = (value: string) =>
      market.owner.query('update steam_account set status = $2 where id = $1', [holder.accountId, value]);
    await status('abnormal');
    const items = await readItems({ first: 100 });
    await status('normal');
    expect(items.some(({ isSellable }) => isSellable)).toBe(false);
    expect(items.slice(0, 9).every(({ activeListing }) => activeListing !== null)).toBe(true);
  });

  test('the totals of chosen copies are sums over what has a price, and say how many have none', async () => {
    const items = await readItems({ first: 100 });
    const { data } = await holder.client.query<{ viewer: { inventoryTotals: Totals } }>(TOTALS, {
      ids: items.map(({ id }) => id),
    });
    const references = items.flatMap(({ referencePriceCents }) => referencePriceCents ?? []);
    const { rows } = await market.owner.query<{ ask: string | null }>(
      `select coalesce(p.lowest_ask_cents, case when a.phase is null then i.lowest_ask_cents end) as ask from asset a
       join market_item i on i.id = a.market_item_id left join market_item_phase p on p.market_item_id = i.id and p.phase = a.phase
       where a.steam_account_id = $1 and not a.is_gone`,
      [holder.accountId],
    );
    const asks = rows.flatMap(({ ask }) => (ask === null ? [] : Number(ask)));
    const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
    expect(data?.viewer.inventoryTotals).toEqual({
      count: items.length,
      referenceCents: sum(references),
      netCents: sum(references.map((cents) => cents - Math.round(cents * 0.025))),
      withoutReferenceCount: items.length - references.length,
      lowestAskCents: sum(asks),
      withoutAskCount: items.length - asks.length,
    });
  });

  test('I-10 the totals of everything that matches, with exceptions, are those of the copies by name', async () => {
    const [except, ...rest] = await readItems({ filter: { tab: 'UNLISTED' }, first: 100 });
    const read = async (args: string, variables: Record<string, unknown>) => {
      const { data, errors } = await holder.client.query<{ viewer: { inventoryTotals: Totals } }>(
        `query ($ids: [ID!]!) { viewer { inventoryTotals(${args}) {
          count referenceCents netCents withoutReferenceCount lowestAskCents withoutAskCount } } }`,
        variables,
      );
      return data?.viewer.inventoryTotals ?? errors[0]?.extensions?.field;
    };
    const named = await read('inventoryItemIds: $ids', { ids: rest.map(({ id }) => id) });
    expect(named).toMatchObject({ count: rest.length });
    expect(await read('filter: { tab: UNLISTED }, exceptIds: $ids', { ids: [except?.id] })).toEqual(named);
    expect(await read('filter: {}, inventoryItemIds: $ids', { ids: [except?.id] })).toBe('inventoryItemIds');
  });

  test('totals are of own copies alone, of at most a thousand', async () => {
    const stranger = await market.visitor().signIn();
    const [item] = await readItems({ first: 1 });
    const told = await stranger.query<{ viewer: { inventoryTotals: Totals } }>(TOTALS, {
      ids: [item?.id],
    });
    expect(told.data?.viewer.inventoryTotals).toMatchObject({ count: 0, referenceCents: 0 });
    const { errors } = await holder.client.query(TOTALS, { ids: Array(1_001).fill(item?.id) });
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
  });

  test('a copy’s reference price is the one that the dry run of its listing tells, in each phase', async () => {
    const items = (await readItems({ filter: { tab: 'UNLISTED' }, first: 100 })).slice(0, 60);
    const { previewListings } = await holder.client.must(PREVIEW, {
      items: items.map(({ id }) => ({ inventoryItemId: id })),
    });
    const told = previewListings?.previews.map(({ referencePrice }) => referencePrice?.priceCents ?? null);
    expect(items.map(({ referencePriceCents }) => referencePriceCents)).toEqual(told);
    expect(items.some(({ asset: { phase } }) => phase === 'Ruby')).toBe(true);
  });

  test('I-02 varieties: every copy in one row, exteriors apart, pages by kinds or by copies', async () => {
    const rows = await readAll<Variety>(VARIETIES, 'inventoryVarieties', {
      first: 17,
      sort: 'PRICE_DESCENDING',
    });
    const items = await readItems({ first: 100 });
    expect(rows.flatMap((row) => row.itemIds).toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
    expect(rows.every((row) => row.itemIds.length === row.count)).toBe(true);
    const harbour = rows.find((row) => row.marketItem.marketHashName === 'Harbour Case');
    expect(harbour).toMatchObject({ count: 10 });
    expect(harbour?.copies.edges.map(({ node }) => node.id)).toEqual(harbour?.itemIds.slice(0, 5));
    const byCopies = await readAll<Variety>(VARIETIES, 'inventoryVarieties', { first: 100, quantity: 20 });
    expect(byCopies.map(({ id }) => id).toSorted()).toEqual(rows.map(({ id }) => id).toSorted());
    const { page } = await read<Variety>(VARIETIES, 'inventoryVarieties', { first: 100, quantity: 20 });
    const counts = page.edges.map(({ node }) => node.count);
    const total = counts.reduce((sum, count) => sum + count, 0);
    expect(total).toBeGreaterThanOrEqual(20);
    expect(total - (counts.at(-1) ?? 0)).toBeLessThan(20);
    expect(page.pageInfo.hasNextPage).toBe(true);
  });

  test('a keyword is found as in the market, by both languages', async () => {
    for (const keyword of ['harbour case', 'nocturne'])
      expect((await readItems({ filter: { keyword }, first: 100 })).length).toBe(10);
    expect(await readItems({ filter: { keyword: 'no such thing at all' } })).toEqual([]);
  });

  test('only the own inventory is shown, by list and by node, and only while the account is bound', async () => {
    const [item] = await readItems({ first: 1 });
    const stranger = await openHolder(market, 2);
    const node = `query ($id: ID!) { node(id: $id) { ... on InventoryItem { isTradable } } }`;
    expect((await holder.client.query(node, { id: item?.id })).data).toEqual({ node: { isTradable: true } });
    expect((await stranger.client.query(node, { id: item?.id })).data).toEqual({ node: null });
    const account = globalId('SteamAccount', holder.accountId);
    const { data } = await stranger.client.query<{ viewer: { inventory: { edges: unknown[] } } }>(
      'query ($f: InventoryFilter) { viewer { inventory(filter: $f) { edges { cursor } } } }',
      { f: { steamAccountIds: [account] } },
    );
    expect(data?.viewer.inventory.edges).toEqual([]);
    await syncInventory(market.worker, stranger.accountId);
    await market.owner.query('update steam_account set unbound_at = clock_now() where id = $1', [
      stranger.accountId,
    ]);
    const unbound = await stranger.client.query<{ viewer: { inventoryCounts: { all: number } } }>(
      '{ viewer { inventoryCounts { all } steamAccounts { id } } }',
    );
    expect(unbound.data?.viewer).toEqual({ inventoryCounts: { all: 0 }, steamAccounts: [] });
  });

  test.each([
    [{ first: 101 }, 'first'],
    [{ first: -1 }, 'first'],
    [{ after: 'nonsense' }, 'after'],
    [{ filter: { keyword: 'x'.repeat(101) } }, 'keyword'],
    [{ filter: { keyword: '\u0000' } }, 'keyword'],
  ])('bad input names its field: %j', async (variables, field) => {
    const { errors } = await holder.client.query(ITEMS, variables);
    expect(errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
    expect(errors[0]?.message).toContain(field);
  });

  test('a cooldown ends by the clock, not by the next look', async () => {
    await market.advanceClock(9 * 24 * 3_600_000);
    const { viewer } = await read(ITEMS, 'inventory', {});
    expect(viewer.inventoryCounts).toMatchObject({ nonTradable: 5, unlisted: 161 });
  });
});
