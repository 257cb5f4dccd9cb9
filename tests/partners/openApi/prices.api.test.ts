import { request } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Price, StreamPricesData } from '../../../docs/open/client/types.ts';
import { recordStatements } from '../../kit/queries.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { takeItem } from '../../orders/bid/bidScene.ts';
import {
  giveCopies,
  list,
  openSeller,
  reprice,
  type Seller,
  unlist,
} from '../../selling/listing/sellerScene.ts';
import { openPartner } from './openStage.ts';
import type { PartnerClient } from './partnerClient.ts';

let market: TestMarket;
let seller: Seller;
let partner: PartnerClient;

beforeAll(async () => {
  market = await openTestMarket();
  seller = await openSeller(market);
});
// Each test has the whole lists of a partner for itself.
beforeEach(async () => {
  ({ partner } = await openPartner(market));
});
afterAll(() => market.close());

/** All prices of the database, in the order of the list. */
async function pricesInDatabase(condition = 'true'): Promise<Price[]> {
  const { rows } = await market.owner.query(
    `select market_hash_name as "marketHashName", lowest_ask_cents::float8 as "lowestAskCents", listing_count as "listingCount",
       automatic_count as "automaticCount", reference_price_cents::float8 as "referencePriceCents"
     from market_item where ${condition} order by id`,
  );
  return rows;
}

async function ask(query = '', target = partner): Promise<StreamPricesData> {
  const answer = await target.get(`/prices${query}`);
  expect(answer).toMatchObject({ status: 200, body: { code: 0 } });
  return answer.body.data;
}

/** An item of which nothing is on sale, with its name. */
async function newItem(): Promise<{ itemId: string; name: string }> {
  const itemId = await takeItem(market);
  await market.settleFeed();
  return { itemId, name: market.feed.index.findById(itemId)?.marketHashName ?? '' };
}

/** Puts a copy on sale. @returns the id of its listing, as GraphQL writes it. */
async function sell(itemId: string, priceCents: number): Promise<string> {
  const [assetId = ''] = await giveCopies(market, seller, itemId, 1);
  const { results } = await list(seller.client, [{ assetId, priceCents, isPriceConfirmed: true }]);
  await market.settleFeed();
  return results[0]?.listing?.id ?? '';
}

async function buy(listingId: string, priceLimitCents: number): Promise<void> {
  const outOrderNo = listingId.slice(-20).replaceAll(/\W/g, '_');
  const bought = await partner.post('/orders', { outOrderNo, listingId, priceLimitCents });
  expect(bought).toMatchObject({ status: 200 });
  await market.settleFeed();
}

/** As it comes over the wire: `fetch` would unpack it. */
function ofWire(path: string, headers: Record<string, string>) {
  const target = `/open/v1${path}`;
  return new Promise<{ status: number; headers: NodeJS.Dict<string | string[]>; bytes: Buffer }>(
    (done, fail) => {
      request(
        market.url + target,
        { headers: { ...partner.headersFor('GET', target, ''), ...headers } },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk));
          answer.on('error', fail);
          answer.on('end', () =>
            done({ status: answer.statusCode ?? 0, headers: answer.headers, bytes: Buffer.concat(chunks) }),
          );
        },
      )
        .on('error', fail)
        .end();
    },
  );
}

describe('the whole price list', () => {
  test('is what the database has', async () => {
    await market.settleFeed();
    const { isWhole, prices, gone } = await ask();
    expect([isWhole, gone]).toEqual([true, []]);
    expect(prices).toEqual(await pricesInDatabase());
    const narrowed = await ask('?types=CSGO_Type_Knife&isOnSale=true&minPriceCents=10000');
    expect(narrowed.prices.length).toBeGreaterThan(5);
    expect(narrowed.prices).toEqual(
      await pricesInDatabase(
        "tag_type = 'CSGO_Type_Knife' and listing_count > 0 and lowest_ask_cents >= 10000",
      ),
    );
  });

  test('is 304 while its tag holds, from memory, for each filter by itself', async () => {
    const { itemId, name } = await newItem();
    const mine = `?types=${market.feed.index.findByName(name)?.tagType}`;
    const other = `${mine === '?types=CSGO_Type_Knife' ? '?types=CSGO_Type_Rifle' : '?types=CSGO_Type_Knife'}`;
    const etags = new Map<string, string>();
    for (const query of [mine, other])
      etags.set(query, (await partner.get(`/prices${query}`)).headers.get('etag') ?? '');
    const statusOf = async (query: string, tag = etags.get(query) ?? '') =>
      (await partner.get(`/prices${query}`, { headers: { 'if-none-match': tag } })).status;
    const asked = await recordStatements('market_api', async () => [
      await statusOf(mine),
      await statusOf(other),
    ]);
    expect(asked.answer).toEqual([304, 304]);
    expect(asked.statements.length).toBeGreaterThan(0);
    expect(asked.statements.filter((statement) => /\b(?:market_item|listing)\b/.test(statement))).toEqual([]);
    // As an older client kept it, without the mark of a weak one.
    expect(await statusOf(mine, etags.get(mine)?.replace('W/', ''))).toBe(304);
    await sell(itemId, 10_000);
    const { partner: fresh } = await openPartner(market);
    const again = (query: string) =>
      fresh.get(`/prices${query}`, { headers: { 'if-none-match': etags.get(query) ?? '' } });
    expect([(await again(mine)).status, (await again(other)).status]).toEqual([200, 304]);
  });

  test('travels compressed, and as JSON lines where they are asked for', async () => {
    const plain = await ofWire('/prices', {});
    const zipped = await ofWire('/prices', { 'accept-encoding': 'gzip, br', accept: 'application/x-ndjson' });
    expect([plain.headers['content-encoding'], zipped.headers['content-encoding']]).toEqual([
      undefined,
      'gzip',
    ]);
    expect(zipped.headers.vary).toBe('accept-encoding, cookie, x-open-app, accept');
    expect(zipped.headers['content-type']).toBe('application/x-ndjson');
    const share = zipped.bytes.length / plain.bytes.length;
    console.info(
      `${plain.bytes.length} bytes as JSON, ${zipped.bytes.length} as lines in gzip (${(share * 100).toFixed(1)} %)`,
    );
    expect(share).toBeLessThan(0.2);
    const { data } = JSON.parse(plain.bytes.toString()) as { data: StreamPricesData };
    const text = gunzipSync(zipped.bytes).toString();
    expect(text.endsWith('\n')).toBe(true);
    const [head, ...rows] = text
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(head).toEqual({ isWhole: true, gone: [], next: data.next, count: data.prices.length });
    expect(rows).toEqual(data.prices);
  });
});

describe('the changes of prices since a cursor', () => {
  test('a listing, a new ask, a sale, and the last copy gone', async () => {
    const { itemId, name } = await newItem();
    let { next } = await ask();
    const step = async (): Promise<Partial<Price>[]> => {
      const list = await ask(`?after=${next}`);
      expect([list.isWhole, list.gone]).toEqual([false, []]);
      ({ next } = list);
      return list.prices;
    };
    expect(await step()).toEqual([]);
    const price = { marketHashName: name, automaticCount: 0, referencePriceCents: 10_000 };
    const first = await sell(itemId, 10_000);
    expect(await step()).toEqual([{ ...price, lowestAskCents: 10_000, listingCount: 1 }]);
    const second = await sell(itemId, 11_000);
    await reprice(seller.client, [{ listingId: second, priceCents: 9_500, isPriceConfirmed: true }]);
    await market.settleFeed();
    expect(await step()).toEqual([{ ...price, lowestAskCents: 9_500, listingCount: 2 }]);
    await buy(second, 9_500);
    expect(await step()).toEqual([{ ...price, lowestAskCents: 10_000, listingCount: 1 }]);
    await unlist(seller.client, [first]);
    await market.settleFeed();
    expect(await step()).toEqual([{ ...price, lowestAskCents: null, listingCount: 0 }]);
    expect(await step()).toEqual([]);
  });

  test('with a filter: what leaves it is gone, and items of another kind are not named', async () => {
    const { itemId, name } = await newItem();
    const { itemId: otherId } = await newItem();
    const search = `search=${encodeURIComponent(name)}&isOnSale=true`;
    const [mine, strange] = [`?${search}`, `?search=${encodeURIComponent('红线')}&isOnSale=true`];
    const [before, apart] = [await ask(mine), await ask(strange)];
    expect(before.prices.map((price) => price.marketHashName)).not.toContain(name);
    const listingId = await sell(itemId, 10_000);
    await sell(otherId, 10_000);
    const come = await ask(`${mine}&after=${before.next}`);
    expect([come.prices.map((price) => price.marketHashName), come.gone]).toEqual([[name], []]);
    await buy(listingId, 10_000);
    const left = await ask(`${mine}&after=${come.next}`);
    expect([left.prices, left.gone]).toEqual([[], [name]]);
    expect(await ask(`${strange}&after=${apart.next}`)).toMatchObject({
      isWhole: false,
      prices: [],
      gone: [],
    });
    // A cursor belongs to its filter.
    expect(await partner.get(`/prices?after=${left.next}`)).toMatchObject({
      status: 400,
      body: { field: 'after' },
    });
  });

  test('a cursor of a process that has ended is answered with the whole list, which counts as one', async () => {
    const { next } = await ask();
    const [process = '', atMs = '', digest = ''] = Buffer.from(next, 'base64url').toString().split('.');
    const write = (name: string, at: number) => Buffer.from(`${name}.${at}.${digest}`).toString('base64url');
    const { partner: fresh } = await openPartner(market);
    const ofAnother = await ask(`?after=${write('_another', Number(atMs))}`, fresh);
    expect([ofAnother.isWhole, ofAnother.prices.length]).toEqual([true, market.feed.index.rows.length]);
    expect((await ask(`?after=${ofAnother.next}`, fresh)).isWhole).toBe(false);
    // Without the list there would be no new cursor: a tag that holds does not help.
    const tooOld = await fresh.get(`/prices?after=${write(process, 1_700_000_000_000)}`, {
      headers: { 'if-none-match': (await partner.get('/prices')).headers.get('etag') ?? '' },
    });
    expect(tooOld).toMatchObject({ status: 200, body: { data: { isWhole: true } } });
    expect(await fresh.get(`/prices?after=${write(process, 1)}`)).toMatchObject({
      status: 429,
      body: { error: 'tooMany' },
    });
    expect((await ask(`?after=${next}`, fresh)).isWhole).toBe(false);
  });

  test('more than 2,000 changes count as a whole list', async () => {
    const { next } = await ask();
    await market.owner.query(
      'update market_item set reference_price_cents = coalesce(reference_price_cents, 0) + 1 where id in (select id from market_item limit 2001)',
    );
    await market.settleFeed();
    const many = await ask(`?after=${next}`);
    expect([many.isWhole, many.prices.length]).toEqual([false, 2_001]);
    expect((await partner.get(`/prices?after=${next}`)).status).toBe(429);
    expect((await ask(`?after=${many.next}`)).prices).toEqual([]);
  });

  test.each([
    ['after=nonsense', 'after'],
    [`after=${'a'.repeat(101)}`, 'after'],
    ['since=1', 'since'],
    ['filter=type:knife', 'filter'],
    ['format=lines', 'format'],
    ['isHot=perhaps', 'isHot'],
    ['minPriceCents=2&maxPriceCents=1', 'minPriceCents'],
  ])('%s is refused by name', async (query, field) => {
    expect(await partner.get(`/prices?${query}`)).toMatchObject({ status: 400, body: { field } });
  });
});
