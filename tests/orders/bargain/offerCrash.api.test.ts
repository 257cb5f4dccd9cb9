import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer } from '../../../api/orders/bargain/answerOffer.ts';
import { USUAL_TERMS } from '../../../api/orders/bargain/bargain.ts';
import { makeOffer } from '../../../api/orders/bargain/makeOffer.ts';
import { setBargainTerms } from '../../../api/orders/bargain/setBargainTerms.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, openBidder, openRobot } from '../bid/bidScene.ts';
import { finish, offer, offerOne, readOffer, toldOf } from './bargainScene.ts';

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

const statusOf = async (listingId: string) =>
  (await market.platform.db.listing.findUniqueOrThrow({ where: { id: listingId } })).status;

test.each(['offer.inserted', 'offer.released', 'offer.filled'])(
  'K-01 K-04 L6 an api killed at %s of an offer that is accepted by itself: nothing has moved, and the same request buys once',
  async (place) => {
    const own = await openRobot(market);
    const { listingId } = await offerOne(market, own);
    const terms = { ...USUAL_TERMS, acceptCents: 7_500n };
    await setBargainTerms(market.platform, { ...terms, sellerId: own.userId, listingId });
    const buyer = await openBidder(market, 6_000, 4_000);
    const request = {
      buyerId: buyer.userId,
      listingId,
      priceCents: 8_000n,
      clientRequestId: crypto.randomUUID(),
    };
    const call = { file: 'orders/bargain/makeOffer.ts', service: 'makeOffer', args: [request] };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    expect(await balancesOf(market, buyer.userId)).toEqual({ deposit: 6_000, proceeds: 4_000 });
    expect(await statusOf(listingId)).toBe('active');
    const id = await makeOffer(market.platform, request);
    expect(await makeOffer(market.platform, request)).toBe(id);
    expect(await readOffer(market, id)).toMatchObject({ state: 'accepted', order: { priceCents: 8_000n } });
    expect(await balancesOf(market, buyer.userId)).toEqual({ proceeds: 2_000 });
    expect(await toldOf(market, buyer.userId)).toEqual(['offerAccepted']);
  },
);

test.each(['offer.released', 'offer.filled'])(
  'K-03 L6 an api killed at %s while a seller accepts: the offer is open with its money, and is then accepted once',
  async (place) => {
    const { listingId } = await offerOne(market, seller);
    const buyer = await openBidder(market, 6_000, 4_000);
    const offerId = await offer(market, buyer, { listingId });
    const held = await balancesOf(market, buyer.userId);
    const answer = { offerId, userId: seller.userId };
    const call = { file: 'orders/bargain/answerOffer.ts', service: 'acceptOffer', args: [answer] };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    expect(await readOffer(market, offerId)).toMatchObject({ state: 'open', isReleased: false, order: null });
    expect(await balancesOf(market, buyer.userId)).toEqual(held);
    const orderId = await acceptOffer(market.platform, answer);
    expect(await acceptOffer(market.platform, answer)).toBe(orderId);
    expect(await balancesOf(market, buyer.userId)).toEqual({ proceeds: 2_000 });
  },
);

test.each(['offer.released', 'offer.filled'])(
  'K-05 L6 a worker killed at %s while an offer buys at a price cut: nothing has moved, and the next worker buys once',
  async (place) => {
    const { listingId } = await offerOne(market, seller);
    const buyer = await openBidder(market, 6_000, 4_000);
    const offerId = await offer(market, buyer, { listingId });
    const held = await balancesOf(market, buyer.userId);
    await market.owner.query('update listing set ask_cents = 7500 where id = $1', [listingId]);
    expect(await startWorkerProcess(market, place).died).toBe('SIGKILL');
    expect(await balancesOf(market, buyer.userId)).toEqual(held);
    expect(await statusOf(listingId)).toBe('active');
    await finish(market);
    await finish(market);
    expect(await readOffer(market, offerId)).toMatchObject({ order: { priceCents: 7_500n } });
    expect(await balancesOf(market, buyer.userId)).toEqual({ proceeds: 2_500 });
  },
);
