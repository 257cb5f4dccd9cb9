import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { postponeRule } from '../../../api/selling/rules/sellingRule.store.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { poison } from '../../kit/poison.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import { readBid } from '../../orders/bid/bidScene.ts';
import { RULES, UPDATE_RULE } from './ruleDocuments.ts';
import { createRule, PLAIN_RULE, rowId } from './ruleScene.ts';
import {
  fates,
  lastRun,
  off,
  openScene,
  recordedOf,
  runNow,
  SELLING,
  salesOf,
  wish,
} from './sellingScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('B-21 a rule sells to bids while others act', () => {
  test('a bid that is cancelled while the run waits for it: listed, and nothing is sold for less than the run had planned', async () => {
    const { seller, itemId, listings } = await openScene(market, 1);
    const bidId = await wish(market, itemId, 9_500n);
    await wish(market, itemId, 9_300n);
    const ruleId = await createRule(seller, off());
    const other = await market.owner.connect();
    await other.query('begin');
    await other.query('select from bid where id = $1 for update', [bidId]);
    const running = runNow(seller, ruleId);
    await untilBlocked(market);
    await other.query(`update bid set sleep_reason = 'paused' where id = $1`, [bidId]);
    await other.query('commit');
    other.release();
    expect(fates((await running).outcomes)).toEqual({ [listings[0] ?? '']: ['BASIS', 9_800] });
    expect(await salesOf(market, seller)).toEqual([]);
    // The next run plans anew.
    expect(await runNow(seller, ruleId)).toMatchObject({ soldCount: 1 });
    expect(await salesOf(market, seller)).toEqual([9_300]);
    await market.owner.query('update bid set sleep_reason = null where id = $1', [bidId]);
  });

  test('O-09 one copy that fails stays on sale; the others are sold, and the rule goes on', async () => {
    const { seller, itemId, listings } = await openScene(market, 3);
    await wish(market, itemId, 9_500n, 3);
    const [, bad = ''] = listings;
    const heal = await poison(market, 'market_order', `new.listing_id = '${rowId(bad)}'`);
    const run = await runNow(seller, await createRule(seller, off()));
    await heal();
    expect(run).toMatchObject({ soldCount: 2, changedCount: 1 });
    expect(fates(run.outcomes)[bad]).toEqual(['BASIS', 9_800]);
    expect(await salesOf(market, seller)).toEqual([9_500, 9_500]);
  });

  test('two runs, two workers and the matching at once: each copy is sold once, each unit of the bid too', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { seller, itemId } = await openScene(market, 5);
      const bidId = await wish(market, itemId, 9_500n, 3);
      const ruleId = await createRule(seller, SELLING);
      const matching = openMatching(market.worker);
      await Promise.all([
        runDueRule(market.worker, rowId(ruleId)),
        runDueRule(market.worker, rowId(ruleId)),
        runNow(seller, ruleId),
        runNow(seller, ruleId),
        matching.run(),
      ]);
      // A run whose rule another one held is made up for by the next poll.
      await runDueRule(market.worker, rowId(ruleId));
      expect(await readBid(market, bidId)).toMatchObject({ state: 'filled', remaining: 0 });
      expect(await salesOf(market, seller)).toEqual([9_500, 9_500, 9_500]);
      expect(await recordedOf(market, seller)).toBe(3);
      const runs = (await seller.client.must(RULES, {})).viewer?.sellingRules?.[0]?.runs ?? [];
      const told = runs.flatMap(({ outcomes }) =>
        outcomes.filter(({ because }) => because === 'SOLD_TO_BID'),
      );
      expect(told).toHaveLength(3);
    }
  });

  test('a rule that is disabled while its run waits sells nothing', async () => {
    const { seller, itemId } = await openScene(market, 1);
    await wish(market, itemId, 9_500n);
    const ruleId = await createRule(seller, SELLING);
    const other = await market.owner.connect();
    await other.query('begin');
    await other.query('update selling_rule set is_enabled = false, next_run_at = null where id = $1', [
      rowId(ruleId),
    ]);
    const running = runDueRule(market.worker, rowId(ruleId));
    await untilBlocked(market);
    await other.query('commit');
    other.release();
    expect(await running).toBe(false);
    expect(await salesOf(market, seller)).toEqual([]);
  });
});

test.each(['rule.saleNoted', 'rule.copySold', 'rule.planned'])(
  'B-21 L6 a process killed at %s: the rule is still due, and the next try sells and records the rest once',
  async (place) => {
    const { seller, itemId } = await openScene(market, 3);
    const bidId = await wish(market, itemId, 9_500n, 2);
    const ruleId = await createRule(seller, SELLING);
    const call = { file: 'selling/rules/runRule.ts', service: 'runDueRule', args: [rowId(ruleId)] };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    expect(await lastRun(seller)).toBeUndefined();
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect((await readBid(market, bidId)).remaining).toBe(0);
    expect(await salesOf(market, seller)).toEqual([9_500, 9_500]);
    const run = await lastRun(seller);
    expect(run).toMatchObject({ decidedCount: 3, changedCount: 1 });
    expect(run?.outcomes.map(({ because }) => because)).toEqual(['SOLD_TO_BID', 'SOLD_TO_BID', 'BASIS']);
  },
);

test('B-21 a rule that is saved, postponed or disabled in the middle of its run: the next run records what it sold, once', async () => {
  const { seller, itemId } = await openScene(market, 4);
  await wish(market, itemId, 9_500n, 3);
  const ruleId = await createRule(seller, SELLING);
  const die = async (): Promise<void> => {
    const call = { file: 'selling/rules/runRule.ts', service: 'runDueRule', args: [rowId(ruleId)] };
    expect(await dieInService(market, 'rule.copySold', call)).toBe('SIGKILL');
  };
  await die();
  await seller.client.must(UPDATE_RULE, { ruleId, rule: { ...PLAIN_RULE, ...SELLING } });
  await die();
  await postponeRule(market.worker.db, rowId(ruleId), 0);
  await die();
  await seller.client.must(UPDATE_RULE, { ruleId, rule: { ...PLAIN_RULE, ...off() } });
  expect(await salesOf(market, seller)).toEqual([9_500, 9_500, 9_500]);
  expect(await lastRun(seller)).toBeUndefined();
  const press = await runNow(seller, ruleId);
  expect(press).toMatchObject({ soldCount: 3, decidedCount: 4 });
  expect(await runNow(seller, ruleId)).toMatchObject({ soldCount: 0, decidedCount: 1 });
});
