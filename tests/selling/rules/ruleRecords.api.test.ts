import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { partsOfRun, type RuleOutcome } from '../../../api/selling/rules/ruleOutcome.ts';
import { deleteOldRuns, insertRun, listRunOutcomes } from '../../../api/selling/rules/ruleRun.store.ts';
import { postRuleStopped, runDueRule } from '../../../api/selling/rules/runRule.ts';
import { eveningBefore } from '../../../api/selling/rules/sellingRule.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { listSome, openSeller, pickItems, reprice, type Seller } from '../listing/sellerScene.ts';
import {
  LISTED_ITEMS,
  MOVE_RULE,
  PREVIEW_REASONS,
  RULE_ACTIVITY,
  RUN_OUTCOMES,
  RUN_RULE,
} from './ruleDocuments.ts';
import { createRule, marketItemId, PLAIN_RULE, rowId } from './ruleScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 12);
});
afterAll(() => market.close());

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

const share = (cents: number, thousandths: number): number =>
  Math.floor((cents * thousandths * 2 + 1_000) / 2_000);

async function runNow({ client }: Seller, ruleId: string): Promise<string> {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request: crypto.randomUUID() });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer.run.id;
}

async function pageOf(
  { client }: Seller,
  ids: { ruleId: string; runId: string },
  rest: { first: number; after?: string | null; because?: 'BASIS' | 'UNCHANGED' | 'NO_COST' },
) {
  const { node } = await client.must(RUN_OUTCOMES, { ...ids, ...rest });
  return node && 'run' in node ? node.run : null;
}

test('a run keeps every listing that it changed, with the sums before and after, and is read page by page', async () => {
  const seller = await openSeller(market);
  const [chosen, other] = [item(), item()];
  for (let part = 0; part < 3; part += 1) await listSome(market, seller, chosen, 50);
  const kept = await listSome(market, seller, other, 3);
  const right = share(other.referenceCents, 980);
  await reprice(
    seller.client,
    kept.map((listingId) => ({ listingId, priceCents: right })),
  );
  const ruleId = await createRule(seller, { isEnabled: false });
  const runId = await runNow(seller, ruleId);
  const seen: { because: string; id: string | undefined }[] = [];
  let after: string | null | undefined = null;
  do {
    const run = await pageOf(seller, { ruleId, runId }, { first: 60, after });
    if (!run) throw new Error('no run');
    expect(run).toMatchObject({
      decidedCount: 153,
      changedCount: 150,
      fromCents: 150 * chosen.referenceCents,
      toCents: 150 * share(chosen.referenceCents, 980),
      loweredCount: 0,
      reasons: [
        { because: 'BASIS', count: 150 },
        { because: 'UNCHANGED', count: 3 },
      ],
    });
    seen.push(...run.allOutcomes.edges.map(({ node }) => ({ because: node.because, id: node.listing?.id })));
    after = run.allOutcomes.pageInfo.hasNextPage ? run.allOutcomes.pageInfo.endCursor : null;
  } while (after != null);
  // Those that were right already are beyond the row, and only counted.
  expect(seen.map(({ because }) => because)).toEqual(Array.from({ length: 150 }, () => 'BASIS'));
  expect(new Set(seen.map(({ id }) => id)).size).toBe(150);
  const second = await runNow(seller, ruleId);
  const unchanged = await pageOf(seller, { ruleId, runId: second }, { first: 100, because: 'UNCHANGED' });
  expect(unchanged?.allOutcomes.edges).toHaveLength(100);
  expect(unchanged).toMatchObject({ changedCount: 0, fromCents: 0, toCents: 0 });
  const { errors } = await seller.client.run(RUN_OUTCOMES, { ruleId, runId, first: 101 });
  expect(JSON.stringify(errors)).toContain('first');
  const wrong = await seller.client.run(RUN_OUTCOMES, { ruleId, runId, first: 1, after: 'nonsense' });
  expect(JSON.stringify(wrong.errors)).toContain('after');
  expect(await pageOf(await openSeller(market), { ruleId, runId }, { first: 1 })).toBe(null);
  // Their parts go with the runs.
  await market.owner.query(`update selling_rule_run set created_at = created_at - interval '31 days'`);
  await deleteOldRuns(market.worker.db, 30);
  const { rows } = await market.owner.query('select count(*)::int as count from selling_rule_run_part');
  expect(rows).toEqual([{ count: 0 }]);
});

test('a long run is read over its row and all its parts, each listing once and in order, also of one reason alone', async () => {
  const seller = await openSeller(market);
  const ruleId = await createRule(seller, { isEnabled: false });
  const outcomes = Array.from(
    { length: 1_300 },
    (_, at): RuleOutcome => ({
      listingId: newId(),
      assetId: newId(),
      fromCents: BigInt(at + 1),
      soldCents: null,
      orderId: null,
      ...(at < 1_000 ? { toCents: 1n, because: 'basis' } : { toCents: null, because: 'moved' }),
      leastBidCents: null,
      unsoldBecause: null,
    }),
  );
  const runId = await inTransaction(market.platform.db, (tx) =>
    insertRun(tx, {
      ruleId: rowId(ruleId),
      requestId: 'a-long-run',
      decidedCount: 1_300,
      changedCount: 1_000,
      fromCents: 0n,
      toCents: 0n,
      loweredCount: 0,
      counts: {},
      ...partsOfRun(outcomes),
    }),
  );
  for (const because of [null, 'moved'] as const) {
    const seen: RuleOutcome[] = [];
    for (let after: number | null = null; ; ) {
      const page = await listRunOutcomes(market.platform.db, runId, { because, after, size: 77 });
      seen.push(...page);
      after = page.at(-1)?.at ?? null;
      if (after === null) break;
    }
    const wanted = outcomes.filter((each) => because === null || each.because === because);
    expect(seen.map(({ listingId }) => listingId)).toEqual(wanted.map(({ listingId }) => listingId));
  }
});

test('a run of before the sums were kept says that they are unknown, and shows its first listings', async () => {
  const seller = await openSeller(market);
  await listSome(market, seller, item(), 2);
  const ruleId = await createRule(seller, { isEnabled: false });
  const runId = await runNow(seller, ruleId);
  await market.owner.query('update selling_rule_run set from_cents = null, to_cents = null where id = $1', [
    runId,
  ]);
  const run = await pageOf(seller, { ruleId, runId }, { first: 10 });
  expect(run).toMatchObject({ changedCount: 2, fromCents: null, toCents: null });
  expect(run?.allOutcomes.edges).toHaveLength(2);
  const { viewer } = await seller.client.must(RULE_ACTIVITY, {});
  expect(viewer?.sellingRuleActivity).toMatchObject({
    runCount: 1,
    changedCount: 2,
    fromCents: null,
    toCents: null,
  });
});

test('the dry run counts all by reason and is read on page by page', async () => {
  const seller = await openSeller(market);
  const chosen = item();
  await listSome(market, seller, chosen, 300);
  const preview = async (first: number, skip: number) =>
    (await seller.client.must(PREVIEW_REASONS, { rule: PLAIN_RULE, first, skip })).previewSellingRule;
  const idsOf = (page: Awaited<ReturnType<typeof preview>>) =>
    page && 'outcomes' in page ? page.outcomes.map(({ listing }) => listing?.id) : [];
  const start = await preview(250, 0);
  expect(start).toMatchObject({
    reasons: [{ because: 'BASIS', count: 300 }],
    fromCents: 300 * chosen.referenceCents,
    toCents: 300 * share(chosen.referenceCents, 980),
  });
  const ids = [...idsOf(start), ...idsOf(await preview(250, 250))];
  expect([ids.length, new Set(ids).size]).toEqual([300, 300]);
  expect(idsOf(await preview(250, 300))).toEqual([]);
  for (const [field, first, skip] of [
    ['first', 0, 0],
    ['first', 251, 0],
    ['skip', 1, -1],
  ] as const) {
    const { errors } = await seller.client.run(PREVIEW_REASONS, { rule: PLAIN_RULE, first, skip });
    expect(errors).toMatchObject([{ extensions: { field } }]);
  }
});

test('the dry run says when the hours of a rule begin, if they are not now', async () => {
  const seller = await openSeller(market);
  const hour = (await readClock(market.platform.db)).getUTCHours() + 8;
  const waitsUntil = async (from: number, to: number) => {
    const limits = { fromHour: (hour + from) % 24, toHour: (hour + to) % 24 };
    const { previewSellingRule: answer } = await seller.client.must(PREVIEW_REASONS, {
      rule: { ...PLAIN_RULE, limits },
      first: 1,
      skip: 0,
    });
    return answer && 'waitsUntil' in answer ? answer.waitsUntil : undefined;
  };
  const startsAt = await waitsUntil(3, 5);
  expect(new Date(startsAt ?? 0).getUTCHours()).toBe((hour + 3 - 8 + 24) % 24);
  expect(await waitsUntil(23, 5)).toBe(null);
});

test('since yesterday evening: runs, changed asks with their sums, what the cap lowered, and which rules stopped', async () => {
  const seller = await openSeller(market);
  const [chosen, capped] = [item(), item()];
  await listSome(market, seller, chosen, 2);
  const [high = ''] = await listSome(market, seller, capped, 1);
  const activity = async () => (await seller.client.must(RULE_ACTIVITY, {})).viewer?.sellingRuleActivity;
  const since = eveningBefore(await readClock(market.platform.db)).toISOString();
  const nothing = { runCount: 0, changedCount: 0, fromCents: 0, toCents: 0, loweredCount: 0, soldCount: 0 };
  expect(await activity()).toEqual({ since, ...nothing, stoppedCount: 0 });
  const ruleId = await createRule(seller);
  expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
  const sums = {
    fromCents: 2 * chosen.referenceCents + capped.referenceCents,
    toCents: 2 * share(chosen.referenceCents, 980) + share(capped.referenceCents, 980),
  };
  expect(await activity()).toEqual({
    ...nothing,
    since,
    ...sums,
    runCount: 1,
    changedCount: 3,
    stoppedCount: 0,
  });
  // The reference price falls so far that the ask is above the highest of the item, and by its cost the rule wants even more.
  await market.owner.query(
    'update asset set cost_cents = $2 where id = (select asset_id from listing where id = $1)',
    [rowId(high), capped.referenceCents],
  );
  await market.owner.query('update market_item set reference_price_cents = $2 where id = $1', [
    capped.id,
    Math.floor(capped.referenceCents / 20),
  ]);
  const byCost = await createRule(seller, {
    basis: 'COST',
    multiplier: 3,
    isEnabled: false,
    marketItemIds: [marketItemId(capped.id)],
  });
  await seller.client.must(MOVE_RULE, { ruleId: byCost, place: 0 });
  await seller.client.must(RUN_RULE, { ruleId: byCost, request: crypto.randomUUID() });
  expect(await activity()).toMatchObject({ runCount: 2, changedCount: 4, loweredCount: 1 });
  await postRuleStopped(market.worker, rowId(byCost));
  await postRuleStopped(market.worker, rowId(ruleId));
  expect(await activity()).toMatchObject({ stoppedCount: 2 });
  // What happened before that evening does not count.
  await market.owner.query(`update selling_rule_run set created_at = $1::timestamptz - interval '1 second'`, [
    since,
  ]);
  await market.owner.query(
    `update message set created_at = $1::timestamptz - interval '1 second' where user_id = $2`,
    [since, seller.userId],
  );
  // A rule stands still until it runs again, however long ago that was told, or where it is not told at all.
  expect(await activity()).toEqual({ since, ...nothing, stoppedCount: 2 });
  await seller.client.must(RUN_RULE, { ruleId: byCost, request: crypto.randomUUID() });
  expect(await activity()).toMatchObject({ stoppedCount: 1 });
});

test('items on sale are found by words of their names in either language, and all of them are counted', async () => {
  const seller = await openSeller(market);
  const [one, two] = [item(), item()];
  for (const each of [one, two]) await listSome(market, seller, each, 1);
  const found = async (keyword: string | null) => {
    const { viewer } = await seller.client.must(LISTED_ITEMS, { keyword });
    return {
      ids: viewer?.listedMarketItems?.map(({ id }) => id),
      count: viewer?.listedMarketItemCount,
    };
  };
  expect((await found(null)).ids?.toSorted()).toEqual(
    [marketItemId(one.id), marketItemId(two.id)].toSorted(),
  );
  const { rows } = await market.owner.query(
    'select name_zh as zh, name_en as en from market_item where id = $1',
    [one.id],
  );
  for (const name of [rows[0].zh, rows[0].en.toUpperCase(), rows[0].en.split(' ').toReversed().join(' ')])
    expect(await found(name)).toEqual({ ids: [marketItemId(one.id)], count: 1 });
  expect(await found('no such item')).toEqual({ ids: [], count: 0 });
  const { errors } = await seller.client.run(LISTED_ITEMS, { keyword: 'x'.repeat(101) });
  expect(JSON.stringify(errors)).toContain('keyword');
});

test('the evening before is 20:00 of yesterday in China, whatever the hour', () => {
  for (const now of ['2026-11-27T16:00:00Z', '2026-11-28T04:00:00Z', '2026-11-28T15:59:59Z'])
    expect(eveningBefore(new Date(now)).toISOString()).toBe('2026-11-27T12:00:00.000Z');
});
