import { zstdDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCsv } from '../../../api/kernel/csv.ts';
import { DUMP_COLUMNS, DUMP_KINDS } from '../../../api/partners/dumps/dump.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { bid, openBidder, takeItem } from '../../orders/bid/bidScene.ts';
import type { Seller } from '../../selling/listing/sellerScene.ts';
import { openPartner } from '../openApi/openStage.ts';
import { dumpDay, linesOf, nameOf, offerEach, openSellers, sell, storedBytes } from './dumpScene.ts';

let market: TestMarket;
let a: Seller;
let b: Seller;
let c: Seller;
beforeAll(async () => {
  market = await openTestMarket();
  // The invented past has sales of today.
  await market.advanceClock(24 * 3_600_000);
  [a, b, c] = (await openSellers(market, 3)) as [Seller, Seller, Seller];
});
afterAll(() => market.close());

async function newItem(): Promise<{ id: string; name: string }> {
  const id = await takeItem(market);
  return { id, name: await nameOf(market, id) };
}

describe('L-03 D-04 sales', () => {
  test('of a day are summed up by item and phase', async () => {
    const { id: itemId, name } = await newItem();
    for (const [seller, priceCents] of [
      [a, 1_000],
      [b, 1_100],
      [c, 1_500],
      [a, 1_201],
    ] as const)
      await sell(market, { itemId, priceCents, sellerId: seller.userId });
    for (const [seller, priceCents] of [
      [a, 90_000],
      [b, 80_000],
      [c, 70_000],
    ] as const)
      await sell(market, { itemId, priceCents, sellerId: seller.userId, phase: 'Ruby' });
    // None of these counts: one was taken back, two are of the days beside it.
    await sell(market, { itemId, priceCents: 1, sellerId: b.userId, isReversed: true });
    await sell(market, { itemId, priceCents: 2, sellerId: b.userId, daysAgo: 1 });
    await sell(market, { itemId, priceCents: 3, sellerId: b.userId, daysAgo: -1 });
    const day = await dumpDay(market);
    expect(await linesOf(market, 'sales', day, name)).toEqual([
      {
        marketHashName: name,
        phase: null,
        day,
        count: 4,
        lowestCents: 1_000,
        medianCents: 1_151,
        highestCents: 1_500,
        volumeCents: 4_801,
      },
      {
        marketHashName: name,
        phase: 'Ruby',
        day,
        count: 3,
        lowestCents: 70_000,
        medianCents: 80_000,
        highestCents: 90_000,
        volumeCents: 240_000,
      },
    ]);
  });

  test('of two sellers leave no line, however many they are, and those of a phase do not lend to another', async () => {
    const { id: itemId, name } = await newItem();
    for (const seller of [a, b, a, b])
      await sell(market, { itemId, priceCents: 1_000, sellerId: seller.userId });
    await sell(market, { itemId, priceCents: 1_000, sellerId: c.userId, phase: 'Ruby' });
    expect(await linesOf(market, 'sales', await dumpDay(market), name)).toEqual([]);
  });

  test('of orders count the sellers of the orders', async () => {
    const { id: itemId, name } = await newItem();
    const { id: otherId, name: other } = await newItem();
    const { partner } = await openPartner(market);
    const buy = async (item: string, seller: Seller, outOrderNo: string) => {
      const [listingId = ''] = await offerEach(market, item, [[seller, 1_000]]);
      const { status, body } = await partner.post('/orders', {
        outOrderNo,
        listingId,
        priceLimitCents: 1_000,
      });
      expect([status, body]).toMatchObject([200, { code: 0 }]);
      const { rows } = await market.owner.query('select id from market_order where order_no = $1', [
        body.data.orderNo,
      ]);
      await sell(market, { itemId: item, priceCents: 1_000, orderId: rows[0].id });
    };
    for (const [place, seller] of [a, b, c].entries()) await buy(itemId, seller, `dump-three-${place}`);
    for (const [place, seller] of [a, b, b].entries()) await buy(otherId, seller, `dump-two-${place}`);
    const day = await dumpDay(market);
    expect(await linesOf(market, 'sales', day, name)).toMatchObject([{ count: 3, volumeCents: 3_000 }]);
    expect(await linesOf(market, 'sales', day, other)).toEqual([]);
  });

  test('of a day without a worker are made later; of the market there is no file of that day', async () => {
    const { id: itemId, name } = await newItem();
    for (const seller of [a, b, c]) await sell(market, { itemId, priceCents: 700, sellerId: seller.userId });
    const { rows } = await market.owner.query("select (clock_now() at time zone 'UTC')::date::text as day");
    const missed: string = rows[0].day;
    await market.advanceClock(24 * 3_600_000);
    await dumpDay(market);
    expect(await linesOf(market, 'sales', missed, name)).toMatchObject([{ day: missed, count: 3 }]);
    expect(await storedBytes(market, `asks/${missed}/jsonl`)).toHaveLength(0);
  });
});

describe('L-03 D-04 asks', () => {
  test('stand by price, of items and phases that three sellers offer', async () => {
    const { id: itemId, name } = await newItem();
    await offerEach(market, itemId, [
      [a, 1_200],
      [b, 1_000],
      [c, 1_000],
    ]);
    await offerEach(
      market,
      itemId,
      [
        [a, 5_000],
        [b, 5_000],
      ],
      { phase: 'Ruby' },
    );
    const line = { marketHashName: name, phase: null };
    expect(await linesOf(market, 'asks', await dumpDay(market), name)).toEqual([
      { ...line, priceCents: 1_000, count: 2 },
      { ...line, priceCents: 1_200, count: 1 },
    ]);
    await offerEach(market, itemId, [[c, 6_000]], { phase: 'Ruby' });
    expect(await linesOf(market, 'asks', await dumpDay(market), name)).toEqual([
      { ...line, priceCents: 1_000, count: 2 },
      { ...line, priceCents: 1_200, count: 1 },
      { ...line, phase: 'Ruby', priceCents: 5_000, count: 2 },
      { ...line, phase: 'Ruby', priceCents: 6_000, count: 1 },
    ]);
  });

  test('of two sellers leave no line, nor those of a third who is blocked or has unlisted', async () => {
    const { id: itemId, name } = await newItem();
    const [d] = (await openSellers(market, 1)) as [Seller];
    await offerEach(market, itemId, [
      [a, 1_000],
      [a, 1_000],
      [b, 1_000],
    ]);
    const [unlisted] = await offerEach(market, itemId, [[c, 1_000]]);
    await offerEach(market, itemId, [[d, 1_000]]);
    await market.owner.query("update listing set status = 'withdrawn' where id = $1", [unlisted]);
    expect(await linesOf(market, 'asks', await dumpDay(market), name)).toHaveLength(1);
    await market.owner.query('update app_user set is_blocked = true where id = $1', [d.userId]);
    expect(await linesOf(market, 'asks', await dumpDay(market), name)).toEqual([]);
  });
});

test('L-03 D-04 bids stand by conditions and price, never by limit, of what three bidders want', async () => {
  const { id: marketItemId, name } = await newItem();
  const { id: otherId, name: other } = await newItem();
  const bidders = await Promise.all([1, 2, 3].map(() => openBidder(market, 1_000_000)));
  const [first, second, third] = bidders as [(typeof bidders)[0], (typeof bidders)[0], (typeof bidders)[0]];
  await bid(market, first, { marketItemId, quantity: 2, priceCents: 9_000n, upToCents: 9_400n });
  await bid(market, second, { marketItemId, quantity: 3, priceCents: 9_000n });
  await bid(market, third, { marketItemId, priceCents: 8_500n });
  for (const bidder of [first, second])
    await bid(market, bidder, { marketItemId: otherId, priceCents: 8_000n });
  const asleep = await bid(market, third, { marketItemId: otherId, priceCents: 8_000n });
  await market.owner.query("update bid set sleep_reason = 'paused' where id = $1", [asleep]);
  const line = { marketHashName: name, conditions: '' };
  const day = await dumpDay(market);
  expect(await linesOf(market, 'bids', day, name)).toEqual([
    { ...line, priceCents: 9_000, count: 5 },
    { ...line, priceCents: 8_500, count: 1 },
  ]);
  expect(await linesOf(market, 'bids', day, other)).toEqual([]);
  // Conditions are a group of their own: alone they would tell who wants just that.
  await market.owner.query("update bid set filter = 'wear<0.2' where user_id = $1 and market_item_id = $2", [
    third.userId,
    marketItemId,
  ]);
  expect(await linesOf(market, 'bids', await dumpDay(market), name)).toEqual([]);
});

test('L-03 D-04 traits stand by band, of bands in which three sellers have copies', async () => {
  const { id: itemId, name } = await newItem();
  await offerEach(
    market,
    itemId,
    [
      [a, 1_000],
      [b, 1_000],
      [c, 1_000],
    ],
    { wear: 0.29, seed: 7, fade: 93.4 },
  );
  await offerEach(
    market,
    itemId,
    [
      [a, 1_000],
      [b, 1_000],
    ],
    { wear: 0.2999, seed: 7, fade: 94 },
  );
  // A pattern that only one has would name the copy.
  await offerEach(
    market,
    itemId,
    [
      [a, 1_000],
      [a, 1_000],
      [b, 1_000],
    ],
    { wear: 0.11, seed: 661, fade: 99.2 },
  );
  const line = { marketHashName: name, phase: null };
  const day = await dumpDay(market);
  expect(await linesOf(market, 'traits', day, name)).toEqual([
    { ...line, trait: 'fade', from: 93, to: 94, count: 3 },
    { ...line, trait: 'float', from: 0.29, to: 0.3, count: 5 },
    { ...line, trait: 'seed', from: 7, to: 8, count: 5 },
  ]);
});

test('L-03 D-04 both formats have the same lines, and nothing of persons or copies', async () => {
  const day = await dumpDay(market);
  const ids = await market.owner.query<{ id: string }>(
    `select id::text from app_user union select id::text from listing union select id::text from asset union select asset_id from asset
     where length(asset_id) > 8 union select steam_id from steam_account where length(steam_id) > 8`,
  );
  const known = new Set(ids.rows.map(({ id }) => id));
  for (const kind of DUMP_KINDS) {
    const lines = await linesOf(market, kind, day);
    const text = zstdDecompressSync(await storedBytes(market, `${kind}/${day}/csv`)).toString();
    expect(text.startsWith('\uFEFF')).toBe(true);
    const records = parseCsv(text);
    if (!Array.isArray(records)) throw new Error('no CSV');
    const cells = records.map((record) => record.cells);
    const columns = [...DUMP_COLUMNS[kind]];
    expect(cells).toEqual([
      columns,
      ...lines.map((line) => columns.map((column) => String(line[column] ?? ''))),
    ]);
    expect(lines.every((line) => Object.keys(line).join() === columns.join())).toBe(true);
    expect(cells.flat().filter((cell) => known.has(cell))).toEqual([]);
  }
  expect((await linesOf(market, 'asks', day)).length).toBeGreaterThan(100);
});
