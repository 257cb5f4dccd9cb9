import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { cancelBid, editBid } from '../../../api/orders/bid/changeBid.ts';
import { openMatching } from '../../../api/orders/bid/matchBids.ts';
import { previewQuickSale } from '../../../api/orders/quickSale/previewQuickSale.ts';
import { type QuickSaleRequest, quickSell } from '../../../api/orders/quickSale/quickSell.ts';
import { dieInService } from '../../kit/dieInService.ts';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { poison } from '../../kit/poison.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { untilBlocked } from '../../kit/untilBlocked.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { balancesOf, bid, openBidder, openRobot, readBid, takeItem } from '../bid/bidScene.ts';

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

/** Gives a seller copies of an item, in an inventory and on sale nowhere. @returns their ids. */
async function giveCopies(to: Seller, marketItemId: string, count: number, wear = 0.2): Promise<string[]> {
  const { rows } = await market.owner.query<{ id: string }>(
    `insert into asset (id, steam_account_id, market_item_id, asset_id, class_id, instance_id, float_value, paint_seed, is_tradable, is_marketable)
     select id, $1, $2, abs(hashtextextended(id::text, 0))::text, '1', '0', $4, 7, true, true
     from (select gen_random_uuid() as id from generate_series(1, $3::int)) new returning id`,
    [to.accountId, marketItemId, count, wear],
  );
  return rows.map(({ id }) => id);
}

function sell(assetIds: readonly string[], terms: Partial<QuickSaleRequest> & { least?: bigint } = {}) {
  const { least = 5_000n, ...request } = terms;
  return quickSell(market.platform, {
    userId: seller.userId,
    lines: assetIds.map((assetId) => ({ assetId, minPriceCents: least })),
    listRestAtCents: null,
    isPriceConfirmed: false,
    clientRequestId: newId(),
    ...request,
  });
}

const pricesOf = (assetIds: string[]) =>
  previewQuickSale(market.platform, { userId: seller.userId, assetIds }).then((rows) =>
    rows.map(({ priceCents }) => priceCents),
  );

const openListings = async (assetIds: readonly string[]) => {
  const { rows } = await market.owner.query<{ count: number }>(
    "select count(*)::int as count from listing where asset_id = any($1) and status in ('active', 'paused')",
    [assetIds],
  );
  return rows[0]?.count;
};

describe('B-05 copies are sold to bids at once', () => {
  test('at the prices of the dry run: the best bids first, none of them twice', async () => {
    const itemId = await takeItem(market);
    const bidder = await openBidder(market);
    const high = await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n });
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_000n, quantity: 2 });
    const copies = await giveCopies(seller, itemId, 4);
    expect(await pricesOf(copies)).toEqual([9_500n, 9_000n, 9_000n, null]);
    const outcomes = await sell(copies);
    expect(outcomes.map(({ outcome, priceCents }) => [outcome, priceCents])).toEqual([
      ['sold', 9_500n],
      ['sold', 9_000n],
      ['sold', 9_000n],
      ['bidGone', null],
    ]);
    const stored = await readBid(market, high);
    expect(stored.state).toBe('filled');
    expect(stored.fills[0]?.order).toMatchObject({ sellerId: seller.userId, priceCents: 9_500n });
    expect(await balancesOf(market, bidder.userId)).toEqual({ deposit: 990_500 });
    expect(await openListings(copies)).toBe(0);
  });

  test('never under the least price, and what is left can be listed in the same step', async () => {
    const itemId = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_000n });
    const [copy = '', other = ''] = await giveCopies(seller, itemId, 2);
    expect(await sell([copy], { least: 9_001n })).toMatchObject([{ outcome: 'bidGone', priceCents: 9_000n }]);
    expect(await openListings([copy])).toBe(0);
    expect(await sell([copy, other], { listRestAtCents: 9_900n })).toMatchObject([
      { outcome: 'sold', priceCents: 9_000n },
      { outcome: 'listed', priceCents: 9_900n },
    ]);
    expect(await openListings([copy, other])).toBe(1);
  });

  test('a price to list at that would be lowered under the least price lists nothing, lowered above it it does', async () => {
    const itemId = await takeItem(market);
    const [copy = '', other = ''] = await giveCopies(seller, itemId, 2);
    const rest = { listRestAtCents: 900_000n };
    expect(await sell([copy], { ...rest, least: 500_000n })).toMatchObject([
      { outcome: 'refused', reason: 'priceInvalid', listingId: null },
    ]);
    expect(await openListings([copy])).toBe(0);
    expect(await sell([other], { ...rest, least: 90_000n })).toMatchObject([
      { outcome: 'listed', priceCents: 100_000n },
    ]);
  });

  test('the dry run asks for no less than the lowest ask that is allowed', async () => {
    const itemId = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_000n });
    const assetIds = await giveCopies(seller, itemId, 1);
    const platform = { ...market.platform, config: { ...market.platform.config, ASK_MIN_CENTS: 10 } };
    expect(await previewQuickSale(platform, { userId: seller.userId, assetIds })).toMatchObject([
      { reason: null, priceCents: 9_000n },
    ]);
  });

  test('a bid that changed since the dry run is passed over, and what it asks for is respected', async () => {
    const itemId = await takeItem(market);
    const bidder = await openBidder(market);
    const id = await bid(market, bidder, { marketItemId: itemId, priceCents: 9_500n });
    await bid(market, await openBidder(market), {
      marketItemId: itemId,
      priceCents: 9_800n,
      conditions: { kind: 'compare', field: 'wear', comparison: 'lt', value: 0.1 },
    });
    const [worn = ''] = await giveCopies(seller, itemId, 1, 0.3);
    const [clean = ''] = await giveCopies(seller, itemId, 1, 0.05);
    expect(await pricesOf([worn, clean])).toEqual([9_500n, 9_800n]);
    const change = { quantity: null, conditions: null, expiresAt: null, isConfirmed: false };
    await editBid(market.platform, { ...change, bidId: id, userId: bidder.userId, priceCents: 7_000n });
    expect(await sell([worn], { least: 9_500n })).toMatchObject([{ outcome: 'bidGone', priceCents: 7_000n }]);
    expect(await sell([clean], { least: 9_800n })).toMatchObject([{ outcome: 'sold', priceCents: 9_800n }]);
  });

  test('B-13 a bid below half of the reference price is told in the dry run and sold to only once the seller confirms it', async () => {
    const itemId = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 4_900n });
    const [copy = ''] = await giveCopies(seller, itemId, 1);
    const preview = await previewQuickSale(market.platform, { userId: seller.userId, assetIds: [copy] });
    expect(preview).toMatchObject([{ priceCents: 4_900n, isFarBelow: true, reason: null }]);
    expect(await sell([copy], { least: 4_900n })).toMatchObject([
      { outcome: 'refused', reason: 'priceTooLow', orderId: null },
    ]);
    expect(await openListings([copy])).toBe(0);
    expect(await sell([copy], { least: 4_900n, isPriceConfirmed: true })).toMatchObject([
      { outcome: 'sold', priceCents: 4_900n },
    ]);
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 5_000n });
    const [next = ''] = await giveCopies(seller, itemId, 1);
    expect(await sell([next], { least: 100n })).toMatchObject([{ outcome: 'sold', priceCents: 5_000n }]);
  });

  test('own bids, foreign and listed copies, and copies in cooldown', async () => {
    const itemId = await takeItem(market);
    const own = await openBidder(market);
    await bid(market, own, { marketItemId: itemId, priceCents: 9_900n });
    await bid(market, await openBidder(market), { marketItemId: itemId, priceCents: 9_000n, quantity: 3 });
    const me = { ...seller, userId: own.userId };
    await market.owner.query('update steam_account set user_id = $1 where id = $2', [
      own.userId,
      seller.accountId,
    ]);
    const [copy = '', cooling = '', listed = ''] = await giveCopies(me, itemId, 3);
    await market.owner.query("update asset set tradable_at = clock_now() + interval '3 days' where id = $1", [
      cooling,
    ]);
    const mine = { userId: own.userId };
    const [rest] = await sell([listed], { ...mine, least: 9_500n, listRestAtCents: 20_000n });
    expect(rest?.outcome).toBe('listed');
    expect(await sell([copy, cooling, listed, newId()], mine)).toMatchObject([
      { outcome: 'sold', priceCents: 9_000n },
      { outcome: 'refused', reason: 'inCooldown' },
      { outcome: 'refused', reason: 'alreadyListed' },
      { outcome: 'refused', reason: 'notYours' },
    ]);
    await market.owner.query('update steam_account set user_id = $1 where id = $2', [
      seller.userId,
      seller.accountId,
    ]);
    await market.owner.query("update listing set status = 'withdrawn' where id = $1", [rest?.listingId]);
  });

  test('the same request again has the same outcomes, one with other copies is refused', async () => {
    const itemId = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: itemId, quantity: 5 });
    const copies = await giveCopies(seller, itemId, 3);
    const clientRequestId = newId();
    const [one, two] = await Promise.all([
      sell(copies, { clientRequestId }),
      sell(copies, { clientRequestId }),
    ]);
    expect(one).toEqual(two);
    expect(await sell(copies, { clientRequestId })).toEqual(one);
    await expect(sell(copies.toReversed(), { clientRequestId })).rejects.toMatchObject({
      code: 'requestIdReused',
    });
    await expect(sell([])).rejects.toThrow('copies');
    await expect(sell([copies[0] ?? '', copies[0] ?? ''])).rejects.toThrow('copies');
    await expect(sell(copies, { least: 0n })).rejects.toThrow('minPriceCents');
    // Listed under its least price, a copy would be sold to a bid below it.
    const rest = { least: 9_000n, listRestAtCents: 8_000n };
    await expect(sell(copies, rest)).rejects.toThrow('listRestAtCents');
    await expect(sell(copies, { clientRequestId: 'x'.repeat(61) })).rejects.toThrow('clientRequestId');
  });

  test('under the id of another request nothing is sold, also not a copy whose place was free', async () => {
    const itemId = await takeItem(market);
    await bid(market, await openBidder(market), { marketItemId: itemId, quantity: 5 });
    const [first = '', ...others] = await giveCopies(seller, itemId, 3);
    const clientRequestId = newId();
    expect(await sell([first], { clientRequestId })).toMatchObject([{ outcome: 'sold' }]);
    for (const copies of [others, [first, ...others]])
      await expect(sell(copies, { clientRequestId })).rejects.toMatchObject({ code: 'requestIdReused' });
    const { rows } = await market.owner.query('select from listing where asset_id = any($1)', [others]);
    expect(rows).toEqual([]);
  });

  test('a price to list at that is far too low is asked about first, as in a listing', async () => {
    const itemId = await takeItem(market);
    const copies = await giveCopies(seller, itemId, 1);
    const terms = { least: 4_000n, listRestAtCents: 4_000n };
    const clientRequestId = newId();
    expect(await sell(copies, { ...terms, clientRequestId })).toMatchObject([
      { outcome: 'refused', reason: 'priceTooLow' },
    ]);
    expect(await openListings(copies)).toBe(0);
    const confirmed = { ...terms, isPriceConfirmed: true };
    await expect(sell(copies, { ...confirmed, clientRequestId })).rejects.toMatchObject({
      code: 'requestIdReused',
    });
    expect(await sell(copies, confirmed)).toMatchObject([{ outcome: 'listed', priceCents: 4_000n }]);
  });

  test('a bid that is edited during the sale is sold to as it is then', async () => {
    const itemId = await takeItem(market);
    const id = await bid(market, await openBidder(market), { marketItemId: itemId });
    const copies = await giveCopies(seller, itemId, 1);
    const editor = await market.owner.connect();
    await editor.query('begin');
    await editor.query("update bid set queued_at = queued_at + interval '1 second' where id = $1", [id]);
    const selling = sell(copies);
    // The sale has read the bid as it was, and waits for it.
    await untilBlocked(market);
    await editor.query('commit');
    editor.release();
    expect(await selling).toMatchObject([{ outcome: 'sold', priceCents: 9_000n }]);
  });

  test('20 sellers at once and a matching worker against a bid of 10: exactly 10 sell', async () => {
    const itemId = await takeItem(market);
    const bidder = await openBidder(market, 1_000_000);
    const id = await bid(market, bidder, { marketItemId: itemId, quantity: 10 });
    const sellers = await Promise.all(Array.from({ length: 20 }, () => openRobot(market)));
    const copies = await Promise.all(sellers.map((each) => giveCopies(each, itemId, 1)));
    const matching = openMatching(market.worker);
    const sales = await Promise.all([
      ...sellers.map(({ userId }, at) => sell(copies[at] ?? [], { userId })),
      matching.run().then(() => [] as Awaited<ReturnType<typeof sell>>),
    ]);
    const outcomes = sales.flat().map(({ outcome }) => outcome);
    expect(outcomes.filter((outcome) => outcome === 'sold')).toHaveLength(10);
    expect(outcomes.filter((outcome) => outcome === 'bidGone')).toHaveLength(10);
    const stored = await readBid(market, id);
    expect(stored).toMatchObject({ state: 'filled', remaining: 0 });
    expect(new Set(stored.fills.map(({ order }) => order.sellerId)).size).toBe(10);
    expect(await balancesOf(market, bidder.userId)).toMatchObject({ deposit: 910_000 });
  });

  test('a bid that is cancelled meanwhile is sold to, or its money is back', async () => {
    const itemId = await takeItem(market);
    for (let round = 0; round < 5; round += 1) {
      const bidder = await openBidder(market, 20_000);
      const id = await bid(market, bidder, { marketItemId: itemId });
      const copies = await giveCopies(seller, itemId, 1);
      const [outcomes] = await Promise.all([
        sell(copies),
        cancelBid(market.platform, { bidId: id, userId: bidder.userId }).catch(() => null),
      ]);
      const isSold = outcomes[0]?.outcome === 'sold';
      expect((await balancesOf(market, bidder.userId)).deposit).toBe(isSold ? 11_000 : 20_000);
    }
  });
});

describe('B-20 copies that are sold at the same time', () => {
  test('meet the bids that the dry run showed, whatever their quantities, limits and least prices', async () => {
    for (let round = 0; round < 8; round += 1) {
      const itemId = await takeItem(market);
      for (let count = 0; count < 5; count += 1) {
        const priceCents = BigInt(6_000 + 500 * ((round * 7 + count * 3) % 6));
        await bid(market, await openBidder(market), {
          marketItemId: itemId,
          priceCents,
          quantity: 1 + ((round + count) % 3),
          // Each second one goes up to a limit if others drive it there.
          upToCents: priceCents + BigInt((count % 2) * 500),
        });
      }
      const copies = await giveCopies(seller, itemId, 14);
      const shown = await pricesOf(copies);
      const outcomes = await sell(copies);
      expect(outcomes.map(({ outcome, priceCents }) => (outcome === 'sold' ? priceCents : null))).toEqual(
        shown,
      );
      expect(await pricesOf(await giveCopies(seller, itemId, 1))).toEqual([null]);
    }
  });

  test('a copy whose bid falls asleep takes the best bid that is left, after the others', async () => {
    const itemId = await takeItem(market);
    const asleep = await openBidder(market);
    const id = await bid(market, asleep, { marketItemId: itemId, priceCents: 9_900n });
    for (const priceCents of [9_500n, 9_000n, 8_500n])
      await bid(market, await openBidder(market), { marketItemId: itemId, priceCents });
    await market.owner.query('update app_user set trade_url = null where id = $1', [asleep.userId]);
    const outcomes = await sell(await giveCopies(seller, itemId, 3));
    expect(outcomes.map(({ priceCents }) => priceCents)).toEqual([8_500n, 9_500n, 9_000n]);
    expect((await readBid(market, id)).sleepReason).toBe('noTradeLink');
  });

  test('O-09 one that fails stops no sale under way; the same request again sells the rest, each copy once', async () => {
    const itemId = await takeItem(market);
    const id = await bid(market, await openBidder(market, 2_000_000), { marketItemId: itemId, quantity: 12 });
    const copies = await giveCopies(seller, itemId, 12);
    const clientRequestId = newId();
    const heal = await poison(market, 'listing', `new.asset_id = '${copies[5]}'`);
    await expect(sell(copies, { clientRequestId })).rejects.toThrow('poisoned');
    const { remaining } = await readBid(market, id);
    expect(remaining).toBeGreaterThan(1);
    expect(remaining).toBeLessThan(8);
    await heal();
    const outcomes = await sell(copies, { clientRequestId });
    expect(outcomes.map(({ assetId, outcome }) => [assetId, outcome])).toEqual(
      copies.map((assetId) => [assetId, 'sold']),
    );
    expect(new Set(outcomes.map(({ orderId }) => orderId)).size).toBe(12);
    expect((await readBid(market, id)).state).toBe('filled');
  });
});

test.each(['quickSale.sold', 'quickSale.lineDone'])(
  'B-05 L6 an api killed at %s: the same request goes on, and sells each copy once',
  async (place) => {
    const itemId = await takeItem(market);
    const id = await bid(market, await openBidder(market), { marketItemId: itemId, quantity: 5 });
    const copies = await giveCopies(seller, itemId, 3);
    const clientRequestId = newId();
    const request = {
      userId: seller.userId,
      lines: copies.map((assetId) => ({ assetId, minPriceCents: 5_000n })),
      listRestAtCents: null,
      isPriceConfirmed: false,
      clientRequestId,
    };
    const call = { file: 'orders/quickSale/quickSell.ts', service: 'quickSell', args: [request] };
    expect(await dieInService(market, place, call)).toBe('SIGKILL');
    const outcomes = await sell(copies, { clientRequestId });
    expect(outcomes.map(({ outcome }) => outcome)).toEqual(['sold', 'sold', 'sold']);
    expect((await readBid(market, id)).remaining).toBe(2);
  },
);
