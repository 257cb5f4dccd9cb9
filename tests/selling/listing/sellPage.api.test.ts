import { afterAll, beforeAll, expect, test } from 'vitest';
import INVENTORY_PAGE from '../../../web/__generated__/InventoryPageQuery.graphql.ts';
import REPRICE_PANEL from '../../../web/__generated__/RepricePanelQuery.graphql.ts';
import SELL_PAGE from '../../../web/__generated__/SellPageQuery.graphql.ts';
import PREVIEW from '../../../web/__generated__/useListingPreviewQuery.graphql.ts';
import { MARKED_HEADERS } from '../../http/graphql/markedHeaders.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies, inventoryItemId, listSome, openSeller, pickItems, type Seller } from './sellerScene.ts';

let market: TestMarket;
let modest: Seller;
let keen: Seller;
let ids: { modest: string[]; keen: string[] };
let copies: string[];

beforeAll(async () => {
  market = await openTestMarket();
  [modest, keen] = [await openSeller(market), await openSeller(market)];
  const items = await pickItems(market, 30);
  ids = { modest: [], keen: [] };
  copies = [];
  for (const seller of [modest, keen])
    await market.owner.query(
      `insert into selling_rule (id, user_id, name, position, is_enabled, basis, thousandths, is_cost_floor, market_item_ids,
         excluded_market_item_ids, excluded_asset_ids, interval_minutes)
       values (gen_random_uuid(), $1, 'all', 0, true, 'reference', 1000, false, '{}', '{}', '{}', 60)`,
      [seller.userId],
    );
  for (const item of items.slice(0, 3)) ids.modest.push(...(await listSome(market, modest, item, 1)));
  for (const item of items) {
    ids.keen.push(...(await listSome(market, keen, item, 2)));
    copies.push(...(await giveCopies(market, keen, item.id, 1)));
  }
});
afterAll(() => market.close());

async function countStatements(
  { client }: Seller,
  page: { params: { id: string | null } },
  variables: Record<string, unknown>,
): Promise<number> {
  const body = JSON.stringify({ doc_id: page.params.id, variables });
  const post = async () =>
    (await client.fetch('/graphql', { method: 'POST', headers: MARKED_HEADERS, body })).text();
  await post();
  // What the market in memory reads after a change is no part of the page.
  await market.settleFeed();
  const counts = [];
  // What the api does by itself now and then can only add, so the shortest of three is the page's own.
  for (let time = 0; time < 3; time += 1) {
    const { answer, statements } = await recordStatements('market_api', post);
    expect(JSON.parse(answer)).not.toHaveProperty('errors');
    // What is closed is read for everybody, every half second.
    counts.push(statements.filter((statement) => !statement.includes('service_closure')).length);
  }
  const fewest = Math.min(...counts);
  expect(fewest).toBeGreaterThan(0);
  return fewest;
}

test('G-04 the page of own listings is read by as many SQL statements, however many rows it has', async () => {
  const filter = {
    filter: { status: 'OPEN' },
    bought: { status: 'RESERVED' },
    sort: 'NEWEST',
    isRules: false,
    isList: true,
  };
  expect(await countStatements(keen, SELL_PAGE, filter)).toBe(
    await countStatements(modest, SELL_PAGE, filter),
  );
});

test('G-04 I-11 the page of the inventory with the facts of its rows likewise', async () => {
  const variables = { filter: {}, sort: 'DEFAULT', first: 50, quantity: null, isMerged: false };
  expect(await countStatements(keen, INVENTORY_PAGE, variables)).toBe(
    await countStatements(modest, INVENTORY_PAGE, variables),
  );
});

test('G-04 the form of new prices likewise', async () => {
  const few = await countStatements(modest, REPRICE_PANEL, { ids: ids.modest });
  expect(await countStatements(keen, REPRICE_PANEL, { ids: ids.keen })).toBe(few);
});

test('G-04 the dry run likewise', async () => {
  const ask = (assetIds: readonly string[]) =>
    countStatements(keen, PREVIEW, {
      input: { items: assetIds.map((assetId) => ({ inventoryItemId: inventoryItemId(assetId) })) },
    });
  expect(await ask(copies)).toBe(await ask(copies.slice(0, 2)));
});
