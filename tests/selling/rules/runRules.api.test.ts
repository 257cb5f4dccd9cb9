import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteOldRuns } from '../../../api/selling/rules/ruleRun.store.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { crashService } from '../listing/crashService.ts';
import {
  countsOf,
  inventoryItemId,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
} from '../listing/sellerScene.ts';
import { SET_SHOP_OPEN } from '../listing/sellingDocuments.ts';
import { PREVIEW_RULE, RULES, RUN_RULE, SET_COSTS } from './ruleDocuments.ts';
import { askOf, createRule, isDue, marketItemId, PLAIN_RULE, rowId } from './ruleScene.ts';

let market: TestMarket;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  items = await pickItems(market, 30);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

function item() {
  const next = items.pop();
  if (!next) throw new Error('too few items');
  return next;
}

const shareOf = (cents: number, thousandths: number): number =>
  Math.floor((cents * thousandths * 2 + 1_000) / 2_000);

async function rulesOf({ client }: Seller) {
  return (await client.must(RULES, {})).viewer?.sellingRules ?? [];
}

async function runNow({ client }: Seller, ruleId: string, request: string = crypto.randomUUID()) {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer.run;
}

async function assetOf(listingId: string): Promise<string> {
  const { rows } = await market.owner.query('select asset_id as id from listing where id = $1', [
    rowId(listingId),
  ]);
  return rows[0].id;
}

describe('a rule runs', () => {
  test('the dry run tells what the run does; the worker runs it once for its time, and writes only what changes', async () => {
    const seller = await openSeller(market);
    const chosen = item();
    const [one = '', two = ''] = await listSome(market, seller, chosen, 2);
    const wanted = shareOf(chosen.referenceCents, 980);
    await reprice(seller.client, [{ listingId: two, priceCents: wanted }]);
    const { previewSellingRule: preview } = await seller.client.must(PREVIEW_RULE, { rule: PLAIN_RULE });
    expect(preview).toMatchObject({
      openCount: 2,
      decidedCount: 2,
      changedCount: 1,
      outcomes: [
        { fromCents: chosen.referenceCents, toCents: wanted, because: 'BASIS', listing: { id: one } },
        { toCents: null, because: 'UNCHANGED', listing: { id: two } },
      ],
    });
    expect(await askOf(market, one)).toBe(chosen.referenceCents);
    const ruleId = await createRule(seller);
    const { rows: before } = await market.owner.query('select updated_at from listing where id = $1', [
      rowId(two),
    ]);
    expect(await isDue(market, ruleId)).toBe(true);
    const ran = await Promise.all([1, 2, 3].map(() => runDueRule(market.worker, rowId(ruleId))));
    expect(ran.filter(Boolean)).toHaveLength(1);
    expect(await askOf(market, one)).toBe(wanted);
    const { rows: after } = await market.owner.query('select updated_at from listing where id = $1', [
      rowId(two),
    ]);
    expect(after).toEqual(before);
    expect(await isDue(market, ruleId)).toBe(false);
    expect(await rulesOf(seller)).toMatchObject([{ runs: [{ decidedCount: 2, changedCount: 1 }] }]);
    await countsOf(market, chosen.id);
    await market.advanceClock(3_600_000);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await rulesOf(seller)).toMatchObject([{ runs: [{ changedCount: 0 }, { changedCount: 1 }] }]);
    await market.owner.query(`update selling_rule_run set created_at = created_at - interval '31 days'`);
    await deleteOldRuns(market.worker.db, 30);
    expect(await rulesOf(seller)).toMatchObject([{ runs: [] }]);
  });

  test('undercutting looks at others and never at oneself, stops at the floor, and goes up when the rival leaves', async () => {
    const [seller, rival] = [await openSeller(market), await openSeller(market)];
    const chosen = item();
    const { ask } = await countsOf(market, chosen.id);
    const [mine = '', mine2 = ''] = await listSome(market, seller, chosen, 2);
    const lowest = Math.min(ask, chosen.referenceCents) - 100;
    const [theirs = ''] = await listSome(market, rival, chosen, 1);
    await reprice(rival.client, [{ listingId: theirs, priceCents: lowest }]);
    const floorCents = lowest - 40;
    const rule = { basis: 'LOWEST_ASK' as const, multiplier: null, stepCents: 10, floorCents };
    const ruleId = await createRule(seller, rule);
    const rivalRule = await createRule(rival, { ...rule, floorCents: floorCents - 5 });
    for (let round = 0; round < 6; round += 1) {
      await runNow(seller, ruleId);
      expect(await askOf(market, mine)).toBe(await askOf(market, mine2));
      await runNow(rival, rivalRule);
    }
    expect(await askOf(market, mine)).toBe(floorCents);
    expect(await askOf(market, theirs)).toBe(floorCents - 5);
    await rival.client.must(SET_SHOP_OPEN, { isOpen: false });
    await runNow(seller, ruleId);
    expect(await askOf(market, mine)).toBe(ask - 10);
  });

  test('the first rule that fits decides; scope, exclusions and bounds are kept; a switched-off rule decides nothing', async () => {
    const seller = await openSeller(market);
    const [one, two, three] = [item(), item(), item()];
    const [a = ''] = await listSome(market, seller, one, 1);
    const [b = '', spared = ''] = await listSome(market, seller, two, 2);
    const [c = ''] = await listSome(market, seller, three, 1);
    const first = await createRule(seller, { multiplier: 1.01, marketItemIds: [marketItemId(one.id)] });
    await createRule(seller, { multiplier: 1.02, isEnabled: false });
    const second = await createRule(seller, {
      multiplier: 1.03,
      excludedMarketItemIds: [marketItemId(three.id)],
      excludedInventoryItemIds: [inventoryItemId(await assetOf(spared))],
    });
    expect(await runNow(seller, second)).toMatchObject({ decidedCount: 1, changedCount: 1 });
    expect(await runNow(seller, first)).toMatchObject({ decidedCount: 1, changedCount: 1 });
    expect(await askOf(market, a)).toBe(shareOf(one.referenceCents, 1_010));
    expect(await askOf(market, b)).toBe(shareOf(two.referenceCents, 1_030));
    expect(await askOf(market, spared)).toBe(two.referenceCents);
    expect(await askOf(market, c)).toBe(three.referenceCents);
    const rule = {
      ...PLAIN_RULE,
      minReferenceCents: three.referenceCents + 1,
      maxReferenceCents: three.referenceCents + 1,
    };
    expect((await seller.client.must(PREVIEW_RULE, { rule })).previewSellingRule).toMatchObject({
      decidedCount: 0,
    });
  });

  test('by what copies cost: typed by their owner alone; unknown costs are left', async () => {
    const [seller, stranger] = [await openSeller(market), await openSeller(market)];
    const chosen = item();
    const [one = '', two = ''] = await listSome(market, seller, chosen, 2);
    const costCents = chosen.referenceCents - 100;
    const costs = [{ inventoryItemId: inventoryItemId(await assetOf(one)), costCents }];
    expect((await stranger.client.must(SET_COSTS, { costs })).setCosts.items).toEqual([]);
    expect((await seller.client.must(SET_COSTS, { costs })).setCosts.items).toMatchObject([{ costCents }]);
    // Leaving the cost out removes nothing.
    const [{ inventoryItemId: id } = { inventoryItemId: '' }] = costs;
    for (const nothing of [{}, { costCents: null }, { costCents, clearsCost: true }]) {
      const { errors } = await seller.client.run(SET_COSTS, {
        costs: [{ inventoryItemId: id, ...nothing }],
      });
      expect(errors).toMatchObject([{ extensions: { field: 'costCents' } }]);
    }
    const cleared = await seller.client.must(SET_COSTS, {
      costs: [{ inventoryItemId: id, clearsCost: true }],
    });
    expect(cleared.setCosts.items).toMatchObject([{ costCents: null }]);
    await seller.client.must(SET_COSTS, { costs });
    const ruleId = await createRule(seller, { basis: 'COST', multiplier: 1.1 });
    expect((await runNow(seller, ruleId)).outcomes).toMatchObject([
      { because: 'BASIS' },
      { because: 'NO_COST' },
    ]);
    expect(await askOf(market, one)).toBe(shareOf(costCents, 1_100));
    expect(await askOf(market, two)).toBe(chosen.referenceCents);
  });

  test('run now: the same request again answers the first run; of several at once one runs; works on paused listings', async () => {
    const seller = await openSeller(market);
    const [one = ''] = await listSome(market, seller, item(), 1);
    await seller.client.must(SET_SHOP_OPEN, { isOpen: false });
    const ruleId = await createRule(seller, { isEnabled: false });
    const request = crypto.randomUUID();
    const runs = await Promise.all([1, 2, 3].map(() => runNow(seller, ruleId, request)));
    expect(new Set(runs.map(({ id }) => id)).size).toBe(1);
    expect(runs[0]).toMatchObject({ changedCount: 1, outcomes: [{ listing: { id: one } }] });
    expect((await runNow(seller, ruleId)).changedCount).toBe(0);
  });

  test('rules of a blocked seller do not run, and a bought listing keeps its price', async () => {
    const seller = await openSeller(market);
    const [one = '', two = ''] = await listSome(market, seller, item(), 2);
    const ruleId = await createRule(seller);
    const before = await askOf(market, one);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [seller.userId]);
    expect(await isDue(market, ruleId)).toBe(false);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(false);
    expect(
      (await seller.client.must(RUN_RULE, { ruleId, request: crypto.randomUUID() })).runSellingRule,
    ).toMatchObject({
      code: 'ACCOUNT_BLOCKED',
    });
    await market.owner.query('update app_user set is_blocked = false where id = $1', [seller.userId]);
    await market.owner.query(`update listing set status = 'reserved' where id = $1`, [rowId(one)]);
    expect(await runNow(seller, ruleId)).toMatchObject({ decidedCount: 1 });
    expect(await askOf(market, one)).toBe(before);
    expect(await askOf(market, two)).not.toBe(before);
    await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [rowId(one)]);
  });

  test('a price that its seller sets between the decision and the change stays', async () => {
    const seller = await openSeller(market);
    const chosen = item();
    const [one = ''] = await listSome(market, seller, chosen, 1);
    const ruleId = await createRule(seller);
    const own = chosen.referenceCents - 7;
    const other = await market.owner.connect();
    await other.query('begin');
    await other.query('update listing set ask_cents = $2 where id = $1', [rowId(one), own]);
    const running = runDueRule(market.worker, rowId(ruleId));
    await untilBlocked(market);
    await other.query('commit');
    other.release();
    expect(await running).toBe(true);
    expect(await askOf(market, one)).toBe(own);
    expect(await rulesOf(seller)).toMatchObject([
      { runs: [{ changedCount: 0, outcomes: [{ because: 'MOVED' }] }] },
    ]);
    // The item is counted again.
    await reprice(seller.client, [{ listingId: one, priceCents: own + 1 }]);
  });

  test.each([
    'rule.locked',
    'rule.planned',
    'reprice.locked',
    'reprice.updated',
    'rule.repriced',
    'rule.recorded',
    'rule.noted',
    'rule.committed',
  ])('killed at %s: all or nothing is done, and the next look does it once', async (place) => {
    const seller = await openSeller(market);
    const chosen = item();
    const [one = ''] = await listSome(market, seller, chosen, 1);
    const ruleId = await createRule(seller);
    await crashService(market, place, 'runDueRule', { ruleId: rowId(ruleId) }, 'worker');
    const isDone = place === 'rule.committed';
    const wanted = shareOf(chosen.referenceCents, 980);
    expect(await askOf(market, one)).toBe(isDone ? wanted : chosen.referenceCents);
    // The database lets the dead worker's locks go once it finds the connection closed.
    if (!isDone) await expect.poll(() => runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(false);
    expect(await askOf(market, one)).toBe(wanted);
    expect(await rulesOf(seller)).toMatchObject([{ runs: [{ changedCount: 1 }] }]);
  });
});
