import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ANY_COPY, type CopyFilter } from '../../../api/catalog/filter/filter.ts';
import { readReferences } from '../../../api/catalog/prices/referenceHistory.ts';
import { newId } from '../../../api/kernel/ids.ts';
import { expireBids, refillBids, sleepHeldBids, wakeBids } from '../../../api/orders/bid/bid.jobs.ts';
import { readBook } from '../../../api/orders/bid/bid.store.ts';
import { cancelBid, editBid, pauseBid, resumeBid } from '../../../api/orders/bid/changeBid.ts';
import { fillBid } from '../../../api/orders/bid/fillBid.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { listAwakeBids, listWaitingBids, recordMatched } from '../../../api/orders/bid/matching.store.ts';
import { cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, bid, offerCopy, openBidder, openRobot, readBid, takeItem } from './bidScene.ts';

let market: TestMarket;
let seller: Seller;
let matching: ReturnType<typeof openMatching>;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  matching = openMatching(market.worker);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});
const code = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: { code?: string; field?: string }) => error.code ?? error.field ?? String(error),
  );
const NOTHING = { quantity: null, priceCents: null, conditions: null, expiresAt: null, isConfirmed: false };

describe('opening', () => {
  test('B-02 the money of all copies is held by class, the deposit first, and returns as it came', async () => {
    const bidder = await openBidder(market, 10_000, 10_000);
    const marketItemId = await takeItem(market);
    const id = await bid(market, bidder, { marketItemId, quantity: 2, priceCents: 8_000n });
    expect(await balancesOf(market, bidder.userId)).toEqual({
      proceeds: 4_000,
      biddingDeposit: 10_000,
      biddingProceeds: 6_000,
    });
    await editBid(market.platform, { ...NOTHING, bidId: id, userId: bidder.userId, quantity: 1 });
    expect(await balancesOf(market, bidder.userId)).toEqual({
      deposit: 2_000,
      proceeds: 10_000,
      biddingDeposit: 8_000,
    });
    await cancelBid(market.platform, { bidId: id, userId: bidder.userId });
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 10_000, proceeds: 10_000 });
    expect(await readBid(market, id)).toMatchObject({ state: 'cancelled', remaining: 1 });
    expect(await code(cancelBid(market.platform, { bidId: id, userId: bidder.userId }))).toBe('bidEnded');
  });

  test('B-01 B-18 bounds, steps, equal bids and money are refused by name, and nothing is held', async () => {
    const bidder = await openBidder(market, 100_000);
    const marketItemId = await takeItem(market);
    const ask = (terms: object) => code(bid(market, bidder, { marketItemId, ...terms }));
    expect(await ask({ quantity: 0 })).toBe('quantity');
    expect(await ask({ quantity: 101 })).toBe('quantity');
    expect(await ask({ priceCents: 0n })).toBe('priceCents');
    expect(await ask({ priceCents: 10_000_100n })).toBe('priceCents');
    expect(await ask({ priceCents: 5_050n })).toBe('bidTick');
    expect(await ask({ priceCents: 1_005n })).toBe('bidTick');
    expect(await ask({ priceCents: 15_100n })).toBe('bidFarAbove');
    expect(await ask({ priceCents: 100_100n, isConfirmed: true })).toBe('bidPriceTooHigh');
    expect(await ask({ priceCents: 9_000n, quantity: 12 })).toBe('insufficientFunds');
    expect(await ask({ expiresAt: new Date('2020-01-01') })).toBe('expiresAt');
    expect(await ask({ marketItemId: newId() })).toBe('marketItemId');
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 100_000 });
    const request = newId();
    const [first, again] = await Promise.all([
      bid(market, bidder, { marketItemId, clientRequestId: request }),
      bid(market, bidder, { marketItemId, clientRequestId: request }),
    ]);
    expect(again).toBe(first);
    expect(await ask({ priceCents: 8_000n })).toBe('bidExists');
    expect(await ask({ clientRequestId: request, quantity: 2 })).toBe('requestIdReused');
  });

  test('B-16 a bid is raised at most once a minute, and of 20 equal requests at once one opens', async () => {
    const bidder = await openBidder(market, 100_000);
    const marketItemId = await takeItem(market);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => code(bid(market, bidder, { marketItemId }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'bidExists')).toHaveLength(19);
    const row = await market.platform.db.bid.findFirstOrThrow({ where: { userId: bidder.userId } });
    const own = { ...NOTHING, bidId: row.id, userId: bidder.userId };
    await editBid(market.platform, { ...own, priceCents: 9_500n });
    expect(await code(editBid(market.platform, { ...own, priceCents: 9_600n }))).toBe('bidRaisedTooOften');
    await editBid(market.platform, { ...own, priceCents: 9_100n });
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 90_900, biddingDeposit: 9_100 });
  });
});

test('B-01 B-18 a bid for one phase is measured by the reference price of that phase, also after a change', async () => {
  const bidder = await openBidder(market, 10_000_000);
  const { rows } = await market.owner.query<{ id: string; cents: string }>(
    `select item.id, item.reference_price_cents as cents from market_item item
     where item.reference_price_cents between 50000 and 500000 and exists (
       select from market_item_phase p where p.market_item_id = item.id and p.phase = 'Ruby')
     order by item.id limit 1`,
  );
  const { id: marketItemId = '', cents = '' } = rows[0] ?? {};
  const [ruby] = await readReferences(market.platform.db, [
    { marketItemId, phase: 'Ruby', itemReferenceCents: BigInt(cents) },
  ]);
  const rubyCents = ruby?.priceCents ?? 0n;
  const priceCents = rubyCents - (rubyCents % 100n);
  expect(Number(priceCents)).toBeGreaterThan(Number(cents) * 1.5);
  const ofRuby: CopyFilter = { kind: 'words', field: 'phase', values: ['ruby'] };
  expect(await code(bid(market, bidder, { marketItemId, priceCents }))).toBe('bidFarAbove');
  const bidId = await bid(market, bidder, { marketItemId, priceCents, conditions: ofRuby });
  const own = { ...NOTHING, bidId, userId: bidder.userId };
  expect(await code(editBid(market.platform, { ...own, conditions: ANY_COPY }))).toBe('bidFarAbove');
  await editBid(market.platform, { ...own, priceCents: priceCents - 100n });
  const alsoWorn: CopyFilter = {
    all: [ofRuby, { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.5 }],
  };
  await editBid(market.platform, { ...own, conditions: alsoWorn });
  await cancelBid(market.platform, own);
});

describe('matching', () => {
  test('B-03 a copy listed under standing bids sells at the best one, by price, then time', async () => {
    const marketItemId = await takeItem(market);
    const bidders = await Promise.all([1, 2, 3].map(() => openBidder(market)));
    const prices = [9_000n, 9_500n, 9_500n];
    const ids: string[] = [];
    for (const [index, bidder] of bidders.entries())
      ids.push(await bid(market, bidder, { marketItemId, priceCents: prices[index] ?? 0n }));
    await matching.run();
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    const stored = await Promise.all(ids.map((id) => readBid(market, id)));
    expect(stored.map(({ state }) => state)).toEqual(['open', 'filled', 'open']);
    const order = stored[1]?.fills[0]?.order;
    expect(order).toMatchObject({ priceCents: 9_500n, phase: 'awaitingOffer', buyerId: bidders[1]?.userId });
    expect(await balancesOf(market, bidders[1]?.userId ?? '')).toEqual({ deposit: 990_500 });
  });

  test('B-12 a new bid buys what stands below it, the cheapest first, at their asks, and rests with the rest', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market, 20_000, 20_000);
    for (const askCents of [9_300, 9_000, 9_900])
      await offerCopy(market, seller, { itemId: marketItemId, askCents });
    const id = await bid(market, bidder, { marketItemId, quantity: 4, priceCents: 9_500n });
    await matching.run();
    const stored = await readBid(market, id);
    expect(stored.fills.map(({ order }) => order.priceCents).toSorted()).toEqual([9_000n, 9_300n]);
    expect(stored).toMatchObject({ state: 'open', remaining: 2, needsMatch: false });
    expect(await balancesOf(market, bidder.userId)).toEqual({
      deposit: 1_000 - 300,
      proceeds: 2_000,
      biddingDeposit: 1_000,
      biddingProceeds: 18_000,
    });
  });

  test('B-03 only copies that are as asked fill a bid', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, {
      marketItemId,
      conditions: { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 },
    });
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 5_000, wear: 0.2 });
    const low = await offerCopy(market, seller, { itemId: marketItemId, askCents: 6_000, wear: 0.05 });
    await matching.run();
    expect((await readBid(market, id)).fills.map(({ order }) => order.listingId)).toEqual([low]);
  });

  test('B-11 a bid that changes while its item is compared goes on waiting, as does one that comes meanwhile', async () => {
    const marketItemId = await takeItem(market);
    const [one, other, late] = [await openBidder(market), await openBidder(market), await openBidder(market)];
    const same = await bid(market, one, { marketItemId });
    const edited = await bid(market, other, { marketItemId });
    const { db } = market.worker;
    const before = await listWaitingBids(db, marketItemId);
    expect(before.map(({ id }) => id).toSorted()).toEqual([same, edited].toSorted());
    await editBid(market.platform, { ...NOTHING, bidId: edited, userId: other.userId, priceCents: 9_100n });
    const came = await bid(market, late, { marketItemId });
    await recordMatched(db, before);
    const waiting = async () => (await listWaitingBids(db, marketItemId)).map(({ id }) => id).toSorted();
    expect(await waiting()).toEqual([edited, came].toSorted());
    await matching.run();
    expect(await waiting()).toEqual([]);
  });

  test('B-11 a bid behind a thousand that want something else is still found', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, { marketItemId, priceCents: 8_500n });
    const other = await openBidder(market);
    await market.owner.query(
      `insert into bid (id, user_id, market_item_id, quantity, remaining, price_cents, limit_cents, conditions, filter, held_from_deposit_cents,
         held_from_proceeds_cents, expires_at)
       select gen_random_uuid(), $1, $2, 1, 1, 9000, 9000, '{"seed": {"in": [999]}}', 'seed:999 #' || n, 9000, 0, clock_now() + interval '1 day'
       from generate_series(1, 1000) n`,
      [other.userId, marketItemId],
    );
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    expect((await readBid(market, id)).fills[0]?.order.priceCents).toBe(8_500n);
    await market.owner.query('delete from bid where user_id = $1', [other.userId]);
  });

  test('B-06 B-15 bids of the seller are skipped, and the next one is filled', async () => {
    const marketItemId = await takeItem(market);
    const own = await openBidder(market);
    const other = await openBidder(market);
    const ownBid = await bid(market, own, { marketItemId, priceCents: 9_500n });
    const otherBid = await bid(market, other, { marketItemId, priceCents: 9_000n });
    await offerCopy(market, { ...seller, userId: own.userId }, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    expect((await readBid(market, ownBid)).state).toBe('open');
    expect((await readBid(market, otherBid)).fills[0]?.order.priceCents).toBe(9_000n);
  });

  test('B-06 B-14 a bid without a trade link sleeps, is told once, and is filled once there is one', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, { marketItemId });
    await market.owner.query('update app_user set trade_url = null where id = $1', [bidder.userId]);
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    await matching.run();
    expect(await readBid(market, id)).toMatchObject({
      state: 'open',
      sleepReason: 'noTradeLink',
      remaining: 1,
    });
    const { rows } = await market.owner.query(
      `select count(*)::int as count from message where user_id = $1 and template = 'bidNeedsTradeLink'`,
      [bidder.userId],
    );
    expect(rows[0]?.count).toBe(1);
    const asked = '{ viewer { messages(first: 1) { edges { node { isOver } } } } }';
    const isOver = async (expected: boolean) =>
      expect((await bidder.client.query(asked)).data).toEqual({
        viewer: { messages: { edges: [{ node: { isOver: expected } }] } },
      });
    await isOver(false);
    await wakeBids(market.platform);
    expect((await readBid(market, id)).sleepReason).toBe('noTradeLink');
    await market.owner.query(
      `update app_user set trade_url = 'https://steamcommunity.com/tradeoffer/new/?partner=5&token=abcdefgh' where id = $1`,
      [bidder.userId],
    );
    await wakeBids(market.worker);
    await isOver(true);
    await matching.run();
    expect((await readBid(market, id)).state).toBe('filled');
  });

  test('B-14 B-19 a bid of a held account sleeps and leaves the book, is told once, and is filled after the review', async () => {
    const marketItemId = await takeItem(market);
    const [bidder, fine] = [await openBidder(market), await openBidder(market)];
    const id = await bid(market, bidder, { marketItemId });
    const other = await bid(market, fine, { marketItemId, priceCents: 7_000n });
    const hold = (isBlocked: boolean) =>
      market.owner.query('update app_user set is_blocked = $2 where id = $1', [bidder.userId, isBlocked]);
    const asked = { marketItemId, viewerId: bidder.userId, depth: 5 };
    const shown = async () =>
      (await readBook(market.platform.db, asked)).bids.map(({ priceCents }) => priceCents);
    await hold(true);
    await sleepHeldBids(market.worker);
    await sleepHeldBids(market.worker);
    expect(await readBid(market, id)).toMatchObject({ state: 'open', sleepReason: 'heldForReview' });
    expect((await readBid(market, other)).sleepReason).toBeNull();
    expect(await shown()).toEqual([7_000n]);
    const told = { userId: bidder.userId, template: 'bidHeld' };
    expect(await market.platform.db.message.count({ where: told })).toBe(1);
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    await wakeBids(market.worker);
    expect((await readBid(market, id)).sleepReason).toBe('heldForReview');
    await hold(false);
    await wakeBids(market.worker);
    await matching.run();
    expect((await readBid(market, id)).state).toBe('filled');
  });

  test('B-14 a bid whose account is held after the book was read sleeps instead of buying', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, { marketItemId });
    const listingId = await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    const [read] = await listAwakeBids(market.platform.db, marketItemId, { leastCents: 1n, limit: 1 });
    await market.owner.query('update app_user set is_blocked = true where id = $1', [bidder.userId]);
    if (!read) throw new Error('the bid is awake');
    const copy = { id: listingId, sellerId: seller.userId, askCents: 8_000n };
    const match = { bid: read, copy, priceCents: 9_000n, isBidResting: true };
    expect(await fillBid(market.platform, match)).toBe('bidGone');
    expect(await readBid(market, id)).toMatchObject({ remaining: 1, sleepReason: 'heldForReview' });
  });

  test('B-14 a paused bid buys nothing until it is resumed, an expired one never', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, { marketItemId });
    await pauseBid(market.platform, { bidId: id, userId: bidder.userId });
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    expect((await readBid(market, id)).state).toBe('open');
    await resumeBid(market.platform, { bidId: id, userId: bidder.userId });
    await matching.run();
    expect((await readBid(market, id)).state).toBe('filled');
    const late = await bid(market, bidder, { marketItemId });
    await market.owner.query(`update bid set expires_at = clock_now() - interval '1 second' where id = $1`, [
      late,
    ]);
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    await expireBids(market.worker);
    expect(await readBid(market, late)).toMatchObject({ state: 'expired', remaining: 1 });
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 992_000 });
  });

  test('B-14 a bid that is paused while it sleeps stays paused when the cause is gone', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, { marketItemId });
    const { rows } = await market.owner.query<{ link: string }>(
      'select trade_url as link from app_user where id = $1',
      [bidder.userId],
    );
    await market.owner.query('update app_user set trade_url = null where id = $1', [bidder.userId]);
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    expect((await readBid(market, id)).sleepReason).toBe('noTradeLink');
    await pauseBid(market.platform, { bidId: id, userId: bidder.userId });
    await market.owner.query('update app_user set trade_url = $2 where id = $1', [
      bidder.userId,
      rows[0]?.link,
    ]);
    await wakeBids(market.worker);
    await matching.run();
    expect(await readBid(market, id)).toMatchObject({ state: 'open', sleepReason: 'paused' });
  });

  test('B-07 a failed order holds its money for the bid again; after two that the buyer ended the bid sleeps', async () => {
    const marketItemId = await takeItem(market);
    const bidder = await openBidder(market, 20_000, 5_000);
    const id = await bid(market, bidder, { marketItemId, quantity: 2, priceCents: 9_000n });
    const before = await balancesOf(market, bidder.userId);
    await offerCopy(market, seller, { itemId: marketItemId, askCents: 8_000 });
    await matching.run();
    for (const round of [1, 2]) {
      const fills = (await readBid(market, id)).fills.toSorted((a, b) =>
        a.createdAt < b.createdAt ? -1 : 1,
      );
      expect(fills).toHaveLength(round);
      const order = fills.at(-1)?.order;
      await market.advanceClock(31 * 60_000);
      await cancelOrder(market.platform, { orderId: order?.id ?? '', userId: bidder.userId });
      await refillBids(market.worker);
      expect(await balancesOf(market, bidder.userId)).toEqual(before);
      await matching.run();
    }
    expect(await readBid(market, id)).toMatchObject({
      state: 'open',
      remaining: 2,
      sleepReason: 'buyerBroke',
    });
  });
});
