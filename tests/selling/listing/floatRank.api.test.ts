import { afterAll, beforeAll, expect, test } from 'vitest';
import { FilterInvalid } from '../../../api/catalog/filter/filter.errors.ts';
import { readFilterText } from '../../../api/catalog/filter/readFilterText.ts';
import type { FilterVocabulary } from '../../../api/catalog/filter/vocabulary.ts';
import { listFloatEnds } from '../../../api/selling/listing/floatRank.store.ts';
import { graphql } from '../../generated/gql.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { listingNodeId, type Seller, seeCopies } from './sellerScene.ts';

const RANK = graphql(`
  query FloatRankOfListing($id: ID!) {
    node(id: $id) { __typename ... on Listing { asset { floatRank { lowestPlace highestPlace seenCount } } } }
  }
`);

const FOUND = graphql(`
  query FoundByRank($text: String!, $sort: CopySort!) {
    copySearch(text: $text) {
      facets { totalCount }
      problem { message }
      copies(first: 50, sort: $sort) { edges { node { asset { floatValue } } } }
    }
  }
`);

let market: TestMarket;
let sellers: Seller[];
beforeAll(async () => {
  market = await openTestMarket();
  sellers = [await openRobot(market), await openRobot(market)];
});
afterAll(() => market.close());

async function rankOf(listingId: string) {
  const { node } = await market.visitor().must(RANK, { id: listingNodeId(listingId) });
  return node?.__typename === 'Listing' ? node.asset.floatRank : undefined;
}

/** Lists copies of an item with these wears, each with a seed of its own. @returns the ids of their listings. */
async function offerWears(itemId: string, wears: readonly number[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [at, wear] of wears.entries())
    ids.push(await offerCopy(market, sellers[0] as Seller, { itemId, askCents: 10_000, wear, seed: at }));
  return ids;
}

/** The copy of a listing leaves its inventory and comes up in the other seller's under a new asset id. */
async function trade(itemId: string, wear: number, seed: number, round: number): Promise<void> {
  const [from, to] = round % 2 === 0 ? [sellers[0], sellers[1]] : [sellers[1], sellers[0]];
  await market.owner.query(
    `update asset set is_gone = true, seen_at = clock_now() where market_item_id = $1 and paint_seed = $2 and steam_account_id = $3`,
    [itemId, seed, from?.accountId],
  );
  await market.owner.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
     values (gen_random_uuid(), $1, $2, $3, '1', '0', $4, $5, true, true)`,
    [to?.accountId, itemId, `traded ${itemId} ${round}`, wear, seed],
  );
}

test('Q-02 a copy is told its place from either end among those that were seen of its item', async () => {
  const itemId = await takeItem(market);
  const [middle, least, most] = await offerWears(itemId, [0.2, 0.01, 0.37]);
  expect(await rankOf(least ?? '')).toEqual({ lowestPlace: 1, highestPlace: 3, seenCount: 3 });
  expect(await rankOf(middle ?? '')).toEqual({ lowestPlace: 2, highestPlace: 2, seenCount: 3 });
  expect(await rankOf(most ?? '')).toEqual({ lowestPlace: 3, highestPlace: 1, seenCount: 3 });
  await offerWears(await takeItem(market), [0.001]);
  expect(await rankOf(least ?? '')).toMatchObject({ lowestPlace: 1, seenCount: 3 });
});

test('Q-07 a copy that was traded three times is one; one that left keeps its place for 90 days', async () => {
  const itemId = await takeItem(market);
  const [first, second] = await offerWears(itemId, [0.01, 0.02, 0.03]);
  for (let round = 0; round < 3; round += 1) {
    await trade(itemId, 0.01, 0, round);
    expect(await rankOf(second ?? '')).toEqual({ lowestPlace: 2, highestPlace: 2, seenCount: 3 });
  }
  expect(await rankOf(first ?? '')).toMatchObject({ lowestPlace: 1 });
  const leave = `update asset set is_gone = true, seen_at = clock_now() - $2::interval where market_item_id = $1 and float_value = 0.01`;
  await market.owner.query(leave, [itemId, '89 days']);
  expect(await rankOf(second ?? '')).toMatchObject({ lowestPlace: 2, seenCount: 3 });
  await market.owner.query(leave, [itemId, '91 days']);
  expect(await rankOf(second ?? '')).toEqual({ lowestPlace: 1, highestPlace: 2, seenCount: 2 });
});

test('Q-07 of 100,000 copies both ends are read in a few milliseconds', async () => {
  const itemId = await takeItem(market);
  const [middle] = await offerWears(itemId, [0.25]);
  await market.owner.query(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
     select gen_random_uuid(), $1, $2, 'seen ' || n, '1', '0', 0.5 * n / 100000, n % 1000, true, true from generate_series(1, 100000) n`,
    [sellers[0]?.accountId, itemId],
  );
  await market.owner.query('analyze asset');
  const tookMs: number[] = [];
  for (let turn = 0; turn < 8; turn += 1) {
    const start = performance.now();
    const [ends] = await listFloatEnds(market.platform.db, [itemId]);
    tookMs.push(performance.now() - start);
    expect([ends?.lowest[0], ends?.highest[0], ends?.seenCount]).toEqual([
      { floatValue: 0.000005, paintSeed: 1 },
      { floatValue: 0.5, paintSeed: 0 },
      10_000,
    ]);
  }
  console.log(`both ends of 100,000 copies: ${Math.min(...tookMs).toFixed(1)} ms`);
  expect(Math.min(...tookMs)).toBeLessThan(25 * slowness());
  expect(await rankOf(middle ?? '')).toBeNull();
});

/** Finds the listings of a filter within the whole market, in the order of a sort. */
async function find(text: string, sort: 'PRICE_ASCENDING' | 'RANK_ASCENDING' = 'PRICE_ASCENDING') {
  await market.settleFeed();
  const { copySearch } = await market.visitor().must(FOUND, { text, sort });
  return {
    ids: (copySearch?.copies?.edges ?? []).map(({ node }) => node.asset.floatValue),
    total: copySearch?.facets?.totalCount,
    problem: copySearch?.problem?.message ?? null,
  };
}

test('Q-02 copies are found by their place by wear, sorted by it, and keep it as others come and go', async () => {
  const itemId = await takeItem(market);
  const name = market.feed.index.findById(itemId)?.marketHashName ?? '';
  await seeCopies(market, sellers[0] as Seller, { itemId, count: 15 });
  await offerWears(itemId, [0.2, 0.01, 0.37, 0.1]);
  const of = (words: string) => `item:"${name}" ${words}`;
  // Nineteen copies are too few.
  expect((await find(of('lowrank<=50'))).total).toBe(0);
  await offerWears(itemId, [0.305]);
  expect((await find(of('lowrank:1'))).ids).toEqual([0.01]);
  expect((await find(of('lowrank<=2'))).total).toBe(2);
  expect((await find(of('highrank<=2'))).ids.toSorted()).toEqual([0.305, 0.37]);
  expect((await find(of('(lowrank<=2 or highrank:1)'))).total).toBe(3);
  // From whichever end is nearer; of two as near the older listing comes first.
  expect((await find(of(''), 'RANK_ASCENDING')).ids).toEqual([0.01, 0.37, 0.1, 0.305, 0.2]);
  // A copy in an inventory that is not on sale is seen as well.
  await trade(itemId, 0.005, 900, 0);
  // What was read of an item is used for some seconds, unless copies of it come or go.
  await offerWears(itemId, [0.306]);
  expect((await find(of('lowrank:1'))).ids).toEqual([]);
  expect((await find(of('lowrank:2'))).ids).toEqual([0.01]);
  for (const wrong of ['lowrank<=51', 'lowrank:0', 'highrank:1.5'])
    expect((await find(of(wrong))).problem).not.toBeNull();
});

test('Q-02 among all items the places are those of some minutes ago', async () => {
  const before = await find('lowrank:1');
  expect(before.total).toBeGreaterThan(10);
  const itemId = await takeItem(market);
  await offerWears(itemId, [0.2]);
  await seeCopies(market, sellers[0] as Seller, { itemId, count: 20 });
  expect((await find('lowrank:1')).total).toBe(before.total);
  const name = market.feed.index.findById(itemId)?.marketHashName ?? '';
  expect((await find(`lowrank:1 item:"${name}"`)).total).toBe(1);
});

const noNames: FilterVocabulary = { find: () => null, suggest: () => [] };

test('Q-02 buy orders and selling rules have no condition about a place', () => {
  for (const place of ['bid', 'rule'] as const)
    expect(() => readFilterText('lowrank<=3', { place, vocabulary: noNames })).toThrow(FilterInvalid);
});
