import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import type { SellingRuleInput } from '../../generated/graphql.ts';
import { globalId } from '../../kit/globalId.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  countsOf,
  giveCopies,
  list,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
} from '../listing/sellerScene.ts';
import { CREATE_RULE, PREVIEW_RULE, RULE_LIMITS, RULE_RUN, RUN_RULE } from './ruleDocuments.ts';
import { askOf, createRule, isDue, PLAIN_RULE, rowId } from './ruleScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 10);
});
afterAll(() => market.close());

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

async function runNow({ client }: Seller, ruleId: string) {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request: crypto.randomUUID() });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer.run;
}

test('I-06 one ask far below the market is not followed: a third seller’s is, and the run says so', async () => {
  const [seller, trap, third] = [
    await openSeller(market),
    await openSeller(market),
    await openSeller(market),
  ];
  const chosen = item();
  const { ask } = await countsOf(market, chosen.id);
  const [mine = ''] = await listSome(market, seller, chosen, 1);
  const [low = ''] = await listSome(market, trap, chosen, 2);
  const [next = ''] = await listSome(market, third, chosen, 1);
  const nextAsk = Math.min(ask, chosen.referenceCents) - 50;
  await reprice(trap.client, [{ listingId: low, priceCents: Math.floor(chosen.referenceCents * 0.55) }]);
  await reprice(third.client, [{ listingId: next, priceCents: nextAsk }]);
  const ruleId = await createRule(seller, {
    basis: 'LOWEST_ASK',
    multiplier: null,
    stepCents: 1,
    floorCents: 1,
    isEnabled: false,
  });
  const run = await runNow(seller, ruleId);
  expect(run.outcomes).toMatchObject([{ toCents: nextAsk - 1, because: 'OUTLIER_SKIPPED' }]);
  expect(await askOf(market, mine)).toBe(nextAsk - 1);
  const [rule] = (await seller.client.must(RULE_LIMITS, {})).viewer?.sellingRules ?? [];
  expect(rule?.runs).toMatchObject([{ id: run.id, reasons: [{ because: 'OUTLIER_SKIPPED', count: 1 }] }]);
  expect((await seller.client.must(RULE_RUN, { ruleId, runId: run.id })).node).toMatchObject({
    run: { decidedCount: 1, outcomes: [{ because: 'OUTLIER_SKIPPED', listing: { id: mine } }] },
  });
  const hers = await trap.client.must(RULE_RUN, { ruleId, runId: run.id });
  expect(hers.node).toBeNull();
});

test('I-06 floors and ceilings, words and accounts are kept, and the dry run heeds them', async () => {
  const seller = await openSeller(market);
  const [one, two] = [item(), item()];
  const [a = ''] = await listSome(market, seller, one, 1);
  await listSome(market, seller, two, 1);
  const limits = {
    floorReferenceShare: 0.9,
    floorCostShare: null,
    ceilingCents: null,
    ceilingReferenceShare: 0.95,
    ceilingCostShare: null,
    maxStepShare: 0.25,
    keyword: one.marketHashName,
    steamAccountIds: [globalId('SteamAccount', seller.accountId)],
    fromHour: 22,
    toHour: 8,
  };
  const rule = { ...PLAIN_RULE, isEnabled: false, limits };
  const { previewSellingRule: preview } = await seller.client.must(PREVIEW_RULE, { rule });
  const toCents = Math.floor((one.referenceCents * 950 * 2 + 1_000) / 2_000);
  expect(preview).toMatchObject({
    openCount: 2,
    decidedCount: 1,
    outcomes: [{ toCents, because: 'CEILING', listing: { id: a } }],
  });
  await createRule(seller, rule);
  const { steamAccountIds, ...kept } = limits;
  const [saved] = (await seller.client.must(RULE_LIMITS, {})).viewer?.sellingRules ?? [];
  expect(saved?.limits).toEqual({ ...kept, steamAccounts: [{ id: steamAccountIds[0] }] });
});

test('I-06 a largest step is taken once a run, by more listings than one batch has', async () => {
  const seller = await openSeller(market);
  const one = item();
  const ids = await giveCopies(market, seller, one.id, 1_050);
  for (const part of [ids.slice(0, 1_000), ids.slice(1_000)])
    await list(
      seller.client,
      part.map((assetId) => ({ assetId, priceCents: one.referenceCents })),
    );
  const ruleId = await createRule(seller, { multiplier: 0.97, limits: { maxStepShare: 0.01 } });
  await market.owner.query('update selling_rule set next_run_at = clock_now() where id = $1', [
    rowId(ruleId),
  ]);
  expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
  expect(await isDue(market, ruleId)).toBe(false);
  const { rows } = await market.owner.query(
    'select min(ask_cents)::int as least, max(ask_cents)::int as most from listing where seller_id = $1',
    [seller.userId],
  );
  expect(rows[0].least).toBe(rows[0].most);
  expect(Math.abs(rows[0].most - one.referenceCents * 0.99)).toBeLessThanOrEqual(1);
});

test('I-06 a rule waits for its hours, and one that was missed does not run outside of them', async () => {
  const seller = await openSeller(market);
  const { rows } = await market.owner.query<{ hour: number }>(
    `select extract(hour from clock_now() at time zone 'Asia/Shanghai')::int as hour`,
  );
  const hour = rows[0]?.hour ?? 0;
  const later = { fromHour: (hour + 2) % 24, toHour: (hour + 3) % 24 };
  const ruleId = await createRule(seller, { limits: later });
  expect(await isDue(market, ruleId)).toBe(false);
  await market.owner.query('update selling_rule set next_run_at = clock_now() where id = $1', [
    rowId(ruleId),
  ]);
  expect(await runDueRule(market.worker, rowId(ruleId))).toBe(false);
  expect(await isDue(market, ruleId)).toBe(false);
  const [rule] = (await seller.client.must(RULE_LIMITS, {})).viewer?.sellingRules ?? [];
  expect(rule).toMatchObject({ lastRunAt: null, runs: [] });
  expect(new Date(String(rule?.nextRunAt)).getUTCHours()).toBe((later.fromHour + 16) % 24);
});

test.each<[string, SellingRuleInput['limits'], string]>([
  ['a share of nothing', { floorReferenceShare: 0 }, 'floorReferenceShare'],
  ['too many decimals', { ceilingCostShare: 1.0001 }, 'ceilingCostShare'],
  ['a floor above its ceiling', { floorCostShare: 2, ceilingCostShare: 1.5 }, 'floorCostShare'],
  ['one hour alone', { fromHour: 3 }, 'toHour'],
  ['no such hour', { fromHour: 3, toHour: 24 }, 'toHour'],
  ['a step of nothing', { maxStepShare: 0 }, 'maxStepShare'],
])('E-06 limits of a rule: %s names the field', async (_name, limits, field) => {
  const { client } = await openSeller(market);
  const sent = client.must(CREATE_RULE, {
    rule: { ...PLAIN_RULE, limits },
    request: crypto.randomUUID(),
  });
  await expect(sent).rejects.toThrow(field);
});
