import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { quickSell } from '../../../api/orders/quickSale/quickSell.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { countsOf, giveCopies, type Seller } from '../../selling/listing/sellerScene.ts';
import { type Bidder, bid, openBidder, openRobot, takeItem } from '../bid/bidScene.ts';

const BUYERS = 100;
/** The goal for all copies together is 1,500 ms of an api; in this test one process follows all changes and counts beside. */
const MOST_MS = 2_400;

let market: TestMarket;
let seller: Seller;
let bidders: Bidder[];
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openRobot(market);
  bidders = [];
  for (let buyer = 0; buyer < BUYERS; buyer += 1) bidders.push(await openBidder(market, 5_000_000));
}, 60_000);
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** Copies of an item that each of the buyers wants one of. @returns the item and how they are sold. */
async function openDemand() {
  const itemId = await takeItem(market);
  for (const bidder of bidders) await bid(market, bidder, { marketItemId: itemId });
  const lines = (await giveCopies(market, seller, itemId, BUYERS)).map((assetId) => ({
    assetId,
    minPriceCents: 5_000n,
  }));
  const request = { userId: seller.userId, lines, listRestAtCents: null, isPriceConfirmed: false };
  return { itemId, sell: () => quickSell(market.platform, { ...request, clientRequestId: newId() }) };
}

test('B-20 100 copies are sold to 100 buyers in one request, each by an order and an escrow of its own', async () => {
  const demands = [await openDemand(), await openDemand(), await openDemand()];
  const shares: number[] = [];
  for (const { sell } of demands) {
    const start = performance.now();
    await sell();
    const ms = performance.now() - start;
    shares.push(ms / (MOST_MS * slowness()));
    console.log(`100 copies to 100 buyers: ${ms.toFixed(0)} ms, slowness ${slowness().toFixed(2)}`);
  }
  const { rows } = await market.owner.query(
    `select count(*)::int as orders, count(distinct o.buyer_id)::int as buyers, count(distinct escrow.owner_id)::int as escrows
     from market_order o join ledger_account escrow on escrow.kind = 'escrow' and escrow.owner_id = o.id and escrow.balance_cents = o.price_cents
     where o.market_item_id = $1`,
    [demands[0]?.itemId],
  );
  expect(rows).toEqual([{ orders: BUYERS, buyers: BUYERS, escrows: BUYERS }]);
  expect(await countsOf(market, demands[0]?.itemId ?? '')).toEqual({ count: 0, ask: null });
  // The best of them: what is held is what the code can do, whatever else the machine does.
  expect(Math.min(...shares)).toBeLessThan(1);
}, 120_000);
