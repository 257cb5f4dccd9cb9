import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptOffer, declineOffer } from '../../../api/orders/bargain/answerOffer.ts';
import { cancelBid, editBid } from '../../../api/orders/bid/changeBid.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { offer, offerOne } from '../../orders/bargain/bargainScene.ts';
import { bid, openBidder, openRobot, takeItem } from '../../orders/bid/bidScene.ts';
import { readTransactions } from './transactionScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const nameOf = async (id: string) =>
  (await market.platform.db.marketItem.findUniqueOrThrow({ where: { id } })).nameEn;

test('W-02 money of a buy order names its item, and whether it is open', async () => {
  const bidder = await openBidder(market, 60_000);
  const { userId } = bidder;
  const [kept, ended] = [await takeItem(market), await takeItem(market)];
  const [keptName, endedName] = [await nameOf(kept), await nameOf(ended)];
  const keptId = await bid(market, bidder, { marketItemId: kept, quantity: 2 });
  const endedId = await bid(market, bidder, { marketItemId: ended, priceCents: 9_500n });
  const asIs = { quantity: null, priceCents: null, conditions: null, expiresAt: null, isConfirmed: false };
  const change = (more: { priceCents?: bigint; quantity?: number }) =>
    editBid(market.platform, { bidId: keptId, userId, ...asIs, ...more });
  await change({ priceCents: 9_200n });
  await change({ quantity: 1 });
  await cancelBid(market.platform, { bidId: endedId, userId });
  const { rows } = await readTransactions(bidder.client);
  expect(rows.map(({ reason, deal, marketItem }) => [reason, deal, marketItem?.nameEn])).toEqual([
    ['BID_RETURN', 'ENDED_BUY_ORDER', endedName],
    ['BID_RETURN', 'OPEN_BUY_ORDER', keptName],
    ['BID_RAISE', 'OPEN_BUY_ORDER', keptName],
    ['BID', 'ENDED_BUY_ORDER', endedName],
    ['BID', 'OPEN_BUY_ORDER', keptName],
    ['TOP_UP', null, undefined],
  ]);
  expect(rows.every(({ orderNo }) => orderNo === null)).toBe(true);
});

test('W-02 money of an offer names the item of its listing; the purchase that follows is of its order', async () => {
  const [buyer, seller] = [await openBidder(market, 60_000), await openRobot(market)];
  const [declined, accepted] = [await offerOne(market, seller), await offerOne(market, seller)];
  const declinedId = await offer(market, buyer, declined);
  await declineOffer(market.platform, { offerId: declinedId, userId: seller.userId });
  const acceptedId = await offer(market, buyer, accepted);
  await acceptOffer(market.platform, { offerId: acceptedId, userId: seller.userId });
  const { rows } = await readTransactions(buyer.client);
  const [declinedName, acceptedName] = [await nameOf(declined.itemId), await nameOf(accepted.itemId)];
  expect(rows.map(({ reason, deal, marketItem }) => [reason, deal, marketItem?.nameEn])).toEqual([
    ['HOLD', null, acceptedName],
    ['OFFER', 'OFFER_MADE', acceptedName],
    ['OFFER_RETURN', 'OFFER_MADE', declinedName],
    ['OFFER', 'OFFER_MADE', declinedName],
    ['TOP_UP', null, undefined],
  ]);
  expect(rows.map(({ orderNo }) => orderNo !== null)).toEqual([true, false, false, false, false]);
});
