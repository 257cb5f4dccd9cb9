import { writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readNameWords } from '../../../api/catalog/items/readCatalogue.ts';
import { importPrices } from '../../../api/catalog/prices/importPrices.ts';
import { readPriceFeed } from '../../../api/catalog/prices/priceFeed.ts';
import { readFeedText } from '../../../api/catalog/prices/priceFeedHttp.ts';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import { importCatalogue } from '../../../api/ops/seed/importCatalogue.ts';
import { graphql } from '../../generated/gql.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

const ITEM = graphql(`
  query ImportedItem($name: String!, $days: Int = 30) {
    marketItem(marketHashName: $name) {
      nameZh tagType tagQuality tagRarity isReadFromName referencePriceCents
      referencePriceHistory(days: $days) { day priceCents }
    }
  }
`);

const REDLINE = 'AK-47 | Redline (Field-Tested)';
const HIGHLIGHT = 'Souvenir Charm | Austin 2025 Highlight | 1v2 Clutch';
const DOPPLER = '★ Karambit | Doppler (Factory New)';

let market: TestMarket;
const words = readNameWords();
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  await market.owner.query('truncate reference_price, reference_month');
  await market.owner.query('delete from market_item where is_read_from_name');
  await market.owner.query('update market_item set reference_price_cents = 100');
  await market.owner.query('delete from exchange_rate');
  await refreshExchangeRate(market.worker);
});

const feedOf = (prices: Record<string, unknown>) => readPriceFeed(JSON.stringify({ prices }));
const run = (prices: Record<string, unknown>, batchSize?: number) =>
  importPrices(
    { db: market.worker.db, words: () => words, ...(batchSize ? { batchSize } : {}) },
    feedOf(prices),
  );
const readItem = async (name: string) => {
  await market.settleFeed();
  return (await market.visitor().must(ITEM, { name })).marketItem;
};
const count = async (sql: string) =>
  Number((await market.owner.query(`select count(*) from ${sql}`)).rows[0].count);

describe('the import of prices', () => {
  test('a price becomes fen by the kept rate, with source price, rate and time beside it', async () => {
    expect(await run({ [REDLINE]: 1_000 })).toMatchObject({
      changedPriceCount: 1,
      changedItemCount: 1,
      cnyPerUsd: 7.1284,
    });
    expect(await readItem(REDLINE)).toMatchObject({ referencePriceCents: 7_128, isReadFromName: false });
    const { rows } = await market.owner.query('select * from reference_price');
    expect(rows).toMatchObject([{ source: 'feed', source_price_cents: '1000', rate: 7.1284, phase: '' }]);
    expect(rows[0].calculated_at).toBeInstanceOf(Date);
  });

  test('a name that the catalogue does not know is read from its name, marked, and can be searched', async () => {
    expect(await run({ [HIGHLIGHT]: 39, [REDLINE]: 1_000 })).toMatchObject({ newItemCount: 1, rowCount: 2 });
    expect(await readItem(HIGHLIGHT)).toMatchObject({
      nameZh: '挂件（纪念品） | 2025年奥斯汀锦标赛高光时刻 | 1v2 Clutch',
      tagType: 'CSGO_Tool_Keychain',
      tagQuality: 'tournament',
      tagRarity: null,
      isReadFromName: true,
      referencePriceCents: 278,
    });
    expect(await count(`market_item where search_text like '%奥斯汀%1v2 clutch%'`)).toBe(1);
  });

  test('a second run changes nothing; a new rate changes every price', async () => {
    const prices = { [HIGHLIGHT]: 39, [REDLINE]: 1_000, [DOPPLER]: 90_000 };
    await run(prices);
    const before = (await market.owner.query('select * from reference_price order by 1')).rows;
    expect(await run(prices)).toMatchObject({
      newItemCount: 0,
      changedPriceCount: 0,
      changedItemCount: 0,
      historyPointCount: 0,
    });
    expect((await market.owner.query('select * from reference_price order by 1')).rows).toEqual(before);
    await market.owner.query('update exchange_rate set cny_per_usd = 7.2');
    expect(await run(prices)).toMatchObject({
      changedPriceCount: 3,
      changedItemCount: 3,
      historyPointCount: 3,
    });
    expect(await readItem(REDLINE)).toMatchObject({ referencePriceCents: 7_200 });
  });

  test('only what changes is touched', async () => {
    await run({ [REDLINE]: 1_000, [DOPPLER]: 90_000 });
    const versionOf = async (name: string) =>
      (await market.owner.query('select xmin from market_item where market_hash_name = $1', [name])).rows[0]
        .xmin;
    const [redline, doppler] = [await versionOf(REDLINE), await versionOf(DOPPLER)];
    await run({ [REDLINE]: 1_000, [DOPPLER]: 91_000 });
    expect(await versionOf(REDLINE)).toBe(redline);
    expect(await versionOf(DOPPLER)).not.toBe(doppler);
  });

  test('a phase that the feed tells is kept apart from the item’s price', async () => {
    await run({ [DOPPLER]: 90_000, [`${DOPPLER} - Ruby`]: 400_000 });
    expect(await readItem(DOPPLER)).toMatchObject({ referencePriceCents: 641_556 });
    const { rows } = await market.owner.query(
      'select phase, price_cents from reference_price order by phase',
    );
    expect(rows).toEqual([
      { phase: '', price_cents: '641556' },
      { phase: 'Ruby', price_cents: '2851360' },
    ]);
  });

  test('the history has one point a day, the last of it, and goes on over months', async () => {
    await run({ [REDLINE]: 1_000 });
    await run({ [REDLINE]: 1_100 });
    const [first] = (await readItem(REDLINE))?.referencePriceHistory ?? [];
    expect((await readItem(REDLINE))?.referencePriceHistory).toEqual([
      { day: first?.day, priceCents: 7_841 },
    ]);
    for (const dollars of [12, 13, 14]) {
      await market.advanceClock(15 * 86_400_000);
      await run({ [REDLINE]: dollars * 100 });
    }
    const { marketItem } = await market.visitor().must(ITEM, { name: REDLINE, days: 46 });
    expect(marketItem?.referencePriceHistory?.map(({ priceCents }) => priceCents)).toEqual([
      7_841, 8_554, 9_267, 9_980,
    ]);
    expect((await readItem(REDLINE))?.referencePriceHistory?.length).toBe(2);
    const { errors } = await market.visitor().run(ITEM, { name: REDLINE, days: 0 });
    expect(errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', field: 'days' });
  });

  test('several imports at once, forwards and backwards in small batches, do not deadlock and agree', async () => {
    const { rows } = await market.owner.query(
      'select market_hash_name from market_item order by random() limit 300',
    );
    const known = rows.map(({ market_hash_name }, index) => [market_hash_name, 100 + index]);
    const unknown = Array.from({ length: 60 }, (_, index) => [
      `Sticker | Nobody ${index} | Cologne 2026`,
      50,
    ]);
    const prices = Object.fromEntries([...known, ...unknown]);
    const summaries = await Promise.all([7, 50, 1_000].map((size) => run(prices, size)));
    expect(summaries.reduce((sum, { newItemCount }) => sum + newItemCount, 0)).toBe(60);
    expect(summaries.reduce((sum, { changedPriceCount }) => sum + changedPriceCount, 0)).toBe(360);
    expect(await count('market_item where is_read_from_name')).toBe(60);
    expect(
      await count(`market_item item join reference_price price on price.market_item_id = item.id
        where item.reference_price_cents = price.price_cents`),
    ).toBe(360);
  });

  test('an import that dies in the middle leaves whole batches, and the next run finishes it', async () => {
    const prices = Object.fromEntries(
      Array.from({ length: 30 }, (_, index) => [`Sticker | Half ${index + 10}`, 50]),
    );
    await market.owner.query(`create function break_import() returns trigger language plpgsql as
      $$ begin if new.market_hash_name = 'Sticker | Half 25' then raise exception 'the machine dies'; end if; return new; end $$`);
    await market.owner.query(
      'create trigger break_import before insert on market_item for each row execute function break_import()',
    );
    await expect(run(prices, 10)).rejects.toThrow();
    await market.owner.query('drop trigger break_import on market_item');
    expect([await count('market_item where is_read_from_name'), await count('reference_price')]).toEqual([
      10, 10,
    ]);
    expect(await run(prices, 10)).toMatchObject({ newItemCount: 20, changedPriceCount: 20 });
  });

  test('without an exchange rate nothing is written, and the sentence says why', async () => {
    await market.owner.query('delete from exchange_rate');
    await expect(run({ [REDLINE]: 1_000, [HIGHLIGHT]: 39 })).rejects.toThrow(/no exchange rate/);
    expect(await count('reference_price')).toBe(0);
    expect(await count('market_item where is_read_from_name')).toBe(0);
  });

  test('a new catalogue file keeps imported prices and items', async () => {
    await run({ [REDLINE]: 1_000, [HIGHLIGHT]: 39 });
    await market.owner.query(`update catalogue_load set content_hash = 'of before'`);
    expect(await importCatalogue(market.ownerUrl, 200)).toBe(true);
    expect(await readItem(REDLINE)).toMatchObject({ referencePriceCents: 7_128 });
    expect(await readItem(HIGHLIGHT)).toMatchObject({ isReadFromName: true, referencePriceCents: 278 });
  });
});

test('outside of a sandbox no reference price is made up: only a feed says one', async () => {
  await run({ [REDLINE]: 1_000 });
  expect(await importCatalogue(market.ownerUrl, 200, { isPriced: false })).toBe(true);
  expect(await readItem(REDLINE)).toMatchObject({ referencePriceCents: 7_128 });
  expect(await count('market_item where reference_price_cents is null')).toBe(199);
  expect(await importCatalogue(market.ownerUrl, 200, { isPriced: false })).toBe(false);
});

describe('where a feed comes from', () => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      if (request.url === '/missing') response.writeHead(404).end();
      else if (request.url === '/endless') response.end('x'.repeat(300_000));
      else if (request.url === '/silent') response.write('{');
      else response.end('{"prices":{"A":1}}');
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  const limits = { maxBytes: 100_000, timeoutMs: 400 };

  test('from an address or a file', async () => {
    const path = join(tmpdir(), `feed-${process.pid}.json`);
    writeFileSync(path, '{"prices":{"B":2}}');
    expect(await readFeedText(`${address}/`, limits)).toBe('{"prices":{"A":1}}');
    expect(await readFeedText(path, limits)).toBe('{"prices":{"B":2}}');
    await expect(readFeedText(path, { ...limits, maxBytes: 5 })).rejects.toThrow(/bigger than 5 bytes/);
  });

  test.each([
    ['/missing', /HTTP 404/],
    ['/endless', /bigger than 100000 bytes/],
    ['/silent', /no answer within 400 ms/],
  ])('%s is refused in words', async (path, words) => {
    await expect(readFeedText(address + path, limits)).rejects.toThrow(words);
  });

  test('no file, no address', async () => {
    await expect(readFeedText('/nowhere/feed.json')).rejects.toThrow(/there is no file/);
    await expect(readFeedText('http://127.0.0.1:1/', limits)).rejects.toThrow(/no answer/);
  });
});
