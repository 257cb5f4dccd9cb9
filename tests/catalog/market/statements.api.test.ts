import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NAMED_LETTERS_MAX } from '../../../api/kernel/statementNames.ts';
import GOODS_PAGE from '../../../web/__generated__/GoodsPageQuery.graphql.ts';
import HOME_PAGE from '../../../web/__generated__/HomePageQuery.graphql.ts';
import MARKET_PAGE from '../../../web/__generated__/MarketPageQuery.graphql.ts';
import MARKET_TABLE from '../../../web/__generated__/MarketTableQuery.graphql.ts';
import MESSAGE_PAGE from '../../../web/__generated__/MessageCenterPageQuery.graphql.ts';
import ORDER_PAGE from '../../../web/__generated__/OrderDetailPageQuery.graphql.ts';
import ORDER_LIST from '../../../web/__generated__/OrderListPageQuery.graphql.ts';
import WALLET_FUNDS from '../../../web/__generated__/WalletPageFundsQuery.graphql.ts';
import WALLET_PAGE from '../../../web/__generated__/WalletPageQuery.graphql.ts';
import { HOME_LISTS } from '../../../web/catalog/home/homeLists.ts';
import { MARKED_HEADERS } from '../../http/graphql/markedHeaders.ts';
import { recordStatements } from '../../kit/queries.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bid, takeItem } from '../../orders/bid/bidScene.ts';
import { userIdOf } from '../watch/watchClient.ts';

const API_ROLE = 'market_api';
const FEW = 5;
const MANY = 30;
/** The wallet's page on its first tab. */
const STATEMENT = { isStatement: true, isRecharge: false, isWithdraw: false };

let market: TestMarket;
/** Has few orders, or many. */
let modest: TestClient;
let keen: TestClient;
let orderNo: string;

beforeAll(async () => {
  market = await openTestMarket();
  [modest, keen] = [await openBuyer(market), await openBuyer(market)];
  const listings = await takeListings(keen, FEW + MANY);
  expect(listings).toHaveLength(FEW + MANY);
  for (const listing of listings.slice(0, FEW)) orderNo = (await buyOne(modest, listing)).orderNo;
  for (const listing of listings.slice(FEW)) await buyOne(keen, listing);
});
afterAll(() => market.close());

interface Page {
  params: { id: string | null; name: string };
}

/** Asks one of the site's persisted documents, twice: the second time, what is read once per process has been read. */
async function ask(
  client: TestClient,
  page: Page,
  variables: Record<string, unknown>,
): Promise<{ text: string; statements: string[] }> {
  const body = JSON.stringify({ doc_id: page.params.id, variables });
  const post = async () =>
    (await client.fetch('/graphql', { method: 'POST', headers: MARKED_HEADERS, body })).text();
  await post();
  // What the market in memory reads after a change is no part of the page.
  await market.settleFeed();
  // Nor is what the api does by itself now and then: it can only add, so the shortest of three is the page's own.
  const times = [];
  for (let time = 0; time < 3; time += 1) times.push(await recordStatements(API_ROLE, post));
  const [{ answer, statements } = { answer: '', statements: [] }] = times.toSorted(
    (a, b) => a.statements.length - b.statements.length,
  );
  expect(JSON.parse(answer), page.params.name).not.toHaveProperty('errors');
  // A longer one would be planned anew at every request.
  for (const { length } of statements) expect(length, page.params.name).toBeLessThan(NAMED_LETTERS_MAX);
  return { text: answer, statements };
}

function countOf(text: string, field: string): number {
  return text.split(`"${field}":`).length - 1;
}

describe('G-04 a page is read by as many SQL statements, however many rows it has', () => {
  test('the market', async () => {
    // The market in memory reads the purchase above again. This read belongs to no page.
    await market.settleFeed();
    const few = await ask(market.visitor(), MARKET_PAGE, {
      filter: { keyword: 'AK-47 Redline' },
      sort: 'DEFAULT',
    });
    const many = await ask(market.visitor(), MARKET_PAGE, { filter: null, sort: 'DEFAULT' });
    expect([countOf(few.text, 'cursor') < MANY / 2, countOf(many.text, 'cursor') >= MANY]).toEqual([
      true,
      true,
    ]);
    // It is read from memory, its total as well.
    expect([few.statements.length, many.statements.length], many.statements.join('\n')).toEqual([0, 0]);
  });

  test('the list view of the market: its rows from memory, the prices of all by one statement, and the clock', async () => {
    // A visitor's answer would be kept.
    const few = await ask(keen, MARKET_TABLE, { filter: { keyword: 'AK-47 Redline' }, sort: 'DEFAULT' });
    const many = await ask(keen, MARKET_TABLE, { filter: null, sort: 'DEFAULT' });
    expect([countOf(few.text, 'priceHistory') < MANY / 2, countOf(many.text, 'priceHistory')]).toEqual([
      true,
      MANY,
    ]);
    for (const { statements } of [few, many]) {
      expect(statements.filter((statement) => statement.includes('price_month'))).toHaveLength(1);
      const others = statements.filter((statement) => !/price_month|clock_now|session/.test(statement));
      expect([others, statements.length <= 4], statements.join('\n')).toEqual([[], true]);
    }
  });

  test('the home page: its lists from memory, the prices of all trends, the cheapest copies of bargains and the hearts by one statement each, and the clock, and what is the viewer’s own by one each', async () => {
    // A visitor's answer would be kept.
    const { text, statements } = await ask(keen, HOME_PAGE, { ...HOME_LISTS });
    expect(countOf(text, 'priceHistory')).toBe(9);
    expect(statements.filter((statement) => statement.includes('price_month'))).toHaveLength(1);
    expect(statements.filter((statement) => statement.includes('from "listing"'))).toHaveLength(1);
    const others = statements.filter(
      (statement) => !/price_month|watched_item|clock_now|session|from "listing"/.test(statement),
    );
    // The median of deliveries, the balances, and the orders that wait, by their ids and their rows.
    const own = [/percentile_cont/, /ledger_account/, /from market_order/, /market_order/i];
    const unexpected = others.filter((statement) => !own.some((each) => each.test(statement)));
    expect([unexpected, statements.length <= 12], statements.join('\n')).toEqual([[], true]);
  });

  test('one item with its listings', async () => {
    const { rows } = await market.owner.query<{ name: string }>(
      `select market_hash_name as name from market_item where listing_count > 0 and listing_count <> 1 and tag_exterior <> 'WearCategoryNA'
       order by listing_count`,
    );
    const [few, many] = [rows[0]?.name, rows.at(-1)?.name];
    const asked = [];
    for (const hashName of [few, many])
      asked.push(
        await ask(market.visitor(), GOODS_PAGE, {
          hashName,
          sort: 'PRICE_ASCENDING',
          hasPhase: false,
          stickers: [],
        }),
      );
    const [least, most] = asked;
    if (!least || !most) throw new Error('nothing asked');
    expect(countOf(most.text, 'cursor')).toBeGreaterThan(countOf(least.text, 'cursor'));
    expect(most.statements.length, most.statements.join('\n')).toBe(least.statements.length);
    expect(most.statements.length).toBeLessThanOrEqual(15);
  });

  test('orders', async () => {
    const variables = { direction: 'BUY', statusGroup: null };
    const [few, many] = [await ask(modest, ORDER_LIST, variables), await ask(keen, ORDER_LIST, variables)];
    expect([countOf(few.text, 'cursor'), countOf(many.text, 'cursor') >= 20]).toEqual([FEW, true]);
    expect(many.statements.length, many.statements.join('\n')).toBe(few.statements.length);
    // Four are the orders, their copies, their sides and their parts.
    expect(many.statements.length).toBeLessThanOrEqual(8);
  });

  test('one order', async () => {
    const { text, statements } = await ask(modest, ORDER_PAGE, { orderNo });
    expect(text).toContain(orderNo);
    // The session is kept for a moment.
    const own = statements.filter((statement) => !/from "session"|update session/.test(statement));
    expect(own.length, own.join('\n')).toBe(1);
  });

  test('messages and the statement of the wallet', async () => {
    // Rows of buy orders, which belong to no order.
    for (const [client, count] of [
      [modest, 1],
      [keen, 8],
    ] as const)
      for (let number = 0; number < count; number += 1)
        await bid(
          market,
          { client, userId: await userIdOf(client) },
          { marketItemId: await takeItem(market) },
        );
    for (const page of [MESSAGE_PAGE, WALLET_PAGE] as Page[]) {
      const shown = { type: null, ...(page === WALLET_PAGE && STATEMENT) };
      const [few, many] = [await ask(modest, page, shown), await ask(keen, page, shown)];
      expect(countOf(many.text, 'cursor'), page.params.name).toBeGreaterThan(countOf(few.text, 'cursor'));
      if (page === WALLET_PAGE) expect(many.text.split('"deal":"OPEN_BUY_ORDER"')).toHaveLength(9);
      expect(many.statements.length, many.statements.join('\n')).toBe(few.statements.length);
      // The wallet reads by one of them what bids and what offers hold.
      expect(many.statements.length, page.params.name).toBeLessThanOrEqual(page === WALLET_PAGE ? 10 : 9);
    }
  });

  test('the orders behind a balance of the wallet, and the release calendar', async () => {
    const shown = { fund: 'ESCROW', isOpen: true, day: null, timeZone: 'Asia/Shanghai' };
    const [few, many] = [await ask(modest, WALLET_FUNDS, shown), await ask(keen, WALLET_FUNDS, shown)];
    expect([countOf(few.text, 'cursor'), countOf(many.text, 'cursor') >= 20]).toEqual([FEW, true]);
    expect(many.statements.length, many.statements.join('\n')).toBe(few.statements.length);
    expect(many.statements.length).toBeLessThanOrEqual(6);
  });

  test('the recorder sees one statement per row where there is one', async () => {
    const { statements } = await recordStatements(API_ROLE, async () => {
      const ids = await market.platform.db.marketItem.findMany({ take: FEW, select: { id: true } });
      for (const { id } of ids) await market.platform.db.marketItem.findUnique({ where: { id } });
    });
    expect(statements).toHaveLength(1 + FEW);
  });
});
