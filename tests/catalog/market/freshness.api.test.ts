import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buyOne, openBuyer, takeListings } from '../../kit/shopper.ts';
import { slowness } from '../../kit/slowness.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { readPage } from './marketPages.ts';

/** What no speed is asked of. */
const PATIENT_MS = 10_000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

async function countOf(keyword: string): Promise<number | undefined> {
  const { edges } = await readPage(market.visitor(), { filter: { keyword }, first: 1 });
  return edges[0]?.node.listingCount;
}

/** A change of the market, which returns what shall be true of the list soon. */
type Change = (turn: number) => Promise<() => void | Promise<void>>;

/**
 * Makes a change three times and expects the fastest to show within a second on a machine that does nothing else: another process may take the
 * processors for a moment, whatever the code does.
 */
async function expectFresh(change: Change): Promise<void> {
  const tookMs: number[] = [];
  for (let turn = 0; turn < 3; turn += 1) {
    const shows = await change(turn);
    const startedAt = performance.now();
    await vi.waitFor(shows, { timeout: PATIENT_MS, interval: 25 });
    tookMs.push(performance.now() - startedAt);
  }
  expect(Math.min(...tookMs)).toBeLessThan(1_000 * slowness());
}

test('a purchase shows in the list within a second', async () => {
  const buyer = await openBuyer(market);
  await expectFresh(async () => {
    const [listing] = await takeListings(buyer, 1);
    if (!listing) throw new Error('nothing on sale');
    const before = await countOf(listing.marketHashName);
    await buyOne(buyer, listing);
    return async () => expect(await countOf(listing.marketHashName)).toBe((before ?? 0) - 1);
  });
});

test('items that come, go, or change by thousands show within a second', async () => {
  const { rows } = market.feed.index;
  const readNew = () => market.feed.index.findByName('Brand New Item');
  await expectFresh(async () => {
    await market.owner.query(
      `insert into market_item (id, market_hash_name, name_zh, name_en, search_text, finish_name, tag_type, rarity_color)
       select gen_random_uuid(), 'Brand New Item', '全新饰品', 'Brand New Item', 'brand new item', 'Brand New Item', 'CSGO_Tool_Sticker', '#666666'`,
    );
    await expect.poll(() => readNew()?.nameZh, { timeout: PATIENT_MS }).toBe('全新饰品');
    await market.owner.query(`delete from market_item where market_hash_name = 'Brand New Item'`);
    return () => expect(readNew()).toBe(null);
  });
  await expectFresh(async () => {
    const { salesPerWeek } = market.feed.index.findById(rows[7]?.id ?? '') ?? { salesPerWeek: 0 };
    await market.owner.query('update market_item set sales_per_week = sales_per_week + 1');
    return () => expect(market.feed.index.findById(rows[7]?.id ?? '')?.salesPerWeek).toBe(salesPerWeek + 1);
  });
});

test('what changed while nobody could listen is there after the connection is back', async () => {
  const item = market.feed.index.rows[3];
  await market.owner.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%' and datname = current_database()`,
  );
  await market.owner.query('update market_item set lowest_ask_cents = 123456 where id = $1', [item?.id]);
  await expect
    .poll(() => market.feed.index.findById(item?.id ?? '')?.lowestAskCents, { timeout: PATIENT_MS })
    .toBe(123_456n);
});

test('names that a new catalogue brings are found within a second, by all of their words', async () => {
  const one = market.feed.index.rows[5];
  const many = market.feed.index.rows.slice(10, 310).map(({ id }) => id);
  const { edges } = await readPage(market.visitor(), { filter: { keyword: '云海听涛' }, first: 1 });
  expect(edges).toEqual([]);
  const found = async (keyword: string) =>
    (await readPage(market.visitor(), { filter: { keyword }, first: 1 })).totalCount;
  await expectFresh(async (turn) => {
    const word = `云海听涛${'甲乙丙'[turn]}`;
    await market.owner.query('update market_item set name_zh = $2 where id = $1', [one?.id, word]);
    return async () => expect(await found(word)).toBe(1);
  });
  // A change of this many items is published as one change of all items.
  await expectFresh(async (turn) => {
    const word = `松风万壑${'甲乙丙'[turn]}`;
    await market.owner.query('update market_item set name_zh = name_zh || $2 where id = any($1)', [
      many,
      ` ${word}`,
    ]);
    return async () => expect(await found(word)).toBe(many.length);
  });
  await market.owner.query("update market_item set finish_name = 'Anew' where id = $1", [one?.id]);
  await expect.poll(() => market.feed.index.listFinish('Anew').length, { timeout: PATIENT_MS }).toBe(1);
});

test('the words of the tags follow the catalogue, though the items stay as they are', async () => {
  const tag = market.feed.index.tags[0];
  await market.owner.query('update market_tag set name_zh = $2 where internal_name = $1 and category = $3', [
    tag?.internalName,
    '新词',
    tag?.category,
  ]);
  await market.owner.query('update market_item set sales_per_week = sales_per_week');
  await expect.poll(() => market.feed.index.tags[0]?.nameZh, { timeout: PATIENT_MS }).toBe('新词');
  const { tags, version } = market.feed.index;
  await market.owner.query('update market_item set sales_per_week = sales_per_week');
  await expect.poll(() => market.feed.index.version, { timeout: PATIENT_MS }).toBeGreaterThan(version);
  expect(market.feed.index.tags).toBe(tags);
});
