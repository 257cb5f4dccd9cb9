import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bid, offerCopy, openBidder, openRobot, readBid, takeItem } from '../../orders/bid/bidScene.ts';
import { expectChained, readTransactions } from './transactionScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('W-02 a purchase that a buy order pays for leaves what was held for it, and what its price left is spendable', async () => {
  const [bidder, seller] = [await openBidder(market, 30_000), await openRobot(market)];
  const match = openMatching(market.worker);
  const fill = async (askCents: number) => {
    const marketItemId = await takeItem(market);
    // What is on sale before the bid is bought at its own price.
    await offerCopy(market, seller, { itemId: marketItemId, askCents });
    const bidId = await bid(market, bidder, { marketItemId, priceCents: 9_000n });
    await match.run();
    expect((await readBid(market, bidId)).fills).toHaveLength(1);
    return readTransactions(bidder.client);
  };
  const cheaper = await fill(8_000);
  expect(cheaper.rows.slice(0, 2)).toMatchObject([
    {
      reason: 'HOLD',
      amountCents: -8_000,
      balances: [
        { fund: 'AVAILABLE', changeCents: 1_000, balanceCents: 22_000 },
        { fund: 'BIDDING', changeCents: -9_000, balanceCents: 0 },
      ],
    },
    {
      reason: 'BID',
      amountCents: -9_000,
      balances: [
        { fund: 'AVAILABLE', changeCents: -9_000 },
        { fund: 'BIDDING', changeCents: 9_000 },
      ],
    },
  ]);
  expectChained(cheaper);
  const exact = await fill(9_000);
  expect(exact.rows[0]).toMatchObject({
    reason: 'HOLD',
    amountCents: -9_000,
    balances: [{ fund: 'BIDDING', changeCents: -9_000, balanceCents: 0 }],
  });
  expectChained(exact);
});
