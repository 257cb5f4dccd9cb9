import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { cancelBid, editBid } from '../../../api/orders/bid/changeBid.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { IS_PROVING } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, bid, offerCopy, openBidder, openRobot, readBid, takeItem } from './bidScene.ts';

const ROUNDS = IS_PROVING ? 30 : 3;
const COPIES = IS_PROVING ? 200 : 40;

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

/** Two workers that match at the same time, as after a handover. */
const openTwo = () => [openMatching(market.worker), openMatching(market.worker)] as const;

test('B-04 many sellers against a bid of 10: exactly 10 sell, whichever worker matches', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const itemId = await takeItem(market);
    const bidder = await openBidder(market, 1_000_000);
    const id = await bid(market, bidder, { marketItemId: itemId, quantity: 10 });
    const [one, other] = openTwo();
    await Promise.all([one.run(), other.run()]);
    const listed = Array.from({ length: COPIES }, () =>
      offerCopy(market, seller, { itemId, askCents: 8_000 }),
    );
    await Promise.all([...listed, one.run(), other.run()]);
    await Promise.all([one.run(), other.run()]);
    await one.run();
    const stored = await readBid(market, id);
    expect([stored.state, stored.remaining, stored.fills.length]).toEqual(['filled', 0, 10]);
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 910_000 });
  }
}, 240_000);

test('B-04 buying now against a match: one order of each copy', async () => {
  const itemId = await takeItem(market);
  const bidder = await openBidder(market, 1_000_000);
  const buyer = await openBidder(market, 1_000_000);
  const matching = openMatching(market.worker);
  await matching.run();
  const listings = await Promise.all(
    Array.from({ length: 12 }, () => offerCopy(market, seller, { itemId, askCents: 8_000 })),
  );
  const id = await bid(market, bidder, { marketItemId: itemId, quantity: 12 });
  const bought = listings.map((listingId) =>
    buyListing(market.platform, {
      buyerId: buyer.userId,
      listingId,
      expectedPriceCents: 8_000n,
      clientRequestId: newId(),
    }).then(
      () => 1,
      (error: { code?: string }) => {
        expect(error.code).toBe('listingGone');
        return 0 as number;
      },
    ),
  );
  await Promise.all([matching.run(), ...bought]);
  await matching.run();
  const now = (await Promise.all(bought)).reduce((sum, each) => sum + each, 0);
  expect((await readBid(market, id)).fills.length).toBe(12 - now);
});

test('B-02 edits and cancels against fills: every fen is held, spent or back', async () => {
  const itemId = await takeItem(market);
  const bidder = await openBidder(market, 60_000, 60_000);
  const matching = openMatching(market.worker);
  await matching.run();
  const id = await bid(market, bidder, { marketItemId: itemId, quantity: 10 });
  const own = { bidId: id, userId: bidder.userId };
  const nothing = { priceCents: null, conditions: null, expiresAt: null, isConfirmed: false };
  const swallow = (work: Promise<unknown>) => work.catch(() => {});
  for (let step = 0; step < 6; step += 1) {
    await Promise.all([
      offerCopy(market, seller, { itemId, askCents: 8_000 }),
      swallow(matching.run()),
      swallow(editBid(market.platform, { ...own, ...nothing, quantity: 10 - (step % 3) })),
      ...(step === 5 ? [swallow(cancelBid(market.platform, own))] : []),
    ]);
    const balances = await balancesOf(market, bidder.userId);
    const paid = (await readBid(market, id)).fills.reduce(
      (sum, { order }) => sum + Number(order.priceCents),
      0,
    );
    expect(Object.values(balances).reduce((sum, each) => sum + each, 0) + paid).toBe(120_000);
  }
  const { state } = await readBid(market, id);
  expect(state).toBe('cancelled');
  expect((await balancesOf(market, bidder.userId)).biddingDeposit).toBeUndefined();
});
