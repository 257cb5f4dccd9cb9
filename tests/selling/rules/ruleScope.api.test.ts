import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  giveCopies,
  inventoryItemId,
  list,
  openSeller,
  pickItems,
  type Seller,
} from '../listing/sellerScene.ts';
import { CREATE_RULE, PREVIEW_RULE, RUN_RULE, UPDATE_RULE } from './ruleDocuments.ts';
import { createRule, PLAIN_RULE } from './ruleScene.ts';

let market: TestMarket;
let seller: Seller;
/** Copies of one item, listed at 90 %, 100 % and 110 % of the reference price. */
let assetIds: string[];
let referenceCents: number;
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  seller = await openSeller(market);
  const [item] = await pickItems(market, 1);
  referenceCents = item?.referenceCents ?? 0;
  assetIds = await giveCopies(market, seller, item?.id ?? '', 3);
  await list(
    seller.client,
    assetIds.map((assetId, at) => ({ assetId, priceCents: Math.floor(referenceCents * (0.9 + at / 10)) })),
  );
});
afterAll(() => market.close());

const DEAR = () => ({ status: 'OPEN' as const, copies: { minPriceCents: referenceCents } });

async function asksOf(): Promise<number[]> {
  const { rows } = await market.owner.query<{ ask: number }>(
    'select ask_cents::int as ask from listing where asset_id = any($1::uuid[]) order by array_position($1::uuid[], asset_id)',
    [assetIds],
  );
  return rows.map(({ ask }) => ask);
}

async function preview(rule: object) {
  const { previewSellingRule: dry } = await seller.client.must(PREVIEW_RULE, {
    rule: { ...PLAIN_RULE, ...rule },
  });
  if (dry?.__typename !== 'SellingRulePreview') throw new Error(dry?.__typename);
  return dry;
}

async function ruleNames(): Promise<(string | undefined)[]> {
  const { data } = await seller.client.query<{
    viewer: {
      listings: { edges: { node: { inventoryItemId: string; sellingRule: { name: string } | null } }[] };
    };
  }>('{ viewer { listings(first: 20) { edges { node { inventoryItemId sellingRule { name } } } } } }');
  const nodes = data?.viewer.listings.edges.map(({ node }) => node) ?? [];
  return assetIds.map(
    (id) => nodes.find((node) => node.inventoryItemId === inventoryItemId(id))?.sellingRule?.name,
  );
}

describe('I-13 the scope of a selling rule', () => {
  test('a filter is read at each run; the dry run says sums that the run then makes', async () => {
    const before = await asksOf();
    const dry = await preview({ filter: DEAR() });
    expect(dry).toMatchObject({ openCount: 3, decidedCount: 2, changedCount: 2 });
    expect(dry.fromCents).toBe((before[1] ?? 0) + (before[2] ?? 0));
    const ruleId = await createRule(seller, { filter: DEAR(), name: 'dear ones' });
    expect(await ruleNames()).toEqual([undefined, 'dear ones', 'dear ones']);
    await seller.client.must(RUN_RULE, { ruleId, request: crypto.randomUUID() });
    const after = await asksOf();
    expect(after[0]).toBe(before[0]);
    expect((after[1] ?? 0) + (after[2] ?? 0)).toBe(dry.toCents);
    // Its own prices have moved them out of its filter.
    expect(await preview({ filter: DEAR() })).toMatchObject({ decidedCount: 0, fromCents: 0, toCents: 0 });
    expect(await ruleNames()).toEqual([undefined, undefined, undefined]);
  });

  test('a rule with a filter leaves the rest to the next one, and a changed filter holds at once', async () => {
    const ruleId = await createRule(seller, { filter: DEAR(), name: 'first' });
    await createRule(seller, { name: 'second' });
    expect(await ruleNames()).toEqual(['second', 'first', 'first']);
    await seller.client.must(UPDATE_RULE, {
      ruleId,
      rule: { ...PLAIN_RULE, name: 'first', filter: { status: 'PAUSED' } },
    });
    expect(await ruleNames()).toEqual(['second', 'second', 'second']);
  });

  test('named copies alone, and exceptions of a filter', async () => {
    const named = [inventoryItemId(assetIds[0] ?? '')];
    expect(await preview({ inventoryItemIds: named })).toMatchObject({ decidedCount: 1 });
    expect(await preview({ filter: DEAR(), inventoryItemIds: named })).toMatchObject({ decidedCount: 0 });
    const excludedInventoryItemIds = [inventoryItemId(assetIds[2] ?? '')];
    expect(await preview({ filter: DEAR(), excludedInventoryItemIds })).toMatchObject({ decidedCount: 1 });
  });

  test('comes back as it was saved', async () => {
    const rule = { ...PLAIN_RULE, filter: DEAR(), inventoryItemIds: [inventoryItemId(assetIds[0] ?? '')] };
    await seller.client.must(CREATE_RULE, { rule, request: crypto.randomUUID() });
    const { data } = await seller.client.query(
      '{ viewer { sellingRules { items { id } filter { status keyword steamAccountIds copies { types minPriceCents } } } } }',
    );
    expect(data).toMatchObject({
      viewer: {
        sellingRules: [
          {
            items: [{ id: rule.inventoryItemIds[0] }],
            filter: { status: 'OPEN', keyword: null, copies: { types: [], minPriceCents: referenceCents } },
          },
        ],
      },
    });
  });

  test.each([
    ['minPriceCents', { filter: { status: 'OPEN', copies: { minPriceCents: 2, maxPriceCents: 1 } } }],
    ['keyword', { filter: { status: 'OPEN', keyword: 'x'.repeat(101) } }],
    [
      'inventoryItemIds',
      { inventoryItemIds: Array.from({ length: 501 }, () => inventoryItemId(crypto.randomUUID())) },
    ],
  ])('is refused with a wrong %s', async (field, scope) => {
    const { errors } = await seller.client.query<unknown>(
      'query ($rule: SellingRuleInput!) { previewSellingRule(input: { rule: $rule }) { __typename } }',
      { rule: { ...PLAIN_RULE, ...scope } },
    );
    expect(errors[0]?.extensions?.field).toBe(field);
  });

  test('a keyword that no run could read is refused before it is saved', async () => {
    const filter = { status: 'OPEN', keyword: 'x'.repeat(101) };
    const { errors } = await seller.client.query<unknown>(
      `mutation ($rule: SellingRuleInput!, $request: String!) {
        createSellingRule(input: { rule: $rule, clientRequestId: $request }) { __typename } }`,
      { rule: { ...PLAIN_RULE, filter, isFloorConfirmed: true }, request: crypto.randomUUID() },
    );
    expect(errors[0]?.extensions?.field).toBe('keyword');
  });
});
