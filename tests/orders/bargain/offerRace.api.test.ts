import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import {
  acceptOffer,
  counterOffer,
  declineOffer,
  withdrawOffer,
} from '../../../api/orders/bargain/answerOffer.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { buyListing } from '../../../api/orders/order/buyListing.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { IS_PROVING } from '../../kit/someOf.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, bid, openBidder, openRobot } from '../bid/bidScene.ts';
import { codeOf, finish, offer, offerOne, readOffer } from './bargainScene.ts';

const ROUNDS = IS_PROVING ? 40 : 4;

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
const as = (user: { userId: string }, offerId: string) => ({ offerId, userId: user.userId });
const ordersOf = (listingId: string) =>
  market.platform.db.order.count({ where: { listingId, phase: { not: 'failed' } } });

test('K-03 accepting against buying now: one order, and the money of the other is back', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [buyer, other] = await Promise.all([openBidder(market, 20_000), openBidder(market, 20_000)]);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    const answers = await Promise.all([
      codeOf(acceptOffer(market.platform, as(seller, id))),
      codeOf(
        buyListing(market.platform, {
          buyerId: other.userId,
          listingId,
          expectedPriceCents: 10_000n,
          clientRequestId: newId(),
        }),
      ),
    ]);
    await finish(market);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    expect(await ordersOf(listingId)).toBe(1);
    const isAccepted = answers[0] === null;
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: isAccepted ? 12_000 : 20_000 });
    expect(await balancesOf(market, other.userId)).toEqual({ deposit: isAccepted ? 20_000 : 10_000 });
  }
}, 120_000);

test('K-03 accepting twice makes one order, and of two offers one wins', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [buyer, other] = await Promise.all([openBidder(market, 9_000), openBidder(market, 9_000)]);
    const { listingId } = await offerOne(market, seller);
    const [one, two] = await Promise.all([
      offer(market, buyer, { listingId }),
      offer(market, other, { listingId }),
    ]);
    const answers = await Promise.all(
      [one, one, two, two].map((id) => codeOf(acceptOffer(market.platform, as(seller, id)))),
    );
    await finish(market);
    expect(answers.toSorted()).toEqual([null, null, 'offerEnded', 'offerEnded'].toSorted());
    expect(await ordersOf(listingId)).toBe(1);
    const left = await Promise.all([buyer, other].map(({ userId }) => balancesOf(market, userId)));
    expect(left.map(({ deposit }) => deposit).toSorted()).toEqual([1_000, 9_000].toSorted());
  }
}, 120_000);

test('K-03 countering against withdrawing, accepting against declining: one outcome, every fen accounted for', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const buyer = await openBidder(market, 9_000);
    const { listingId } = await offerOne(market, seller);
    const id = await offer(market, buyer, { listingId });
    await market.advanceClock(11 * 60_000);
    const [countered, withdrawn] = await Promise.all([
      codeOf(counterOffer(market.platform, { ...as(seller, id), priceCents: 9_000n })),
      codeOf(withdrawOffer(market.platform, as(buyer, id))),
    ]);
    expect(withdrawn).toBeNull();
    expect([null, 'offerEnded']).toContain(countered);
    expect((await readOffer(market, id)).state).toBe('withdrawn');
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 9_000 });
    const second = await offer(market, buyer, { listingId });
    await counterOffer(market.platform, { ...as(seller, second), priceCents: 9_000n });
    const answers = await Promise.all([
      codeOf(acceptOffer(market.platform, as(buyer, second))),
      codeOf(declineOffer(market.platform, as(seller, second))),
    ]);
    expect(answers.filter((answer) => answer === null)).toHaveLength(1);
    const isBought = answers[0] === null;
    expect(await balancesOf(market, buyer.userId)).toEqual(isBought ? {} : { deposit: 9_000 });
    expect(await ordersOf(listingId)).toBe(isBought ? 1 : 0);
  }
}, 120_000);

test('K-05 K-06 a price cut to offers while somebody buys and a buy order is matched: one order', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const [buyer, other, bidder] = await Promise.all([1, 2, 3].map(() => openBidder(market, 20_000)));
    if (!buyer || !other || !bidder) throw new Error('three buyers');
    const { listingId, itemId } = await offerOne(market, seller);
    const matching = openMatching(market.worker);
    await matching.run();
    await offer(market, buyer, { listingId, priceCents: 8_500n });
    await bid(market, bidder, { marketItemId: itemId, priceCents: 8_200n });
    await market.owner.query('update listing set ask_cents = 8000 where id = $1', [listingId]);
    await Promise.all([
      finish(market),
      matching.run(),
      codeOf(
        buyListing(market.platform, {
          buyerId: other.userId,
          listingId,
          expectedPriceCents: 8_000n,
          clientRequestId: newId(),
        }),
      ),
    ]);
    await finish(market);
    expect(await ordersOf(listingId)).toBe(1);
    expect((await balancesOf(market, buyer.userId)).biddingDeposit).toBeUndefined();
  }
}, 120_000);
