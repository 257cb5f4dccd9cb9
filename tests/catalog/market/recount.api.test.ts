import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { refreshRequestedItems } from '../../../api/catalog/market/recount.ts';
import { inLine } from '../../../api/kernel/inLine.ts';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const FRESH_MS = 1_000 * slowness();

let market: TestMarket;
let buyer: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  buyer = await openBuyer(market, 10_000_000);
});
afterAll(() => market.close());
beforeEach(() => market.settleFeed());

async function countsOf(name: string) {
  const { rows } = await market.owner.query<{
    stored: number;
    true: number;
    ask: string | null;
    lowest: string | null;
  }>(
    `select item.listing_count as stored, item.lowest_ask_cents as ask,
       (select count(*)::int from listing where market_item_id = item.id and status = 'active') as true,
       (select min(ask_cents) from listing where market_item_id = item.id and status = 'active') as lowest
     from market_item item where market_hash_name = $1`,
    [name],
  );
  const [row] = rows;
  if (!row) throw new Error(`no item ${name}`);
  return row;
}

async function takeOne() {
  const [listing] = await takeListings(buyer, 1);
  if (!listing) throw new Error('nothing on sale');
  return listing;
}

test('a purchase waits for nobody who holds the row of its item, and the counts follow within a second', async () => {
  const listing = await takeOne();
  const holder = await market.owner.connect();
  try {
    await holder.query('begin');
    await holder.query('select from market_item where market_hash_name = $1 for no key update', [
      listing.marketHashName,
    ]);
    expect((await buyOne(buyer, listing)).phase).toBe('AWAITING_OFFER');
    const held = await countsOf(listing.marketHashName);
    expect(held.stored).toBe(held.true + 1);
  } finally {
    await holder.query('rollback');
    holder.release();
  }
  await expect
    .poll(
      async () => {
        const { stored, true: isTrue, ask, lowest } = await countsOf(listing.marketHashName);
        return [stored - isTrue, ask === lowest];
      },
      { timeout: FRESH_MS },
    )
    .toEqual([0, true]);
});

test('a count that a crash cut short is made by whoever looks next, once however many look', async () => {
  const listing = await takeOne();
  const before = await countsOf(listing.marketHashName);
  await market.owner.query('alter table market_item_recount disable trigger market_item_recount_asked');
  await market.owner.query(
    "update listing set status = 'withdrawn' where id = (select id from listing where status = 'active' and market_item_id = (select id from market_item where market_hash_name = $1) limit 1)",
    [listing.marketHashName],
  );
  await market.owner.query(
    'insert into market_item_recount (market_item_id) select id from market_item where market_hash_name = $1',
    [listing.marketHashName],
  );
  await Promise.all([1, 2, 3, 4].map(() => refreshRequestedItems(market.platform)));
  await market.settleFeed();
  expect((await countsOf(listing.marketHashName)).stored).toBe(before.stored - 1);
  expect((await market.owner.query('select from market_item_recount')).rowCount).toBe(0);
  await market.owner.query('alter table market_item_recount enable trigger market_item_recount_asked');
});

test('a crowd on one key is served a few at a time, in turn, and a failure lets the next one on', async () => {
  const owner = {};
  let now = 0;
  let most = 0;
  const order: number[] = [];
  const answers = await Promise.allSettled(
    Array.from({ length: 9 }, (_, index) =>
      inLine(owner, { key: 'one', width: 2 }, async () => {
        now += 1;
        most = Math.max(most, now);
        order.push(index);
        await new Promise((done) => setTimeout(done, 5));
        now -= 1;
        if (index % 3 === 0) throw new Error('no');
        return index;
      }),
    ),
  );
  expect([most, order]).toEqual([2, [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
  expect(answers.filter(({ status }) => status === 'rejected')).toHaveLength(3);
  expect(await inLine(owner, { key: 'one', width: 1 }, async () => 'free again')).toBe('free again');
});
