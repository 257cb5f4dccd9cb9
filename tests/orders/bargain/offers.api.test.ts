import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  withdrawOffer,
} from '../../../api/orders/bargain/answerOffer.ts';
import { USUAL_TERMS } from '../../../api/orders/bargain/bargain.ts';
import { expireOffers } from '../../../api/orders/bargain/endOffers.ts';
import { setBargainTerms } from '../../../api/orders/bargain/setBargainTerms.ts';
import { cancelOrder } from '../../../api/orders/order/cancelOrder.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, bid, offerCopy, openBidder, openRobot, takeItem } from '../bid/bidScene.ts';
import { codeOf, finish, offer, offerOne, readOffer, toldOf } from './bargainScene.ts';

let market: TestMarket;
let seller: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});
const MINUTES_MS = 60_000;
const as = (user: { userId: string }, offerId: string) => ({ offerId, userId: user.userId });

describe('making an offer', () => {
  test('K-01 holds its money by class, the deposit first, and returns it as it came', async () => {
    const buyer = await openBidder(market, 5_000, 5_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    expect(await balancesOf(market, buyer.userId)).toEqual({
      proceeds: 2_000,
      biddingDeposit: 5_000,
      biddingProceeds: 3_000,
    });
    expect(await toldOf(market, seller.userId)).toContain('offerMade');
    await declineOffer(market.platform, as(seller, id));
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 5_000, proceeds: 5_000 });
    expect(await readOffer(market, id)).toMatchObject({ state: 'declined', isReleased: true });
    expect(await toldOf(market, buyer.userId)).toEqual(['offerDeclined']);
  });

  test('K-01 K-05 bounds are refused by name, with nothing held and nobody told', async () => {
    const buyer = await openBidder(market, 9_000);
    const fresh = await openRobot(market);
    const { listingId, itemId } = await offerOne(market, fresh);
    const ask = (terms: object) => codeOf(offer(market, buyer, { listingId, ...terms }));
    expect(await ask({ priceCents: 0n })).toBe('priceCents');
    expect(await ask({ priceCents: 10_000_001n })).toBe('priceCents');
    expect(await ask({ priceCents: 6_999n })).toBe('offerTooLow');
    expect(await ask({ priceCents: 10_000n })).toBe('offerIsPurchase');
    expect(await ask({ priceCents: 12_000n })).toBe('offerIsPurchase');
    expect(await ask({ priceCents: 9_500n })).toBe('insufficientFunds');
    expect(await ask({ listingId: newId() })).toBe('listingGone');
    expect(await ask({ clientRequestId: 'short' })).toBe('clientRequestId');
    expect(await codeOf(offer(market, fresh, { listingId }))).toBe('ownListing');
    const bidder = await openBidder(market);
    await bid(market, bidder, { marketItemId: itemId, priceCents: 8_000n });
    await expect(offer(market, buyer, { listingId, priceCents: 8_099n })).rejects.toMatchObject({
      code: 'offerTooLow',
      values: { leastCents: 8_100n, bound: 'bid' },
    });
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 9_000 });
    expect(await toldOf(market, fresh.userId)).toEqual([]);
    expect(await ask({ priceCents: 8_100n })).toBeNull();
  });

  test('K-01 a buy order that the copy does not fit bounds nothing', async () => {
    const buyer = await openBidder(market);
    const { listingId, itemId } = await offerOne(market, seller);
    await bid(market, await openBidder(market), {
      marketItemId: itemId,
      priceCents: 9_000n,
      conditions: { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 },
    });
    expect(await codeOf(offer(market, buyer, { listingId, priceCents: 7_000n }))).toBeNull();
  });

  test('K-01 the same request twice makes one offer; of 20 at once one opens; 20 is the most', async () => {
    const buyer = await openBidder(market);
    const { listingId } = await offerOne(market, seller);
    const request = { listingId, clientRequestId: newId() };
    const [one, again] = await Promise.all([offer(market, buyer, request), offer(market, buyer, request)]);
    expect(again).toBe(one);
    expect(await codeOf(offer(market, buyer, { ...request, priceCents: 8_500n }))).toBe('requestIdReused');
    const other = await openBidder(market);
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => codeOf(offer(market, other, { listingId }))),
    );
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(answers.filter((answer) => answer === 'offerExists')).toHaveLength(19);
    const itemId = await takeItem(market);
    for (let count = 1; count < 20; count += 1) {
      const more = await offerCopy(market, seller, { itemId, askCents: 200 });
      await offer(market, buyer, { listingId: more, priceCents: 150n });
    }
    const last = await offerCopy(market, seller, { itemId, askCents: 200 });
    expect(await codeOf(offer(market, buyer, { listingId: last, priceCents: 150n }))).toBe('offersFull');
  }, 60_000);
});

describe('answering', () => {
  test('K-01 the seller accepts: an ordinary order at the offered price, paid by what was held', async () => {
    const buyer = await openBidder(market, 5_000, 5_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    expect(await codeOf(acceptOffer(market.platform, as(buyer, id)))).toBe('offerEnded');
    const orderId = await acceptOffer(market.platform, as(seller, id));
    expect(await acceptOffer(market.platform, as(seller, id))).toBe(orderId);
    expect((await readOffer(market, id)).order).toMatchObject({
      id: orderId,
      priceCents: 8_000n,
      heldFromDepositCents: 5_000n,
      heldFromProceedsCents: 3_000n,
      phase: 'awaitingOffer',
    });
    expect(await balancesOf(market, buyer.userId)).toEqual({ proceeds: 2_000 });
    expect(await toldOf(market, buyer.userId)).toEqual(['offerAccepted']);
    for (const act of [declineOffer, withdrawOffer])
      expect(await codeOf(act(market.platform, as(buyer, id)))).toBe('offerEnded');
  });

  test('K-01 the seller counters once; the buyer accepts and pays the difference from the balance', async () => {
    const buyer = await openBidder(market, 8_500, 1_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    const counter = (priceCents: bigint, who: { userId: string } = seller) =>
      codeOf(counterOffer(market.platform, { ...as(who, id), priceCents }));
    expect(await counter(8_000n)).toBe('counterOutOfRange');
    expect(await counter(10_000n)).toBe('counterOutOfRange');
    expect(await counter(9_000n, buyer)).toBe('offerEnded');
    expect(await counter(9_000n, await openBidder(market))).toBe('offerEnded');
    expect(await counter(9_000n)).toBeNull();
    expect(await counter(9_100n)).toBe('offerEnded');
    expect(await codeOf(acceptOffer(market.platform, as(seller, id)))).toBe('offerEnded');
    expect(await balancesOf(market, buyer.userId)).toEqual({
      deposit: 500,
      proceeds: 1_000,
      biddingDeposit: 8_000,
    });
    await acceptOffer(market.platform, as(buyer, id));
    expect((await readOffer(market, id)).order).toMatchObject({
      priceCents: 9_000n,
      heldFromDepositCents: 8_500n,
      heldFromProceedsCents: 500n,
    });
    expect(await balancesOf(market, buyer.userId)).toEqual({ proceeds: 500 });
    expect(await toldOf(market, seller.userId)).toContain('offerCounterAccepted');
  });

  test('K-01 a counter-offer that the balance does not cover stays open; the buyer may decline it at once', async () => {
    const buyer = await openBidder(market, 8_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    expect(await codeOf(declineOffer(market.platform, as(buyer, id)))).toBe('offerEnded');
    await counterOffer(market.platform, { ...as(seller, id), priceCents: 9_000n });
    expect(await codeOf(acceptOffer(market.platform, as(buyer, id)))).toBe('insufficientFunds');
    expect((await readOffer(market, id)).state).toBe('countered');
    await declineOffer(market.platform, as(buyer, id));
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 8_000 });
  });

  test('K-06 what the buyer cannot receive is not sold, and the offer stays open', async () => {
    const buyer = await openBidder(market);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    await market.owner.query('update app_user set trade_url = null where id = $1', [buyer.userId]);
    expect(await codeOf(acceptOffer(market.platform, as(seller, id)))).toBe('offerBuyerUnable');
    expect(await readOffer(market, id)).toMatchObject({ state: 'open', isReleased: false });
  });

  test('K-06 T-22 the same person behind both sides is found when the offer is accepted, and nothing moves', async () => {
    const [own, buyer] = [await openRobot(market), await openBidder(market, 8_000)];
    const { listingId } = await offerOne(market, own);
    const id = await offer(market, buyer, { listingId });
    await market.owner.query(`update steam_account set steam_id = '76561197960265829' where id = $1`, [
      own.accountId,
    ]);
    await market.owner.query(
      `update app_user set trade_url = 'https://steamcommunity.com/tradeoffer/new/?partner=101&token=abcdefgh' where id = $1`,
      [buyer.userId],
    );
    expect(await codeOf(acceptOffer(market.platform, as(own, id)))).toBe('ownListing');
    expect(await readOffer(market, id)).toMatchObject({ state: 'open', isReleased: false });
    expect(await balancesOf(market, buyer.userId)).toEqual({ biddingDeposit: 8_000 });
  });

  test('K-06 a copy that its seller no longer holds is not sold', async () => {
    const buyer = await openBidder(market, 8_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    await market.owner.query(
      'update asset set is_gone = true where id = (select asset_id from listing where id = $1)',
      [listingId],
    );
    expect(await codeOf(acceptOffer(market.platform, as(seller, id)))).toBe('listingGone');
    expect(await balancesOf(market, buyer.userId)).toEqual({ biddingDeposit: 8_000 });
  });

  test('K-06 a failed order returns the money to the balance and never revives the offer', async () => {
    const buyer = await openBidder(market, 5_000, 5_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    const orderId = await acceptOffer(market.platform, as(seller, id));
    await market.advanceClock(31 * MINUTES_MS);
    await cancelOrder(market.platform, { orderId, userId: buyer.userId });
    await finish(market);
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 5_000, proceeds: 5_000 });
    expect((await readOffer(market, id)).state).toBe('accepted');
  });
});

describe('withdrawing and expiring', () => {
  test('K-07 ten minutes after it was made, and at once after a counter-offer', async () => {
    const buyer = await openBidder(market, 16_000);
    const [first, second] = [await offerOne(market, seller), await offerOne(market, seller)];
    const id = await offer(market, buyer, first);
    const countered = await offer(market, buyer, second);
    expect(await codeOf(withdrawOffer(market.platform, as(buyer, id)))).toBe('offerWithdrawnTooEarly');
    await counterOffer(market.platform, { ...as(seller, countered), priceCents: 9_000n });
    await withdrawOffer(market.platform, as(buyer, countered));
    await market.advanceClock(10 * MINUTES_MS);
    expect(await codeOf(withdrawOffer(market.platform, as(seller, id)))).toBe('offerEnded');
    await withdrawOffer(market.platform, as(buyer, id));
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 16_000 });
    expect(await codeOf(withdrawOffer(market.platform, as(buyer, id)))).toBe('offerEnded');
  });

  test('K-07 the eleventh withdrawal in 24 hours pauses new offers until the oldest is as old', async () => {
    const buyer = await openBidder(market);
    const { listingId } = await offerOne(market, seller);
    const withdraw = async () => {
      const id = await offer(market, buyer, { listingId });
      await counterOffer(market.platform, { ...as(seller, id), priceCents: 9_000n });
      await withdrawOffer(market.platform, as(buyer, id));
      return (await readOffer(market, id)).endedAt;
    };
    const oldest = await withdraw();
    for (let count = 2; count <= 11; count += 1) await withdraw();
    await expect(offer(market, buyer, { listingId })).rejects.toMatchObject({
      code: 'offersPaused',
      values: { until: new Date((oldest?.getTime() ?? 0) + 24 * 60 * MINUTES_MS) },
    });
    await market.advanceClock(24 * 60 * MINUTES_MS);
    expect(await codeOf(offer(market, buyer, { listingId }))).toBeNull();
  }, 60_000);

  test('K-01 an offer ends after 24 hours and takes no answer any more', async () => {
    const buyer = await openBidder(market, 8_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    await expireOffers(market.worker);
    expect((await readOffer(market, id)).state).toBe('open');
    await market.advanceClock(24 * 60 * MINUTES_MS);
    expect(await codeOf(acceptOffer(market.platform, as(seller, id)))).toBe('offerEnded');
    await expireOffers(market.worker);
    expect((await readOffer(market, id)).state).toBe('expired');
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 8_000 });
    expect(await toldOf(market, buyer.userId)).toEqual(['offerExpired']);
  });
});

describe('the listing changes', () => {
  test.each([
    ['unlisted', `status = 'withdrawn'`],
    ['unlisted', `status = 'paused'`],
    ['sold', `status = 'reserved'`],
    ['repriced', 'ask_cents = 12000'],
    ['repriced', 'ask_cents = 9000'],
  ])('K-02 %s by "%s": its offers end with it, and their money returns', async (endReason, change) => {
    const buyer = await openBidder(market, 8_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    await market.owner.query(`update listing set ${change} where id = $1`, [listingId]);
    expect(await readOffer(market, id)).toMatchObject({ state: 'ended', endReason, isReleased: false });
    expect(await codeOf(acceptOffer(market.platform, as(seller, id)))).toBe('offerEnded');
    await finish(market);
    await finish(market);
    expect(await readOffer(market, id)).toMatchObject({ state: 'ended', isReleased: true });
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 8_000 });
    expect(await toldOf(market, buyer.userId)).toEqual(['offerEnded']);
    if (change.includes('reserved'))
      await market.owner.query(`update listing set status = 'withdrawn' where id = $1`, [listingId]);
  });

  test('K-05 the ask is cut to offers: the best buys at the new ask, by price, then by time', async () => {
    const buyers = await Promise.all([1, 2, 3].map(() => openBidder(market, 10_000)));
    const { listingId } = await offerOne(market, seller);
    const ids: string[] = [];
    for (const [index, buyer] of buyers.entries())
      ids.push(await offer(market, buyer, { listingId, priceCents: [8_000n, 8_800n, 8_800n][index] ?? 0n }));
    await market.owner.query('update listing set ask_cents = 8500 where id = $1', [listingId]);
    await finish(market);
    const stored = await Promise.all(ids.map((id) => readOffer(market, id)));
    expect(stored.map(({ state }) => state)).toEqual(['ended', 'accepted', 'ended']);
    expect(stored[1]?.order?.priceCents).toBe(8_500n);
    expect(await balancesOf(market, buyers[1]?.userId ?? '')).toEqual({ deposit: 1_500 });
    expect(await balancesOf(market, buyers[2]?.userId ?? '')).toEqual({ deposit: 10_000 });
  });
});

test('K-05 a cut of the ask buys for nobody whose offer is over, however late the jobs are', async () => {
  const buyer = await openBidder(market, 10_000);
  const { listingId } = await offerOne(market, seller);
  const id = await offer(market, buyer, { listingId, priceCents: 8_800n });
  await market.advanceClock(24 * 60 * MINUTES_MS);
  await market.owner.query('update listing set ask_cents = 8500 where id = $1', [listingId]);
  await finish(market);
  expect(await readOffer(market, id)).toMatchObject({ state: 'ended', isReleased: true, order: null });
  expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 10_000 });
});

describe('terms', () => {
  const set = (who: Seller, listingId: string | null, some: object) =>
    setBargainTerms(market.platform, { ...USUAL_TERMS, sellerId: who.userId, listingId, ...some });

  test('K-04 below the floor nothing reaches the seller, a listing decides before its shop', async () => {
    const [own, buyer] = [await openRobot(market), await openBidder(market)];
    const { listingId } = await offerOne(market, own);
    await set(own, null, { leastPercent: 95 });
    await expect(offer(market, buyer, { listingId, priceCents: 9_400n })).rejects.toMatchObject({
      code: 'offerTooLow',
      values: { leastCents: 9_500n, bound: 'floor' },
    });
    await set(own, listingId, { leastCents: 8_500n });
    expect(await codeOf(offer(market, buyer, { listingId, priceCents: 8_400n }))).toBe('offerTooLow');
    expect(await toldOf(market, own.userId)).toEqual([]);
    await set(own, listingId, { isOpen: false });
    expect(await codeOf(offer(market, buyer, { listingId, priceCents: 9_900n }))).toBe('bargainClosed');
    await set(own, listingId, { leastCents: 9_990n, leastPercent: null });
    expect(await codeOf(offer(market, buyer, { listingId, priceCents: 9_990n }))).toBeNull();
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 990_010, biddingDeposit: 9_990 });
  });

  test('K-04 an offer from the set price on is accepted by itself, in the same transaction', async () => {
    const [own, buyer] = [await openRobot(market), await openBidder(market)];
    const { listingId } = await offerOne(market, own);
    await set(own, null, { acceptPercent: 90 });
    const id = await offer(market, buyer, { listingId, priceCents: 9_000n });
    expect(await readOffer(market, id)).toMatchObject({ state: 'accepted', order: { priceCents: 9_000n } });
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 991_000 });
  });

  test('K-04 an amount is accepted by itself until the ask is raised, and again once it is as it was', async () => {
    const [own, buyer] = [await openRobot(market), await openBidder(market)];
    const { listingId } = await offerOne(market, own);
    await set(own, listingId, { acceptCents: 9_000n });
    const ask = (cents: number) =>
      market.owner.query('update listing set ask_cents = $2 where id = $1', [listingId, cents]);
    await ask(12_000);
    const waiting = await offer(market, buyer, { listingId, priceCents: 9_500n });
    expect((await readOffer(market, waiting)).state).toBe('open');
    await ask(10_000);
    await finish(market);
    const taken = await offer(market, buyer, { listingId, priceCents: 9_000n });
    expect((await readOffer(market, taken)).state).toBe('accepted');
  });

  test('K-04 terms of another user, for a listing of another or with wrong bounds are refused', async () => {
    const own = await openRobot(market);
    const { listingId } = await offerOne(market, seller);
    expect(await codeOf(set(own, listingId, {}))).toBe('listingGone');
    expect(await codeOf(set(own, newId(), {}))).toBe('listingGone');
    expect(await codeOf(set(own, null, { leastCents: 1n, leastPercent: 5 }))).toBe('leastPercent');
    expect(await codeOf(set(own, null, { leastPercent: 100 }))).toBe('leastPercent');
    expect(await codeOf(set(own, null, { acceptCents: 0n }))).toBe('acceptCents');
    await Promise.all(Array.from({ length: 8 }, () => set(own, null, { acceptPercent: 90 })));
    expect(await market.platform.db.bargainTerms.count({ where: { sellerId: own.userId } })).toBe(1);
  });
});
