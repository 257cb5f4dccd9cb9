import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClock } from '../../../api/kernel/clock.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { readStatistics } from '../../../api/payments/statistics/readStatistics.ts';
import { spanOf } from '../../../api/payments/statistics/statisticsSpan.ts';
import { listEntries } from '../../../api/payments/wallet/entry.store.ts';
import { openBuyer } from '../../kit/shopper.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { lead, openTrader, sell, userIdOf } from '../../payments/statistics/statisticsScene.ts';
import { giveCopies, list, openSeller, pickItems } from './sellerScene.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Age {
  fromDays: number;
  count: number;
  askCents: number;
  comparedCount: number;
  comparedNetCents: number;
  medianNetCents: number;
  aboveCount: number;
}

test('I-14 listings stand in the age of their days, and only those with enough sales are compared', async () => {
  const seller = await openSeller(market);
  const [sold, rare] = await pickItems(market, 2);
  if (!sold || !rare) throw new Error('too few items');
  const ids = [sold.id, rare.id];
  await market.owner.query('delete from sale where market_item_id = any($1)', [ids]);
  const sale = `insert into sale (id, market_item_id, price_cents, sold_at, is_reversed) values (gen_random_uuid(), $1, $2, clock_now() - $3::int * interval '1 day', $4)`;
  for (const [at, cents] of [900, 1_000, 1_100, 1_200, 5_000].entries())
    await market.owner.query(sale, [sold.id, cents, at + 1, false]);
  for (const days of [1, 2, 3, 4]) await market.owner.query(sale, [rare.id, 1_000, days, false]);
  await market.owner.query(sale, [rare.id, 1_000, 31, false]);
  await market.owner.query(sale, [rare.id, 1_000, 1, true]);
  const copies = [
    ...(await giveCopies(market, seller, sold.id, 3)),
    ...(await giveCopies(market, seller, rare.id, 1)),
  ];
  await list(
    seller.client,
    copies.map((assetId, at) => ({
      assetId,
      priceCents: [1_000, 1_200, 2_000, 3_000][at] ?? 0,
      isPriceConfirmed: true,
    })),
  );
  for (const [at, days] of [1, 40, 40, 100].entries())
    await market.owner.query(
      `update listing set created_at = clock_now() - $2::int * interval '1 day' where asset_id = $1`,
      [copies[at], days],
    );
  const { data } = await seller.client.query<{ viewer: { stockAges: Age[]; listings: unknown } }>(
    `{ viewer { stockAges { fromDays toDays count askCents comparedCount comparedNetCents medianNetCents aboveCount } } }`,
  );
  const net = (cents: number) =>
    cents - Math.floor((cents * market.config.SALE_FEE_BASIS_POINTS + 5_000) / 10_000);
  const nothing = {
    count: 0,
    askCents: 0,
    comparedCount: 0,
    comparedNetCents: 0,
    medianNetCents: 0,
    aboveCount: 0,
  };
  expect(data?.viewer.stockAges).toEqual([
    {
      fromDays: 0,
      toDays: 7,
      count: 1,
      askCents: 1_000,
      comparedCount: 1,
      comparedNetCents: net(1_000),
      medianNetCents: net(1_100),
      aboveCount: 0,
    },
    { fromDays: 7, toDays: 30, ...nothing },
    {
      fromDays: 30,
      toDays: 90,
      count: 2,
      askCents: 3_200,
      comparedCount: 2,
      comparedNetCents: net(1_200) + net(2_000),
      medianNetCents: 2 * net(1_100),
      aboveCount: 2,
    },
    { fromDays: 90, toDays: null, ...nothing, count: 1, askCents: 3_000 },
  ]);
  // A number and the list behind it are of the same listings: what an order has reserved is in neither.
  await market.owner.query(`update listing set status = 'reserved' where asset_id = $1`, [copies[2]]);
  const { data: after } = await seller.client.query<{
    viewer: { stockAges: Age[]; listings: { totalCount: number } };
  }>(
    `{ viewer { stockAges { count } listings(filter: { status: UNSOLD, copies: { minDaysOnSale: 30, maxDaysOnSale: 90 } }) { totalCount } } }`,
  );
  expect(after?.viewer.stockAges.map(({ count }) => count)).toEqual([1, 0, 1, 1]);
  expect(after?.viewer.listings.totalCount).toBe(1);
  await market.owner.query(`update listing set status = 'withdrawn' where asset_id = $1`, [copies[2]]);
});

/** An id of a copy that the market found so many days ago. */
const foundAgo = (days: number): string => {
  const at = (Date.now() - days * DAY_MS).toString(16).padStart(12, '0');
  return `${at.slice(0, 8)}-${at.slice(8)}-7000-8000-${crypto.randomUUID().slice(-12)}`;
};

test('I-14 copies that are not on sale stand by the days for which they are held, with their reference prices, as the inventory lists them', async () => {
  const seller = await openSeller(market);
  const [priced, plain] = await pickItems(market, 2);
  if (!priced || !plain) throw new Error('too few items');
  const give = async (itemId: string, days: number, traits = {}) => {
    const [id] = await giveCopies(market, seller, itemId, 1, traits);
    await market.owner.query('update asset set id = $2 where id = $1', [id, foundAgo(days)]);
  };
  for (const days of [1, 8, 40, 41, 120]) await give(priced.id, days);
  await give(plain.id, 45);
  // In a cooldown, on sale, gone: none of them could be put on sale now.
  await give(priced.id, 40, { isTradable: false, tradableAt: new Date(Date.now() + DAY_MS) });
  await give(priced.id, 40, { isGone: true });
  const [sold = ''] = await giveCopies(market, seller, priced.id, 1);
  await list(seller.client, [{ assetId: sold, multiplier: 1 }]);
  const read = async () => {
    const { data } = await seller.client.query<{
      viewer: {
        heldAges: { count: number; referenceCents: number; withoutReferenceCount: number }[];
        inventoryCounts: unknown;
      };
    }>(`{ viewer {
      heldAges { fromDays toDays count referenceCents withoutReferenceCount }
      inventoryCounts(filter: { tab: UNLISTED, copies: { minDaysHeld: 30, maxDaysHeld: 90 } }) { unlisted }
    } }`);
    return data?.viewer;
  };
  const [one, two] = [priced.referenceCents, plain.referenceCents];
  const row = (fromDays: number, toDays: number | null, count: number, referenceCents: number) => ({
    fromDays,
    toDays,
    count,
    referenceCents,
    withoutReferenceCount: 0,
  });
  expect(await read()).toEqual({
    heldAges: [row(0, 7, 1, one), row(7, 30, 1, one), row(30, 90, 3, 2 * one + two), row(90, null, 1, one)],
    inventoryCounts: { unlisted: 3 },
  });
  await market.owner.query('update market_item set reference_price_cents = null where id = $1', [plain.id]);
  expect((await read())?.heldAges[2]).toEqual({ ...row(30, 90, 3, 2 * one), withoutReferenceCount: 1 });
  const { data } = await (await openSeller(market)).client.query<{
    viewer: { heldAges: { count: number }[] };
  }>('{ viewer { heldAges { count } } }');
  expect(data?.viewer.heldAges.map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test('I-14 the weeks add up to their total, to the sales and to the lines of the wallet', async () => {
  const trader = await openTrader(market);
  const buyerId = await userIdOf(await openBuyer(market));
  const sales = [
    { priceCents: 10_000n, costCents: 6_000n },
    { priceCents: 4_321n, costCents: null },
    { priceCents: 7_777n, costCents: 8_000n },
  ];
  const orders: string[] = [];
  for (const each of sales) {
    const order = await sell(market, trader, buyerId, each);
    await lead(market, order, { to: 'protected' });
    orders.push(order);
    await market.advanceClock(8 * DAY_MS);
  }
  const now = await readClock(market.platform.db);
  const span = spanOf({ range: 'last90Days', timeZone: 'Asia/Shanghai' }, now);
  const { total, periods } = await readStatistics(market.platform.db, trader.userId, span);
  expect(span.unit).toBe('week');
  expect(periods).toHaveLength(span.periods.length);
  for (const name of [
    'salesCount',
    'salesGrossCents',
    'saleFeesCents',
    'salesNetCents',
    'costCents',
  ] as const)
    expect(periods.reduce((sum, { figures }) => sum + Number(figures[name]), 0)).toBe(Number(total[name]));
  expect(total).toMatchObject({
    salesCount: 3,
    salesGrossCents: sales.reduce((sum, { priceCents }) => sum + priceCents, 0n),
    costCents: 14_000n,
  });
  expect(periods.filter(({ figures }) => figures.salesCount === 1)).toHaveLength(3);
  const page = { edgeId: null, isBackward: false, count: 1_000 };
  const lines = await listEntries(
    market.platform.db,
    trader.userId,
    { from: span.startsAt, until: span.endsAt },
    page,
  );
  const settled = lines.filter(({ kind, reason }) => kind === 'settling' && reason === 'settle');
  expect(settled.reduce((sum, { amountCents }) => sum + amountCents, 0n)).toBe(total.salesNetCents);
});
