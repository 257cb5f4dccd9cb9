import { afterAll, beforeAll, expect, test } from 'vitest';
import { runDueRule, runSellingRule } from '../../../api/selling/rules/runRule.ts';
import { postponeRule } from '../../../api/selling/rules/sellingRule.store.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { listSome, openSeller, pickItems, reprice, type Seller } from '../listing/sellerScene.ts';
import { RULE_LIMITS, RUN_RULE, UPDATE_RULE } from './ruleDocuments.ts';
import { askOf, createRule, PLAIN_RULE, rowId } from './ruleScene.ts';
import { off, openScene, recordedOf, salesOf, wish } from './sellingScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

/** The same press again, as a client repeats it whose answer was lost: it tells what the press came to. */
async function pressAgain({ client }: Seller, ruleId: string, request: string) {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer;
}

test('I-06 a press changes what one run cannot, each ask by one step, and tells all of it', async () => {
  const seller = await openSeller(market);
  const [one, two] = await pickItems(market, 2);
  if (!one || !two) throw new Error('too few items');
  const changed = await listSome(market, seller, one, 5);
  const right = await listSome(market, seller, two, 2);
  const rightAsk = Math.floor((two.referenceCents * 970 * 2 + 1_000) / 2_000);
  await reprice(
    seller.client,
    right.map((listingId) => ({ listingId, priceCents: rightAsk })),
  );
  const ruleId = await createRule(seller, {
    multiplier: 0.97,
    isEnabled: false,
    limits: { maxStepShare: 0.01 },
  });
  const clientRequestId = crypto.randomUUID();
  const press = { userId: seller.userId, ruleId: rowId(ruleId), clientRequestId };
  const runId = await runSellingRule(market.platform, press, { changes: 2 });
  const asks = await Promise.all(changed.map((id) => askOf(market, id)));
  expect(new Set(asks).size).toBe(1);
  expect(Math.abs((asks[0] ?? 0) - one.referenceCents * 0.99)).toBeLessThanOrEqual(1);
  const told = { decidedCount: 7, changedCount: 5, soldCount: 0, run: { id: runId, changedCount: 2 } };
  expect(await pressAgain(seller, ruleId, clientRequestId)).toMatchObject(told);
  // Nothing was done twice: the next step is that of another press.
  expect(await Promise.all(changed.map((id) => askOf(market, id)))).toEqual(asks);
  const [rule] = (await seller.client.must(RULE_LIMITS, {})).viewer?.sellingRules ?? [];
  expect(rule?.runs).toMatchObject([
    { reasons: [{ because: 'STEP', count: 1 }] },
    { reasons: [{ because: 'STEP', count: 2 }] },
    { id: runId },
  ]);
});

test('a run by schedule that needs several rounds takes one step of each ask, across a failure between them', async () => {
  const seller = await openSeller(market);
  const [one] = await pickItems(market, 1);
  if (!one) throw new Error('too few items');
  const changed = await listSome(market, seller, one, 5);
  const ruleId = rowId(await createRule(seller, { multiplier: 0.97, limits: { maxStepShare: 0.01 } }));
  const asksNow = () => Promise.all(changed.map((id) => askOf(market, id)));
  expect(await runDueRule(market.worker, ruleId, 2)).toBe(true);
  await postponeRule(market.worker.db, ruleId, 15);
  expect(await runDueRule(market.worker, ruleId, 2)).toBe(false);
  await market.advanceClock(16 * 60_000);
  for (const _round of [2, 3]) expect(await runDueRule(market.worker, ruleId, 2)).toBe(true);
  const asks = await asksNow();
  expect(new Set(asks).size).toBe(1);
  expect(Math.abs((asks[0] ?? 0) - one.referenceCents * 0.99)).toBeLessThanOrEqual(1);
  expect(await runDueRule(market.worker, ruleId, 2)).toBe(false);
  // The next time of the schedule is another run, with a step of its own.
  await market.advanceClock(61 * 60_000);
  for (const _round of [1, 2, 3]) expect(await runDueRule(market.worker, ruleId, 2)).toBe(true);
  expect(await runDueRule(market.worker, ruleId, 2)).toBe(false);
  const later = await asksNow();
  expect(new Set(later).size).toBe(1);
  expect(Math.abs((later[0] ?? 0) - one.referenceCents * 0.9801)).toBeLessThanOrEqual(2);
});

test('a rule that is saved between two rounds begins a run of its own', async () => {
  const seller = await openSeller(market);
  const [one] = await pickItems(market, 1);
  if (!one) throw new Error('too few items');
  await listSome(market, seller, one, 3);
  const ruleId = await createRule(seller, { multiplier: 0.97, limits: { maxStepShare: 0.01 } });
  expect(await runDueRule(market.worker, rowId(ruleId), 2)).toBe(true);
  const rule = { ...PLAIN_RULE, multiplier: 0.98 };
  const saved = await seller.client.must(UPDATE_RULE, { ruleId, rule });
  expect(saved.updateSellingRule.__typename).toBe('UpdateSellingRulePayload');
  expect(await runDueRule(market.worker, rowId(ruleId), 3)).toBe(true);
  const { rows } = await market.owner.query<{ count: number }>(
    'select changed_count as count from selling_rule_run where rule_id = $1 order by created_at',
    [rowId(ruleId)],
  );
  expect(rows.map(({ count }) => count)).toEqual([2, 3]);
});

test('B-21 a press sells more copies than one run does, all in its first run', async () => {
  const { seller, itemId } = await openScene(market, 4);
  await wish(market, itemId, 9_500n, 3);
  const ruleId = await createRule(seller, off());
  const clientRequestId = crypto.randomUUID();
  const press = { userId: seller.userId, ruleId: rowId(ruleId), clientRequestId };
  const runId = await runSellingRule(market.platform, press, { sales: 1 });
  expect(await salesOf(market, seller)).toEqual([9_500, 9_500, 9_500]);
  expect(await recordedOf(market, seller)).toBe(3);
  expect(await pressAgain(seller, ruleId, clientRequestId)).toMatchObject({
    decidedCount: 4,
    changedCount: 1,
    soldCount: 3,
    run: { id: runId, soldCount: 3 },
  });
});
