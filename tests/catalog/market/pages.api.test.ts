import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  type MarketRow,
  type PageVariables,
  readAll,
  readPage,
  type ScannedRow,
  scanMarket,
} from './marketPages.ts';

let market: TestMarket;
let visitor: TestClient;
let all: ScannedRow[];

beforeAll(async () => {
  market = await openTestMarket();
  visitor = market.visitor();
  all = await scanMarket(market);
});
afterAll(() => market.close());

const names = (rows: readonly MarketRow[]): string[] =>
  rows.map(({ marketHashName }) => marketHashName).toSorted();

describe('M-04 sorts', () => {
  const rank = {
    // What can be bought comes first; what sells equally often goes by what is expected.
    DEFAULT: (row: ScannedRow) =>
      (row.lowestAskCents === null ? 1e9 : 0) - row.salesPerWeek - row.expectedPerWeek / 1e5,
    PRICE_ASCENDING: (row: MarketRow) => row.lowestAskCents ?? Infinity,
    PRICE_DESCENDING: (row: MarketRow) => -(row.lowestAskCents ?? -1),
  };

  test.each(['DEFAULT', 'PRICE_ASCENDING', 'PRICE_DESCENDING'] as const)(
    '%s over the whole market, equal ones by id',
    async (sort) => {
      const rankOf = rank[sort];
      const expected = all.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.id < b.id ? -1 : 1) || 0);
      const rows = await readAll(visitor, { sort });
      expect(rows.map((row) => row.marketHashName)).toEqual(expected.map((row) => row.marketHashName));
    },
  );

  test('no sort is the default one', async () => {
    expect((await readPage(visitor, { first: 30 })).edges).toEqual(
      (await readPage(visitor, { first: 30, sort: 'DEFAULT' })).edges,
    );
  });
});

describe('M-11 pages', () => {
  test('by cursor, backwards as forwards, with true flags', async () => {
    const variables: PageVariables = { filter: { types: ['CSGO_Tool_Sticker'] }, sort: 'PRICE_ASCENDING' };
    const forward = await readAll(visitor, variables);
    expect(forward.length).toBeGreaterThan(100);
    const backward: MarketRow[] = [];
    let before: string | undefined;
    for (let isFirst = true; ; isFirst = false) {
      const { edges, pageInfo } = await readPage(visitor, {
        ...variables,
        last: 70,
        ...(before === undefined ? {} : { before }),
      });
      backward.unshift(...edges.map(({ node }) => node));
      expect(pageInfo.hasNextPage).toBe(!isFirst);
      if (!pageInfo.hasPreviousPage || !pageInfo.startCursor) break;
      before = pageInfo.startCursor;
    }
    expect(names(backward).length).toBe(forward.length);
    expect(backward.map(({ id }) => id)).toEqual(forward.map(({ id }) => id));
  });

  test('between two cursors', async () => {
    const { edges } = await readPage(visitor, { first: 10 });
    const [start, end] = [edges[2]?.cursor ?? '', edges[7]?.cursor ?? ''];
    const between = await readPage(visitor, { first: 100, after: start, before: end });
    expect(between.edges).toEqual(edges.slice(3, 7));
  });

  test.each(['DEFAULT', 'PRICE_ASCENDING', 'PRICE_DESCENDING'] as const)(
    '%s: while others trade, what stands still is neither repeated nor missed',
    async (sort) => {
      const moved = new Set<string>();
      await market.settleFeed();
      const rows = await readAll(visitor, { sort }, async () => {
        const { rows: changed } = await market.owner.query<{ name: string }>(
          `update market_item set sales_per_week = (random() * 300)::int,
             lowest_ask_cents = case when random() < 0.2 then null else (1 + random() * 1000000)::bigint end
           where id in (select id from market_item where listing_count > 0 order by random() limit 25) returning market_hash_name as name`,
        );
        for (const { name } of changed) moved.add(name);
      });
      const still = names(all).filter((name) => !moved.has(name));
      expect([moved.size > 300, still.length > 1_000]).toEqual([true, true]);
      expect(names(rows).filter((name) => !moved.has(name))).toEqual(still);
    },
  );
});
