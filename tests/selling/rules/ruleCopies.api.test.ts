import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { planRule } from '../../../api/selling/rules/planRule.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { listRules } from '../../../api/selling/rules/sellingRule.store.ts';
import type { SellingRuleInput } from '../../generated/graphql.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offerCopy, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { listingNodeId, type Seller } from '../listing/sellerScene.ts';
import { createRule, PLAIN_RULE, rowId } from './ruleScene.ts';
import { off, preview, runNow, SELLING, salesOf, wish } from './sellingScene.ts';

let market: TestMarket;
let seller: Seller;
let itemId: string;
/** Node ids of listings with wears of 0.05, 0.15 and 0.25, at 90, 100 and 110 yuan; the reference price is 100. */
let listings: string[];
beforeAll(async () => {
  market = await openTestMarket();
});
beforeEach(async () => {
  seller = await openRobot(market);
  itemId = await takeItem(market);
  listings = [];
  for (const [at, wear] of [0.05, 0.15, 0.25].entries())
    listings.push(
      listingNodeId(await offerCopy(market, seller, { itemId, askCents: 9_000 + 1_000 * at, wear })),
    );
  // Copies that are listed by SQL are not counted.
  await market.owner.query('update market_item set lowest_ask_cents = 9000 where id = $1', [itemId]);
});
afterAll(() => market.close());

/** Says what the copy of a listing has cost. */
async function setCost(listing: string, cents: number): Promise<void> {
  await market.owner.query(
    'update asset set cost_cents = $2 where id = (select asset_id from listing where id = $1)',
    [rowId(listing), cents],
  );
}

/** Places in `listings` of those that a rule decides, by its dry run. */
async function decided(rule: Partial<SellingRuleInput>): Promise<number[]> {
  const { outcomes } = await preview(seller, rule);
  return outcomes.map(({ listing }) => listings.indexOf(listing?.id ?? '')).toSorted();
}

async function itemName(): Promise<string> {
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item where id = $1',
    [itemId],
  );
  return rows[0]?.name ?? '';
}

const RULES =
  '{ viewer { sellingRules { id copyText } listings(first: 20) { edges { node { id sellingRule { id } } } } } }';

async function rulesOf(client = seller.client) {
  const { data } = await client.query<{
    viewer: {
      sellingRules: { id: string; copyText: string }[];
      listings: { edges: { node: { id: string; sellingRule: { id: string } | null } }[] };
    };
  }>(RULES);
  const nodes = data?.viewer.listings.edges.map(({ node }) => node) ?? [];
  return {
    rules: data?.viewer.sellingRules ?? [],
    ruleOf: (listing: string) => nodes.find(({ id }) => id === listing)?.sellingRule?.id,
  };
}

describe('F-02 F-05 a rule with a filter of copies', () => {
  test.each([
    ['', [0, 1, 2]],
    ['wear<0.1', [0]],
    ['not wear<0.1', [1, 2]],
    ['price>=ref', [1, 2]],
    ['price<=ask*1.2', [0, 1]],
    ['price<95 or wear>0.2', [0, 2]],
    ['age<1d', [0, 1, 2]],
    ['(wear<0.1 wear>0.2) or wear>0.9', []],
  ])('%j decides the listings %j', async (copyText, expected) => {
    expect(await decided({ copyText })).toEqual(expected);
  });

  test('compares with costs and best bids; what has none matches no comparison with it', async () => {
    expect(await decided({ copyText: 'price>=cost*0.1' })).toEqual([]);
    expect(await decided({ copyText: 'not price>=cost' })).toEqual([0, 1, 2]);
    await setCost(listings[0] ?? '', 8_000);
    await setCost(listings[1] ?? '', 9_500);
    expect(await decided({ copyText: 'price>=cost*1.1' })).toEqual([0]);
    expect(await decided({ copyText: 'price<=cost*1.125' })).toEqual([0, 1]);
    expect(await decided({ copyText: 'price<=bestbid*2' })).toEqual([]);
    await wish(market, itemId, 8_600n);
    expect(await decided({ copyText: 'price<=bestbid*1.05' })).toEqual([0]);
  });

  test('knows items by name and search words, and takes the structured form as well', async () => {
    expect(await decided({ copyText: `item:"${await itemName()}" wear<0.2` })).toEqual([0, 1]);
    expect(await decided({ copyText: `name:"${await itemName()}"` })).toEqual([0, 1, 2]);
    const copyFilter = { wear: { lt: 0.2 }, price: { gte: { reference: 1 } } };
    expect(await decided({ copyFilter })).toEqual([1]);
  });

  test('holds beside the other fields of its scope, and leaves the rest to the next rule', async () => {
    const filter = { status: 'OPEN' as const, copies: { minPriceCents: 9_500 } };
    expect(await decided({ copyText: 'wear<0.2', filter })).toEqual([1]);
    const first = await createRule(seller, { copyText: 'wear < 0.20', name: 'first' });
    const second = await createRule(seller, { name: 'second' });
    const { rules, ruleOf } = await rulesOf();
    // Stored in normal form.
    expect(rules.map(({ copyText }) => copyText)).toEqual(['wear<0.2', '']);
    expect(listings.map(ruleOf)).toEqual([first, first, second]);
  });

  test('is read at each run: asks follow the copies that match then, and paused ones are among them', async () => {
    await market.owner.query("update listing set status = 'paused' where id = $1", [
      rowId(listings[0] ?? ''),
    ]);
    const ruleId = await createRule(seller, { copyText: 'price<105' });
    await runDueRule(market.worker, rowId(ruleId));
    const asks = async () => {
      const { rows } = await market.owner.query<{ ask: number }>(
        'select ask_cents::int as ask from listing where seller_id = $1 order by float_value',
        [seller.userId],
      );
      return rows.map(({ ask }) => ask);
    };
    expect(await asks()).toEqual([9_800, 9_800, 11_000]);
    await market.owner.query('update listing set ask_cents = 10400 where id = $1', [
      rowId(listings[2] ?? ''),
    ]);
    const { decidedCount } = await runNow(seller, ruleId);
    expect(decidedCount).toBe(3);
    expect(await asks()).toEqual([9_800, 9_800, 9_800]);
  });

  test('sells only matching copies to bids', async () => {
    await wish(market, itemId, 9_500n, 3);
    const rule = { ...SELLING, copyText: 'wear>=0.1 price>=ref' };
    expect(await preview(seller, rule)).toMatchObject({ decidedCount: 2, soldCount: 2 });
    const run = await runNow(seller, await createRule(seller, off(rule)));
    expect(run).toMatchObject({ decidedCount: 2, soldCount: 2 });
    expect(await salesOf(market, seller)).toEqual([9_500, 9_500]);
  });
});

describe('A filter of copies that a rule cannot take', () => {
  const PREVIEW = `query ($rule: SellingRuleInput!) { previewSellingRule(input: { rule: $rule }) {
    __typename ... on FilterInvalid { reason position length word nearest path message }
  } }`;
  const SAVE = `mutation ($rule: SellingRuleInput!, $request: String!) {
    createSellingRule(input: { rule: $rule, clientRequestId: $request }) {
      __typename ... on CreateSellingRulePayload { sellingRule { id } } ... on DomainError { code }
    }
  }`;
  const save = (rule: Partial<SellingRuleInput>, request: string = crypto.randomUUID()) =>
    seller.client.query<{
      createSellingRule: { __typename: string; code?: string; sellingRule?: { id: string } };
    }>(SAVE, { rule: { ...PLAIN_RULE, ...rule }, request });

  test.each([
    [{ copyText: 'weer<0.1' }, { reason: 'unknownField', position: 0, length: 4, nearest: 'wear' }],
    [{ copyText: 'wear<0.1 seller:@me' }, { reason: 'notHere', position: 9, length: 6 }],
    [{ copyText: 'price>cost price<cost' }, { reason: 'contradiction', position: 11, length: 10 }],
    [{ copyFilter: { seller: ['me'] } }, { reason: 'notHere', position: null, path: 'seller' }],
  ])('F-04 %j is refused at its word', async (rule, problem) => {
    const { data } = await seller.client.query<{ previewSellingRule: object }>(PREVIEW, {
      rule: { ...PLAIN_RULE, ...rule },
    });
    expect(data?.previewSellingRule).toMatchObject({ __typename: 'FilterInvalid', ...problem });
    expect((await save(rule)).data?.createSellingRule).toMatchObject({ code: 'FILTER_INVALID' });
  });

  test('F-04 both forms at once are refused by name', async () => {
    const { errors } = await save({ copyText: 'wear<0.1', copyFilter: { wear: { lt: 0.1 } } });
    expect(errors?.[0]).toMatchObject({ extensions: { field: 'copyFilter' } });
  });

  test.each(['copySearch(text: "price<cost")', 'copySearch(filter: { price: { lt: { cost: 1 } } })'])(
    'F-04 costs are not for visitors: %s',
    async (field) => {
      const { data } = await market
        .visitor()
        .query<{ copySearch: { problem: { reason: string; word: string } | null } }>(
          `{ ${field} { problem { reason word } } }`,
        );
      expect(data?.copySearch.problem).toEqual({ reason: 'notHere', word: 'cost' });
    },
  );

  test('the same request again is the same rule; with another filter it is refused', async () => {
    const request = crypto.randomUUID();
    const first = (await save({ copyText: 'wear<0.1' }, request)).data?.createSellingRule;
    expect((await save({ copyText: ' wear < 0.10' }, request)).data?.createSellingRule).toEqual(first);
    expect((await save({ copyText: 'wear<0.2' }, request)).data?.createSellingRule).toMatchObject({
      code: 'REQUEST_ID_REUSED',
    });
  });

  test('O-09 one that is no longer known governs nothing, and stops no other rule', async () => {
    const broken = await createRule(seller, { copyText: 'wear<0.2', name: 'broken' });
    const whole = await createRule(seller, { name: 'whole' });
    await market.owner.query(`update selling_rule set copy_conditions = '{"weer": 1}' where id = $1`, [
      rowId(broken),
    ]);
    const { ruleOf } = await rulesOf();
    expect(listings.map(ruleOf)).toEqual([whole, whole, whole]);
    expect(await runNow(seller, broken)).toMatchObject({ decidedCount: 0 });
    expect(await runNow(seller, whole)).toMatchObject({ decidedCount: 3 });
  });
});

test('a filter of copies makes a plan over 10,000 listings a second longer at most', async () => {
  await market.owner.query(
    `with copy as (insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
       select gen_random_uuid(), $1, $2, (910000000000 + n)::text, '1', '0', n / 10000.0, n % 1000, true, true from generate_series(1, 10000) n
       returning id, float_value, paint_seed)
     insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, is_automatic)
     select gen_random_uuid(), copy.id, $2, $3, 12000, copy.float_value, copy.paint_seed, true from copy`,
    [seller.accountId, itemId, seller.userId],
  );
  await createRule(seller, { copyText: 'wear<0.1 price>=ref', isEnabled: false });
  const rules = await listRules(market.platform.db, seller.userId);
  const took = async (known: typeof rules) => {
    const startedAt = performance.now();
    const plan = await planRule(market.platform, {
      userId: seller.userId,
      rules: known,
      ruleId: known[0]?.id ?? '',
    });
    return { ms: performance.now() - startedAt, count: plan.outcomes.length };
  };
  const best = async (known: typeof rules) => {
    const runs = [await took(known), await took(known), await took(known)];
    return { ms: Math.min(...runs.map(({ ms }) => ms)), count: runs[0]?.count };
  };
  const plain = await best(rules.map((rule) => ({ ...rule, copyText: '', copyConditions: {} })));
  const filtered = await best(rules);
  console.log(
    `plan of 10,003 listings: ${plain.ms.toFixed(0)} ms, with a filter ${filtered.ms.toFixed(0)} ms`,
  );
  expect(plain.count).toBe(10_003);
  expect(filtered.count).toBe(999);
  expect(filtered.ms - plain.ms).toBeLessThan(1_000 * slowness());
});
