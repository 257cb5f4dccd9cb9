import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { inTransaction } from '../../../api/kernel/tx.ts';
import { advanceOrder } from '../../../api/orders/order/orderTransition.ts';
import { type QuickSaleRequest, quickSell } from '../../../api/orders/quickSale/quickSell.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { giveCopies } from '../../selling/listing/sellerScene.ts';
import { bid, openBidder, openRobot, takeItem } from '../bid/bidScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

/** A seller with two copies of an item in an inventory and on sale nowhere. */
async function openOwner() {
  const itemId = await takeItem(market);
  const seller = await openRobot(market);
  const copies = await giveCopies(market, seller, itemId, 2);
  const sell = (terms: Partial<QuickSaleRequest> = {}) =>
    quickSell(market.platform, {
      userId: seller.userId,
      lines: copies.map((assetId) => ({ assetId, minPriceCents: 5_000n })),
      listRestAtCents: null,
      isPriceConfirmed: false,
      clientRequestId: newId(),
      ...terms,
    });
  const wantTwo = async () => bid(market, await openBidder(market), { marketItemId: itemId, quantity: 2 });
  return { itemId, sell, wantTwo };
}

test.each([null, 9_900n])(
  'B-05 a copy whose buyer lets the order fail is not listed at its least price but in the inventory again (rest at %s)',
  async (listRestAtCents) => {
    const { itemId, sell, wantTwo } = await openOwner();
    await wantTwo();
    const sold = await sell({ listRestAtCents });
    const ends = [
      [market.worker, 'buyerDeclined'],
      [market.platform, 'buyerCancelled'],
    ] as const;
    for (const [at, [process, reason]] of ends.entries()) {
      const orderId = sold[at]?.orderId ?? '';
      await inTransaction(process.db, (tx) =>
        advanceOrder(tx, process, orderId, { to: 'failed', reason }, { actor: 'buyer', cause: 'test' }),
      );
      const { rows } = await market.owner.query(
        `select status, exists (select from message where order_id = $2 and user_id = seller_id and template = 'saleFailed') as "isTold"
         from listing where id = $1`,
        [sold[at]?.listingId, orderId],
      );
      expect(rows).toEqual([{ status: 'withdrawn', isTold: true }]);
    }
    const { rows } = await market.owner.query(
      'select lowest_ask_cents as ask, listing_count as count from market_item where id = $1',
      [itemId],
    );
    expect(rows).toEqual([{ ask: null, count: 0 }]);
    // The next bid takes them from the inventory.
    await wantTwo();
    expect((await sell()).map(({ outcome }) => outcome)).toEqual(['sold', 'sold']);
  },
);
