import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { auditInvariants } from '../../../api/ops/audit/auditInvariants.ts';
import { refillBids } from '../../../api/orders/bid/bid.jobs.ts';
import { cancelBid } from '../../../api/orders/bid/changeBid.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { netOf } from '../../../api/selling/listing/priceRules.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import type { SellingRuleInput } from '../../generated/graphql.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { poison } from '../../kit/poison.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  balancesOf,
  bid,
  offerCopy,
  openBidder,
  openRobot,
  readBid,
  takeItem,
} from '../../orders/bid/bidScene.ts';
import { listingNodeId, type Seller } from '../listing/sellerScene.ts';
import { SET_SHOP_OPEN } from '../listing/sellingDocuments.ts';
import { PREVIEW_RULE, RULE_LIMITS, RULES, RUN_RULE } from './ruleDocuments.ts';
import { askOf, createRule, isDue, PLAIN_RULE, rowId } from './ruleScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  expect((await auditInvariants(market.ownerUrl)).filter((finding) => finding.offenderCount > 0)).toEqual([]);
  await market.close();
});

/** 0.98 of the reference price of 100 yuan, or to a bid from 90 yuan. */
const SELLING: Partial<SellingRuleInput> = { sellToBidsAtLeast: { basis: 'REFERENCE', share: 0.9 } };

/** A seller with so many copies of an item of 100 yuan on sale at 120, which no bid of the tests pays. */
async function openScene(copies: number): Promise<{ seller: Seller; itemId: string; listings: string[] }> {
  const [seller, itemId] = [await openRobot(market), await takeItem(market)];
  const listings: string[] = [];
  for (let copy = 0; copy < copies; copy += 1)
    listings.push(listingNodeId(await offerCopy(market, seller, { itemId, askCents: 12_000 })));
  return { seller, itemId, listings };
}

async function wish(marketItemId: string, priceCents: bigint, quantity = 1): Promise<string> {
  return bid(market, await openBidder(market), { marketItemId, priceCents, quantity });
}

async function preview({ client }: Seller, rule: Partial<SellingRuleInput> = SELLING) {
  const { previewSellingRule: shown } = await client.must(PREVIEW_RULE, { rule: { ...PLAIN_RULE, ...rule } });
  if (shown?.__typename !== 'SellingRulePreview') throw new Error(shown?.__typename);
  return shown;
}

async function runNow({ client }: Seller, ruleId: string, request: string = crypto.randomUUID()) {
  const { runSellingRule: answer } = await client.must(RUN_RULE, { ruleId, request });
  if (answer.__typename !== 'RunSellingRulePayload') throw new Error(answer.__typename);
  return answer.run;
}

/** A rule that its worker does not run by itself. */
const off = (rule: Partial<SellingRuleInput> = SELLING) => ({ ...rule, isEnabled: false });

/** What became of each listing: the price of the sale, or the ask. */
const fates = (outcomes: Awaited<ReturnType<typeof runNow>>['outcomes']) =>
  Object.fromEntries(
    outcomes.map(({ listing, soldFor, toCents, because }) => [
      listing?.id,
      [because, soldFor?.priceCents ?? toCents],
    ]),
  );

async function salesOf({ userId }: Seller): Promise<number[]> {
  const { rows } = await market.owner.query<{ price: number }>(
    'select price_cents::int as price from market_order where seller_id = $1 order by price_cents desc, id',
    [userId],
  );
  return rows.map(({ price }) => price);
}

async function recordedOf({ userId }: Seller): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    'select count(*)::int as count from selling_rule_sale s join market_order o on o.id = s.order_id where o.seller_id = $1',
    [userId],
  );
  return rows[0]?.count ?? 0;
}

const lastRun = async ({ client }: Seller) =>
  (await client.must(RULES, {})).viewer?.sellingRules?.[0]?.runs[0];

describe('B-21 a rule sells to bids', () => {
  test('the run does what the dry run said: the best bids get the first copies, the rest is repriced', async () => {
    const { seller, itemId, listings } = await openScene(4);
    const [one = '', two = '', three = '', four = ''] = listings;
    const bidder = await openBidder(market);
    await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n });
    await wish(itemId, 9_200n, 2);
    await wish(itemId, 8_900n, 5);
    const shown = await preview(seller);
    const net = (cents: number) => Number(netOf(BigInt(cents), market.platform.config.SALE_FEE_BASIS_POINTS));
    expect(shown).toMatchObject({
      decidedCount: 4,
      changedCount: 1,
      soldCount: 3,
      soldCents: 27_900,
      soldNetCents: net(9_500) + 2 * net(9_200),
    });
    expect(shown.outcomes[0]).toMatchObject({
      leastBidCents: 9_000,
      unsoldBecause: null,
      soldFor: { priceCents: 9_500, netCents: net(9_500) },
      order: null,
    });
    const promised = {
      [one]: ['SOLD_TO_BID', 9_500],
      [two]: ['SOLD_TO_BID', 9_200],
      [three]: ['SOLD_TO_BID', 9_200],
      [four]: ['BASIS', 9_800],
    };
    expect(fates(shown.outcomes)).toEqual(promised);
    expect(await salesOf(seller)).toEqual([]);
    const run = await runNow(seller, await createRule(seller, off()));
    expect(run).toMatchObject({ decidedCount: 4, changedCount: 1, soldCount: 3 });
    expect(fates(run.outcomes)).toEqual(promised);
    expect(run.outcomes.map(({ order }) => order?.orderNo !== undefined)).toEqual([true, true, true, false]);
    expect(await salesOf(seller)).toEqual([9_500, 9_200, 9_200]);
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 990_500 });
    // A copy never stands on sale at what the bid pays.
    expect(await Promise.all(listings.map((id) => askOf(market, id)))).toEqual([
      12_000, 12_000, 12_000, 9_800,
    ]);
  });

  test('B-17 a bid with a limit pays a step more than the next one, in the dry run and in the run', async () => {
    const { seller, itemId } = await openScene(3);
    await bid(market, await openBidder(market), {
      ...{ marketItemId: itemId, quantity: 2, priceCents: 8_000n, upToCents: 9_500n },
    });
    await wish(itemId, 9_100n, 1);
    const promised = [9_200, 9_200, 9_100];
    const soldFor = ({ outcomes }: { outcomes: Awaited<ReturnType<typeof runNow>>['outcomes'] }) =>
      outcomes.map((outcome) => outcome.soldFor?.priceCents);
    expect(soldFor(await preview(seller))).toEqual(promised);
    expect(soldFor(await runNow(seller, await createRule(seller, off())))).toEqual(promised);
    expect(await salesOf(seller)).toEqual(promised);
  });

  test('the worker runs it by its schedule, keeps its record, and says what the rule is', async () => {
    const { seller, itemId } = await openScene(2);
    await wish(itemId, 9_000n);
    // Without the part a rule sells nothing.
    expect(await preview(seller, {})).toMatchObject({
      soldCount: 0,
      outcomes: [{ leastBidCents: null }, {}],
    });
    const ruleId = await createRule(seller, SELLING);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await salesOf(seller)).toEqual([9_000]);
    expect(await lastRun(seller)).toMatchObject({ decidedCount: 2, changedCount: 1 });
    expect(await isDue(market, ruleId)).toBe(false);
    const { viewer } = await seller.client.must(RULE_LIMITS, {});
    expect(viewer?.sellingRules).toMatchObject([{ sellToBidsAtLeast: SELLING.sellToBidsAtLeast }]);
  });

  test('a bid that is gone or edited down after the dry run: the copy is listed as the rule says', async () => {
    const { seller, itemId, listings } = await openScene(1);
    const bidder = await openBidder(market);
    const bidId = await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n });
    await wish(itemId, 8_900n);
    expect(await preview(seller)).toMatchObject({ soldCents: 9_500 });
    await cancelBid(market.platform, { bidId, userId: bidder.userId });
    const run = await runNow(seller, await createRule(seller, off()));
    expect(fates(run.outcomes)).toEqual({ [listings[0] ?? '']: ['BASIS', 9_800] });
    expect(await salesOf(seller)).toEqual([]);
  });

  test('a bid that is cancelled while the run waits for it: listed, and nothing is sold for less than the run had planned', async () => {
    const { seller, itemId, listings } = await openScene(1);
    const bidId = await wish(itemId, 9_500n);
    await wish(itemId, 9_300n);
    const ruleId = await createRule(seller, off());
    const other = await market.owner.connect();
    await other.query('begin');
    await other.query('select from bid where id = $1 for update', [bidId]);
    const running = runNow(seller, ruleId);
    await expect.poll(() => countWaiting()).toBeGreaterThan(0);
    await other.query(`update bid set sleep_reason = 'paused' where id = $1`, [bidId]);
    await other.query('commit');
    other.release();
    expect(fates((await running).outcomes)).toEqual({ [listings[0] ?? '']: ['BASIS', 9_800] });
    expect(await salesOf(seller)).toEqual([]);
    // The next run plans anew.
    expect(await runNow(seller, ruleId)).toMatchObject({ soldCount: 1 });
    expect(await salesOf(seller)).toEqual([9_300]);
    await market.owner.query('update bid set sleep_reason = null where id = $1', [bidId]);
  });

  test('never under the floors, nor so low that a listing would need a confirmation', async () => {
    const { seller, itemId } = await openScene(2);
    await wish(itemId, 9_400n);
    expect(await preview(seller, { ...SELLING, floorCents: 9_401 })).toMatchObject({
      soldCount: 0,
      outcomes: [{ leastBidCents: 9_401 }, {}],
    });
    expect(await preview(seller, { ...SELLING, floorCents: 9_400 })).toMatchObject({ soldCount: 1 });
    const low = { sellToBidsAtLeast: { basis: 'REFERENCE' as const, share: 0.2 } };
    const cheap = await openScene(1);
    await wish(cheap.itemId, 4_990n);
    const ruleId = await createRule(cheap.seller, off(low));
    expect(await runNow(cheap.seller, ruleId)).toMatchObject({
      soldCount: 0,
      outcomes: [{ leastBidCents: 5_000 }],
    });
    await wish(cheap.itemId, 5_000n);
    expect(await runNow(cheap.seller, ruleId)).toMatchObject({ soldCount: 1 });
    expect(await salesOf(cheap.seller)).toEqual([5_000]);
  });

  test('own bids and those of the same person are passed over, and conditions are kept', async () => {
    const { seller, itemId, listings } = await openScene(1);
    const [mine, twin] = [await openBidder(market), await openBidder(market)];
    await bid(market, twin, { marketItemId: itemId, priceCents: 9_700n });
    await bid(market, await openBidder(market), {
      ...{ marketItemId: itemId, priceCents: 9_900n },
      conditions: { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 },
    });
    await wish(itemId, 9_100n);
    // The copies pass to a user with a bid of their own.
    const owner = { ...seller, client: mine.client, userId: mine.userId };
    await bid(market, mine, { marketItemId: itemId, priceCents: 9_800n });
    await market.owner.query('update steam_account set user_id = $1 where id = $2', [
      mine.userId,
      seller.accountId,
    ]);
    await market.owner.query('update listing set seller_id = $1 where id = $2', [
      mine.userId,
      rowId(listings[0] ?? ''),
    ]);
    // The twin receives at a Steam account that the seller has bound.
    await market.owner.query(
      `update steam_account set steam_id = ((substring(twin.trade_url from 'partner=([0-9]+)'))::bigint + 76561197960265728)::text
       from app_user twin where twin.id = $1 and steam_account.id = $2`,
      [twin.userId, seller.accountId],
    );
    // The dry run knows the own bid, not yet that the twin is the same person.
    expect(await preview(owner)).toMatchObject({ soldCents: 9_700 });
    const run = await runNow(owner, await createRule(owner, off()));
    expect(run).toMatchObject({ soldCount: 1, outcomes: [{ soldFor: { priceCents: 9_100 } }] });
  });

  test('an unknown basis, a copy that is not on sale, and a shop without a part: none is sold, and the outcome says why', async () => {
    const { seller, itemId, listings } = await openScene(1);
    await wish(itemId, 9_500n);
    const byCost = { sellToBidsAtLeast: { basis: 'COST' as const, share: 1.1 } };
    const untold = { soldFor: null, leastBidCents: null };
    expect(await preview(seller, byCost)).toMatchObject({
      soldCount: 0,
      outcomes: [{ ...untold, unsoldBecause: 'NO_COST', because: 'BASIS', toCents: 9_800 }],
    });
    const byRivals = { sellToBidsAtLeast: { basis: 'LOWEST_ASK' as const, share: 0.9 } };
    const ruleId = await createRule(seller, off(byRivals));
    expect((await runNow(seller, ruleId)).outcomes).toMatchObject([
      { ...untold, unsoldBecause: 'NO_RIVAL', because: 'BASIS' },
    ]);
    await seller.client.must(SET_SHOP_OPEN, { isOpen: false });
    expect(await preview(seller)).toMatchObject({ outcomes: [{ ...untold, unsoldBecause: 'NOT_ON_SALE' }] });
    expect(await salesOf(seller)).toEqual([]);
    expect(await askOf(market, listings[0] ?? '')).toBe(9_800);
    for (const share of [0.009, 10.001, 0.90001]) {
      const rule = { ...PLAIN_RULE, sellToBidsAtLeast: { basis: 'REFERENCE' as const, share } };
      const { errors } = await seller.client.run(PREVIEW_RULE, { rule });
      expect(errors).toMatchObject([{ extensions: { field: 'sellToBidsAtLeast.share' } }]);
    }
  });

  test('while buying is closed nothing is sold, and the rule prices as ever', async () => {
    const { seller, itemId } = await openScene(1);
    await wish(itemId, 9_500n);
    const ruleId = await createRule(seller, off());
    await market.owner.query(
      "insert into service_closure (service, reason, closed_by) values ('purchases', 'test', 'tester')",
    );
    try {
      expect((await runNow(seller, ruleId)).outcomes).toMatchObject([
        { because: 'BASIS', unsoldBecause: 'PURCHASES_CLOSED' },
      ]);
    } finally {
      await market.owner.query("delete from service_closure where service = 'purchases'");
    }
    expect(await salesOf(seller)).toEqual([]);
  });

  test('the same request again answers the first run, and sells nothing more', async () => {
    const { seller, itemId } = await openScene(3);
    const bidId = await wish(itemId, 9_500n, 2);
    const [ruleId, request] = [await createRule(seller, off()), crypto.randomUUID()];
    const first = await runNow(seller, ruleId, request);
    expect(first).toMatchObject({ soldCount: 2 });
    await wish(itemId, 9_600n);
    expect(await runNow(seller, ruleId, request)).toEqual(first);
    expect(await salesOf(seller)).toEqual([9_500, 9_500]);
    expect((await readBid(market, bidId)).state).toBe('filled');
  });

  test('O-09 one copy that fails stays on sale; the others are sold, and the rule goes on', async () => {
    const { seller, itemId, listings } = await openScene(3);
    await wish(itemId, 9_500n, 3);
    const [, bad = ''] = listings;
    const heal = await poison(market, 'market_order', `new.listing_id = '${rowId(bad)}'`);
    const run = await runNow(seller, await createRule(seller, off()));
    await heal();
    expect(run).toMatchObject({ soldCount: 2, changedCount: 1 });
    expect(fates(run.outcomes)[bad]).toEqual(['BASIS', 9_800]);
    expect(await salesOf(seller)).toEqual([9_500, 9_500]);
  });

  test('two runs, two workers and the matching at once: each copy is sold once, each unit of the bid too', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { seller, itemId } = await openScene(5);
      const bidId = await wish(itemId, 9_500n, 3);
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
      expect(await salesOf(seller)).toEqual([9_500, 9_500, 9_500]);
      expect(await recordedOf(seller)).toBe(3);
      const runs = (await seller.client.must(RULES, {})).viewer?.sellingRules?.[0]?.runs ?? [];
      const told = runs.flatMap(({ outcomes }) =>
        outcomes.filter(({ because }) => because === 'SOLD_TO_BID'),
      );
      expect(told).toHaveLength(3);
    }
  });

  test('a rule that is disabled while its run waits sells nothing', async () => {
    const { seller, itemId } = await openScene(1);
    await wish(itemId, 9_500n);
    const ruleId = await createRule(seller, SELLING);
    const other = await market.owner.connect();
    await other.query('begin');
    await other.query('update selling_rule set is_enabled = false, next_run_at = null where id = $1', [
      rowId(ruleId),
    ]);
    const running = runDueRule(market.worker, rowId(ruleId));
    await expect.poll(() => countWaiting()).toBeGreaterThan(0);
    await other.query('commit');
    other.release();
    expect(await running).toBe(false);
    expect(await salesOf(seller)).toEqual([]);
  });

  test('an order that fails puts the copy back on sale at its ask, not at what the bid paid, and the next run sells it again', async () => {
    const { seller, itemId, listings } = await openScene(1);
    const bidder = await openBidder(market);
    const bidId = await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n, quantity: 2 });
    const ruleId = await createRule(seller, off());
    await runNow(seller, ruleId);
    const [fill] = (await readBid(market, bidId)).fills;
    await market.owner.query(
      "update market_order set created_at = created_at - interval '1 hour' where id = $1",
      [fill?.orderId],
    );
    await cancelOrder(market.platform, { orderId: fill?.orderId ?? '', userId: bidder.userId });
    await refillBids(market.worker);
    const { rows } = await market.owner.query(
      'select status, ask_cents::int as ask from listing where id = $1',
      [rowId(listings[0] ?? '')],
    );
    expect(rows).toEqual([{ status: 'active', ask: 12_000 }]);
    expect(await runNow(seller, ruleId)).toMatchObject({ soldCount: 1 });
    expect(await readBid(market, bidId)).toMatchObject({ state: 'open', remaining: 1 });
  });

  test('outside of its hours a rule that is due sells nothing; a run sells 200 copies, and the worker goes on at once', async () => {
    const { seller, itemId } = await openScene(1);
    for (const quantity of [100, 100, 1]) await wish(itemId, 9_500n, quantity);
    const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
    const limits = { fromHour: (hour + 2) % 24, toHour: (hour + 4) % 24 };
    const ruleId = await createRule(seller, { ...SELLING, limits });
    await market.owner.query('update selling_rule set next_run_at = clock_now() where id = $1', [
      rowId(ruleId),
    ]);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(false);
    expect(await salesOf(seller)).toEqual([]);
    for (let copy = 0; copy < 200; copy += 1) await offerCopy(market, seller, { itemId, askCents: 12_000 });
    await market.owner.query(
      'update selling_rule set next_run_at = clock_now(), from_hour = null, to_hour = null where id = $1',
      [rowId(ruleId)],
    );
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await salesOf(seller)).toHaveLength(200);
    expect(await isDue(market, ruleId)).toBe(true);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await salesOf(seller)).toHaveLength(201);
    expect(await isDue(market, ruleId)).toBe(false);
  });

  test('a copy that a bid meets at its ask is sold as the matching would have it', async () => {
    const [seller, itemId] = [await openRobot(market), await takeItem(market)];
    const listing = await offerCopy(market, seller, { itemId, askCents: 9_300 });
    await wish(itemId, 9_700n);
    expect(await preview(seller)).toMatchObject({ soldCount: 1, soldCents: 9_300 });
    await runNow(seller, await createRule(seller, off()));
    expect(await salesOf(seller)).toEqual([9_300]);
    expect(await askOf(market, listingNodeId(listing))).toBe(9_300);
  });
});

async function countWaiting(): Promise<number> {
  const { rows } = await market.owner.query<{ count: number }>(
    "select count(*)::int as count from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  );
  return rows[0]?.count ?? 0;
}

test.each(['rule.saleNoted', 'rule.copySold', 'rule.planned'])(
  'B-21 L6 a process killed at %s: the rule is still due, and the next try sells and records the rest once',
  async (place) => {
    const { seller, itemId } = await openScene(3);
    const bidId = await wish(itemId, 9_500n, 2);
    const ruleId = await createRule(seller, SELLING);
    const call = { file: 'selling/rules/runRule.ts', service: 'runDueRule', args: [rowId(ruleId)] };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    expect(await lastRun(seller)).toBeUndefined();
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect((await readBid(market, bidId)).remaining).toBe(0);
    expect(await salesOf(seller)).toEqual([9_500, 9_500]);
    const run = await lastRun(seller);
    expect(run).toMatchObject({ decidedCount: 3, changedCount: 1 });
    expect(run?.outcomes.map(({ because }) => because)).toEqual(['SOLD_TO_BID', 'SOLD_TO_BID', 'BASIS']);
  },
);
