import { afterAll, beforeAll, expect, test } from 'vitest';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { openBid } from '../../../api/orders/bid/openBid.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { startWorkerProcess } from '../../kit/workerProcess.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, bid, offerCopy, openBidder, openRobot, readBid, takeItem } from './bidScene.ts';

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

test('B-02 L6 an api killed while it opens a bid, twice: nothing is held, and the same request opens it once', async () => {
  const marketItemId = await takeItem(market);
  const bidder = await openBidder(market, 100_000);
  const request = {
    userId: bidder.userId,
    marketItemId,
    quantity: 2,
    priceCents: 9_000n,
    conditions: { all: [] },
    expiresAt: null,
    isConfirmed: false,
    clientRequestId: crypto.randomUUID(),
  };
  const call = { file: 'orders/bid/openBid.ts', service: 'openBid', args: [request] };
  for (let kill = 0; kill < 2; kill += 1) {
    expect(await dieInService(market, 'bid.inserted', call)).toBe('SIGKILL');
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 100_000 });
  }
  const id = await openBid(market.platform, request);
  expect(await openBid(market.platform, request)).toBe(id);
  expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 82_000, biddingDeposit: 18_000 });
});

test.each(['bid.released', 'bid.filled'])(
  'B-03 L6 a worker killed at %s while it fills a bid: nothing has moved, and the next worker fills it once',
  async (place) => {
    const itemId = await takeItem(market);
    const bidder = await openBidder(market, 20_000);
    const id = await bid(market, bidder, { marketItemId: itemId, quantity: 2 });
    await offerCopy(market, seller, { itemId, askCents: 8_000 });
    expect(await startWorkerProcess(market, place).died).toBe('SIGKILL');
    expect(await readBid(market, id)).toMatchObject({ state: 'open', remaining: 2, fills: [] });
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 2_000, biddingDeposit: 18_000 });
    // PostgreSQL keeps the lock of the dead worker until it notices that its connection is gone; workers try again every second.
    const matching = openMatching(market.worker);
    for (let tries = 0; tries < 50 && (await readBid(market, id)).remaining === 2; tries += 1) {
      await matching.run();
      await new Promise((done) => setTimeout(done, 100));
    }
    const { remaining, fills } = await readBid(market, id);
    expect([remaining, ...fills.map(({ order }) => order.priceCents)]).toEqual([1, 9_000n]);
    expect(await balancesOf(market, bidder.userId)).toMatchObject({ deposit: 2_000, biddingDeposit: 9_000 });
  },
);
