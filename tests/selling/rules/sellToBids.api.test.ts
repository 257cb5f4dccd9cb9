import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { refillBids } from '../../../api/orders/bid/bid.jobs.ts';
import { cancelBid } from '../../../api/orders/bid/changeBid.ts';
import { cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { netOf } from '../../../api/selling/listing/priceRules.ts';
import { runDueRule } from '../../../api/selling/rules/runRule.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
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
import { listingNodeId } from '../listing/sellerScene.ts';
import { SET_SHOP_OPEN } from '../listing/sellingDocuments.ts';
import { PREVIEW_RULE, RULE_LIMITS } from './ruleDocuments.ts';
import { askOf, createRule, isDue, PLAIN_RULE, rowId } from './ruleScene.ts';
import { fates, lastRun, off, openScene, preview, runNow, SELLING, salesOf, wish } from './sellingScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

describe('B-21 a rule sells to bids', () => {
  test('the run does what the dry run said: the best bids get the first copies, the rest is repriced', async () => {
    const { seller, itemId, listings } = await openScene(market, 4);
    const [one = '', two = '', three = '', four = ''] = listings;
    const bidder = await openBidder(market);
    await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n });
    await wish(market, itemId, 9_200n, 2);
    await wish(market, itemId, 8_900n, 5);
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
    expect(await salesOf(market, seller)).toEqual([]);
    const run = await runNow(seller, await createRule(seller, off()));
    expect(run).toMatchObject({ decidedCount: 4, changedCount: 1, soldCount: 3 });
    expect(fates(run.outcomes)).toEqual(promised);
    expect(run.outcomes.map(({ order }) => order?.orderNo !== undefined)).toEqual([true, true, true, false]);
    expect(await salesOf(market, seller)).toEqual([9_500, 9_200, 9_200]);
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 990_500 });
    // A copy never stands on sale at what the bid pays.
    expect(await Promise.all(listings.map((id) => askOf(market, id)))).toEqual([
      12_000, 12_000, 12_000, 9_800,
    ]);
  });

  test('B-17 a bid with a limit pays a step more than the next one, in the dry run and in the run', async () => {
    const { seller, itemId } = await openScene(market, 3);
    await bid(market, await openBidder(market), {
      marketItemId: itemId,
      quantity: 2,
      priceCents: 8_000n,
      upToCents: 9_500n,
    });
    await wish(market, itemId, 9_100n, 1);
    const promised = [9_200, 9_200, 9_100];
    const soldFor = ({ outcomes }: { outcomes: Awaited<ReturnType<typeof runNow>>['outcomes'] }) =>
      outcomes.map((outcome) => outcome.soldFor?.priceCents);
    expect(soldFor(await preview(seller))).toEqual(promised);
    expect(soldFor(await runNow(seller, await createRule(seller, off())))).toEqual(promised);
    expect(await salesOf(market, seller)).toEqual(promised);
  });

  test('the worker runs it by its schedule, keeps its record, and says what the rule is', async () => {
    const { seller, itemId } = await openScene(market, 2);
    await wish(market, itemId, 9_000n);
    // Without the part a rule sells nothing.
    expect(await preview(seller, {})).toMatchObject({
      soldCount: 0,
      outcomes: [{ leastBidCents: null }, {}],
    });
    const ruleId = await createRule(seller, SELLING);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await salesOf(market, seller)).toEqual([9_000]);
    expect(await lastRun(seller)).toMatchObject({ decidedCount: 2, changedCount: 1 });
    expect(await isDue(market, ruleId)).toBe(false);
    const { viewer } = await seller.client.must(RULE_LIMITS, {});
    expect(viewer?.sellingRules).toMatchObject([{ sellToBidsAtLeast: SELLING.sellToBidsAtLeast }]);
  });

  test('a bid that is gone or edited down after the dry run: the copy is listed as the rule says', async () => {
    const { seller, itemId, listings } = await openScene(market, 1);
    const bidder = await openBidder(market);
    const bidId = await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n });
    await wish(market, itemId, 8_900n);
    expect(await preview(seller)).toMatchObject({ soldCents: 9_500 });
    await cancelBid(market.platform, { bidId, userId: bidder.userId });
    const run = await runNow(seller, await createRule(seller, off()));
    expect(fates(run.outcomes)).toEqual({ [listings[0] ?? '']: ['BASIS', 9_800] });
    expect(await salesOf(market, seller)).toEqual([]);
  });

  test('never under the floors, nor so low that a listing would need a confirmation', async () => {
    const { seller, itemId } = await openScene(market, 2);
    await wish(market, itemId, 9_400n);
    expect(await preview(seller, { ...SELLING, floorCents: 9_401 })).toMatchObject({
      soldCount: 0,
      outcomes: [{ leastBidCents: 9_401 }, {}],
    });
    expect(await preview(seller, { ...SELLING, floorCents: 9_400 })).toMatchObject({ soldCount: 1 });
    const low = { sellToBidsAtLeast: { basis: 'REFERENCE' as const, share: 0.2 } };
    const cheap = await openScene(market, 1);
    await wish(market, cheap.itemId, 4_990n);
    const ruleId = await createRule(cheap.seller, off(low));
    expect(await runNow(cheap.seller, ruleId)).toMatchObject({
      soldCount: 0,
      outcomes: [{ leastBidCents: 5_000 }],
    });
    await wish(market, cheap.itemId, 5_000n);
    expect(await runNow(cheap.seller, ruleId)).toMatchObject({ soldCount: 1 });
    expect(await salesOf(market, cheap.seller)).toEqual([5_000]);
  });

  test('own bids and those of the same person are passed over, and conditions are kept', async () => {
    const { seller, itemId, listings } = await openScene(market, 1);
    const [mine, twin] = [await openBidder(market), await openBidder(market)];
    await bid(market, twin, { marketItemId: itemId, priceCents: 9_700n });
    await bid(market, await openBidder(market), {
      marketItemId: itemId,
      priceCents: 9_900n,
      conditions: { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 },
    });
    await wish(market, itemId, 9_100n);
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
    const { seller, itemId, listings } = await openScene(market, 1);
    await wish(market, itemId, 9_500n);
    const byCost = { sellToBidsAtLeast: { basis: 'COST' as const, share: 1.1 } };
    const untold = { soldFor: null, leastBidCents: null };
    expect(await preview(seller, byCost)).toMatchObject({
      soldCount: 0,
      outcomes: [{ ...untold, unsoldBecause: 'NO_COST', because: 'BASIS', toCents: 9_800 }],
    });
    const byRivals = { sellToBidsAtLeast: { basis: 'LOWEST_ASK' as const, share: 0.9 }, floorCents: 1 };
    const unbounded = { rule: { ...PLAIN_RULE, ...byRivals, floorCents: null } };
    expect((await seller.client.run(PREVIEW_RULE, unbounded)).errors).toMatchObject([
      { extensions: { field: 'floorCents' } },
    ]);
    // One that was saved before a floor was asked for can be switched off.
    const isOff = { rule: { ...unbounded.rule, isEnabled: false } };
    expect((await seller.client.run(PREVIEW_RULE, isOff)).errors).toEqual([]);
    const ruleId = await createRule(seller, off(byRivals));
    expect((await runNow(seller, ruleId)).outcomes).toMatchObject([
      { ...untold, unsoldBecause: 'NO_RIVAL', because: 'BASIS' },
    ]);
    await seller.client.must(SET_SHOP_OPEN, { isOpen: false });
    expect(await preview(seller)).toMatchObject({ outcomes: [{ ...untold, unsoldBecause: 'NOT_ON_SALE' }] });
    expect(await salesOf(market, seller)).toEqual([]);
    expect(await askOf(market, listings[0] ?? '')).toBe(9_800);
    for (const share of [0.009, 10.001, 0.90001]) {
      const rule = { ...PLAIN_RULE, sellToBidsAtLeast: { basis: 'REFERENCE' as const, share } };
      const { errors } = await seller.client.run(PREVIEW_RULE, { rule });
      expect(errors).toMatchObject([{ extensions: { field: 'sellToBidsAtLeast.share' } }]);
    }
  });

  test('while buying is closed nothing is sold, and the rule prices as ever', async () => {
    const { seller, itemId } = await openScene(market, 1);
    await wish(market, itemId, 9_500n);
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
    expect(await salesOf(market, seller)).toEqual([]);
  });

  test('the same request again answers the first run, and sells nothing more', async () => {
    const { seller, itemId } = await openScene(market, 3);
    const bidId = await wish(market, itemId, 9_500n, 2);
    const [ruleId, request] = [await createRule(seller, off()), crypto.randomUUID()];
    const first = await runNow(seller, ruleId, request);
    expect(first).toMatchObject({ soldCount: 2 });
    await wish(market, itemId, 9_600n);
    expect(await runNow(seller, ruleId, request)).toEqual(first);
    expect(await salesOf(market, seller)).toEqual([9_500, 9_500]);
    expect((await readBid(market, bidId)).state).toBe('filled');
  });

  test('an order that fails puts the copy back on sale at its ask, not at what the bid paid, and the next run sells it again', async () => {
    const { seller, itemId, listings } = await openScene(market, 1);
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
    const { seller, itemId } = await openScene(market, 1);
    for (const quantity of [100, 100, 1]) await wish(market, itemId, 9_500n, quantity);
    const hour = new Date(Date.now() + 8 * 3_600_000).getUTCHours();
    const limits = { fromHour: (hour + 2) % 24, toHour: (hour + 4) % 24 };
    const ruleId = await createRule(seller, { ...SELLING, limits });
    await market.owner.query('update selling_rule set next_run_at = clock_now() where id = $1', [
      rowId(ruleId),
    ]);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(false);
    expect(await salesOf(market, seller)).toEqual([]);
    for (let copy = 0; copy < 200; copy += 1) await offerCopy(market, seller, { itemId, askCents: 12_000 });
    await market.owner.query(
      'update selling_rule set next_run_at = clock_now(), from_hour = null, to_hour = null where id = $1',
      [rowId(ruleId)],
    );
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await salesOf(market, seller)).toHaveLength(200);
    expect(await isDue(market, ruleId)).toBe(true);
    expect(await runDueRule(market.worker, rowId(ruleId))).toBe(true);
    expect(await salesOf(market, seller)).toHaveLength(201);
    expect(await isDue(market, ruleId)).toBe(false);
  });

  test('a copy that a bid meets at its ask is sold as the matching would have it', async () => {
    const [seller, itemId] = [await openRobot(market), await takeItem(market)];
    const listing = await offerCopy(market, seller, { itemId, askCents: 9_300 });
    await wish(market, itemId, 9_700n);
    expect(await preview(seller)).toMatchObject({ soldCount: 1, soldCents: 9_300 });
    await runNow(seller, await createRule(seller, off()));
    expect(await salesOf(market, seller)).toEqual([9_300]);
    expect(await askOf(market, listingNodeId(listing))).toBe(9_300);
  });
});
