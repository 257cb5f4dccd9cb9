import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectInvariantsHold } from '../../kit/expectInvariantsHold.ts';
import { buyOne, openBuyer } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import {
  countsOf,
  giveCopies,
  inventoryItemId,
  list,
  openSeller,
  pickItems,
  type Seller,
} from './sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  seller = await openSeller(market);
  items = await pickItems(market, 40);
});
afterAll(async () => {
  await expectInvariantsHold(market);
  await market.close();
});

function itemAt(index: number) {
  const item = items[index];
  if (!item) throw new Error('too few items');
  return item;
}

describe('listing', () => {
  test('puts a copy on sale: in the market within a second, and buyable', async () => {
    const item = itemAt(0);
    const [assetId] = await giveCopies(market, seller, item.id, 1);
    const before = await countsOf(market, item.id);
    const priceCents = Math.ceil(item.referenceCents / 2);
    const { results, doneCount, failedCount } = await list(seller.client, [
      { assetId: assetId ?? '', priceCents },
    ]);
    expect([doneCount, failedCount]).toEqual([1, 0]);
    const [result] = results;
    expect(result).toMatchObject({
      index: 0,
      inventoryItemId: inventoryItemId(assetId ?? ''),
      reason: null,
      askCents: priceCents,
      loweredFromCents: null,
      referencePriceCents: item.referenceCents,
      listing: { status: 'ACTIVE', askCents: priceCents, deliveryType: 'MANUAL', isOwn: true },
    });
    expect(await countsOf(market, item.id)).toMatchObject({
      count: before.count + 1,
      ask: Math.min(before.ask, priceCents),
    });
    const started = performance.now();
    await market.settleFeed();
    const at = market.feed.index.rows.find((row) => row.id === item.id);
    expect(at?.listingCount).toBe(before.count + 1);
    expect(performance.now() - started).toBeLessThan(1_000 * slowness());
    const buyer = await openBuyer(market);
    const order = await buyOne(buyer, {
      id: result?.listing?.id ?? '',
      askCents: priceCents,
      marketHashName: item.marketHashName,
    });
    expect(order).toMatchObject({ phase: 'AWAITING_OFFER', priceCents });
  });

  test('a robot account delivers what it lists by itself', async () => {
    const robot = await openSeller(market, 'robot');
    const item = itemAt(1);
    const [assetId = ''] = await giveCopies(market, robot, item.id, 1);
    const { results } = await list(robot.client, [{ assetId, priceCents: item.referenceCents }]);
    expect(results[0]?.listing).toMatchObject({ deliveryType: 'AUTOMATIC' });
  });

  test('I-06 by multiplier: half up to a cent; outside of the range or with four decimals it is refused', async () => {
    const item = itemAt(2);
    const ids = await giveCopies(market, seller, item.id, 5);
    const multipliers = [0.995, 0.97, 1.1, 0.9695, 1.101];
    const { results } = await list(
      seller.client,
      ids.map((assetId, at) => ({ assetId, multiplier: multipliers[at] ?? 0 })),
    );
    const half = (thousandths: number) => Math.floor((item.referenceCents * thousandths * 2 + 1_000) / 2_000);
    expect(results.map(({ askCents, reason }) => askCents ?? reason)).toEqual([
      half(995),
      half(970),
      half(1_100),
      'PRICE_INVALID',
      'PRICE_INVALID',
    ]);
  });

  test('I-05 a price too high is lowered and told; one too low is refused until it is confirmed', async () => {
    const item = itemAt(3);
    const ids = await giveCopies(market, seller, item.id, 3);
    const low = Math.ceil(item.referenceCents / 2) - 1;
    const [high, refused, confirmed] = (
      await list(seller.client, [
        { assetId: ids[0] ?? '', priceCents: item.referenceCents * 11 },
        { assetId: ids[1] ?? '', priceCents: low },
        { assetId: ids[2] ?? '', priceCents: low, isPriceConfirmed: true },
      ])
    ).results;
    expect(high).toMatchObject({
      reason: null,
      askCents: item.referenceCents * 10,
      loweredFromCents: item.referenceCents * 11,
    });
    expect(refused).toMatchObject({
      reason: 'PRICE_TOO_LOW',
      referencePriceCents: item.referenceCents,
      listing: null,
    });
    expect(confirmed).toMatchObject({ reason: null, askCents: low });
  });
});

describe('I-05 I-08 what cannot be listed is told with its reason, and the rest is listed', () => {
  test('each reason of a copy', async () => {
    const mixed = await openSeller(market);
    const other = await openSeller(market);
    const item = itemAt(4);
    const later = new Date(Date.now() + 3 * 86_400_000);
    const past = new Date(Date.now() - 1_000);
    const give = async (traits: Parameters<typeof giveCopies>[4], owner = mixed) =>
      (await giveCopies(market, owner, item.id, 1, traits))[0] ?? '';
    const free = await give({});
    const inputs: [string, string | null][] = [
      [free, null],
      [free, 'REPEATED'],
      [await give({}, other), 'NOT_YOURS'],
      [crypto.randomUUID(), 'NOT_YOURS'],
      [await give({ isGone: true }), 'GONE'],
      [await give({ isTradable: false, tradableAt: later }), 'IN_COOLDOWN'],
      [await give({ isTradable: false, tradableAt: later, contextId: '16' }), 'IN_COOLDOWN'],
      [await give({ isTradable: false, isMarketable: false, tradableAt: past }), null],
      [await give({ isTradable: false }), 'NOT_TRADABLE'],
      [await give({ isMarketable: false }), 'NOT_MARKETABLE'],
    ];
    const answer = await list(
      mixed.client,
      inputs.map(([assetId]) => ({ assetId, priceCents: item.referenceCents })),
    );
    expect(answer.results.map(({ reason }) => reason)).toEqual(inputs.map(([, reason]) => reason));
    expect([answer.doneCount, answer.failedCount]).toEqual([2, 8]);
    expect(answer.results[5]?.until).toBe(later.toISOString());
    expect(answer.results[2]).toMatchObject({ inventoryItemId: null, referencePriceCents: null });
    const again = await list(mixed.client, [{ assetId: free, priceCents: item.referenceCents }]);
    expect(again.results[0]?.reason).toBe('ALREADY_LISTED');
  });

  test.each([
    [`status = 'abnormal'`, 'ACCOUNT_ABNORMAL'],
    [`status = 'notSellable'`, 'ACCOUNT_NOT_SELLABLE'],
    ['unbound_at = clock_now()', 'ACCOUNT_UNBOUND'],
  ])('an account with %s: %s', async (change, reason) => {
    const owner = await openSeller(market);
    const [assetId = ''] = await giveCopies(market, owner, itemAt(5).id, 1);
    await market.owner.query(`update steam_account set ${change} where id = $1`, [owner.accountId]);
    const { results } = await list(owner.client, [{ assetId, priceCents: itemAt(5).referenceCents }]);
    expect(results[0]?.reason).toBe(reason);
  });

  test('a copy that somebody has bought', async () => {
    const item = itemAt(6);
    const [assetId = ''] = await giveCopies(market, seller, item.id, 1);
    const input = { assetId, priceCents: item.referenceCents };
    const { results } = await list(seller.client, [input]);
    const buyer = await openBuyer(market);
    await buyOne(buyer, { ...item, id: results[0]?.listing?.id ?? '', askCents: item.referenceCents });
    expect((await list(seller.client, [input])).results[0]?.reason).toBe('ORDER_UNDER_WAY');
  });
});
