import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../api/kernel/ids.ts';
import { LADDER_COPIES } from '../../../api/selling/listing/askLadder.store.ts';
import { globalId } from '../../kit/globalId.ts';
import { recordStatements } from '../../kit/queries.ts';
import { workerFor } from '../../kit/rounds.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from '../../orders/order/deliveryScene.ts';
import {
  giveCopies,
  list,
  listingNodeId,
  listSome,
  openSeller,
  pickItems,
  reprice,
  type Seller,
} from './sellerScene.ts';

let market: TestMarket;
let seller: Seller;
let rival: Seller;
let items: Awaited<ReturnType<typeof pickItems>>;
beforeAll(async () => {
  market = await openTestMarket();
  [seller, rival] = [await openSeller(market), await openSeller(market)];
  items = await pickItems(market, 40);
});
afterAll(() => market.close());

/** One that no other test uses, without the listings and sales of the embedded market. */
async function nextItem() {
  const item = items.pop();
  if (!item) throw new Error('too few items');
  await market.owner.query("update listing set status = 'withdrawn' where market_item_id = $1", [item.id]);
  await market.owner.query('update sale set is_reversed = true where market_item_id = $1', [item.id]);
  return item;
}

interface Told {
  listingCount: number;
  ownListingCount: number;
  lowestOtherAskCents: number | null;
  askCents: number[];
  askCounts: number[];
  ownAskCounts: number[];
  lastSales: { priceCents: number; soldAt: string }[];
  referencePrice: { priceCents: number; source: string } | null;
  sellingTimes: { fromCents: number; belowCents: number; medianSeconds: number; saleCount: number }[];
}

const QUERY = `query ($of: [PriceSubject!]!) { priceContexts(of: $of) {
  listingCount ownListingCount lowestOtherAskCents askCents askCounts ownAskCounts lastSales { priceCents soldAt }
  referencePrice { priceCents source } sellingTimes { fromCents belowCents medianSeconds saleCount } } }`;

const subject = (id: string, phase: string | null = null) => ({
  marketItemId: globalId('MarketItem', id),
  phase,
});

async function ask(of: readonly ReturnType<typeof subject>[], { client } = seller): Promise<Told[]> {
  const { data, errors } = await client.query<{ priceContexts: Told[] }>(QUERY, { of });
  expect(errors).toEqual([]);
  return data?.priceContexts ?? [];
}

/** Puts copies of an item on sale at these prices. */
async function offer(by: Seller, itemId: string, prices: readonly number[]): Promise<void> {
  const copies = await giveCopies(market, by, itemId, prices.length);
  const asked = copies.map((assetId, at) => ({
    assetId,
    priceCents: prices[at] ?? 0,
    isPriceConfirmed: true,
  }));
  expect((await list(by.client, asked)).doneCount).toBe(prices.length);
}

/** Inserts sales of an item, newest last; only those of orders have a waiting time. */
async function sell(
  itemId: string,
  sold: readonly { cents: number; waited?: number; reference?: number; phase?: string }[],
): Promise<void> {
  for (const [at, { cents, waited, reference, phase = '' }] of sold.entries())
    await market.owner.query(
      `insert into sale (id, market_item_id, phase, price_cents, sold_at, is_folded, waited_seconds, reference_cents, order_id)
       values ($1, $2, $3, $4, clock_now() - interval '1 hour' * $5::int, true, $6, $7, $8)`,
      [newId(), itemId, phase, cents, sold.length - at, waited ?? null, reference ?? null, newId()],
    );
}

test('the asks of an item are told by price with the own copies apart; what nobody can buy does not count', async () => {
  const { id, referenceCents } = await nextItem();
  await offer(rival, id, [referenceCents, referenceCents, referenceCents + 500]);
  await offer(seller, id, [referenceCents, referenceCents - 100, referenceCents - 200]);
  const blocked = await openSeller(market);
  await offer(blocked, id, [referenceCents - 300]);
  await market.owner.query('update app_user set is_blocked = true where id = $1', [blocked.userId]);
  await market.owner.query(
    "update listing set status = 'paused' where id = (select id from listing where market_item_id = $1 and ask_cents = $2)",
    [id, referenceCents - 200],
  );
  const [told] = await ask([subject(id)]);
  expect(told).toMatchObject({
    listingCount: 5,
    ownListingCount: 2,
    lowestOtherAskCents: referenceCents,
    askCents: [referenceCents - 100, referenceCents, referenceCents + 500],
    askCounts: [1, 3, 1],
    ownAskCounts: [1, 1, 0],
    lastSales: [],
    sellingTimes: [],
  });
  expect(told?.referencePrice?.priceCents).toBe(referenceCents);
  const [seenByRival] = await ask([subject(id)], rival);
  expect(seenByRival).toMatchObject({
    ownListingCount: 3,
    lowestOtherAskCents: referenceCents - 100,
    ownAskCounts: [0, 2, 1],
  });
});

test('of many asks the cheapest prices are told, and the number of all', async () => {
  const { id, referenceCents } = await nextItem();
  const prices = Array.from({ length: LADDER_COPIES + 30 }, (_, at) => referenceCents + Math.floor(at / 2));
  await offer(rival, id, prices);
  const [told] = await ask([subject(id)]);
  expect(told?.listingCount).toBe(prices.length);
  expect(told?.askCents).toEqual([...new Set(prices)].slice(0, LADDER_COPIES / 2));
  expect(told?.askCounts.every((count) => count === 2)).toBe(true);
});

test('an item without asks and sales has none, in the place of its subject', async () => {
  const [bare, sold] = [await nextItem(), await nextItem()];
  await offer(rival, sold.id, [sold.referenceCents]);
  const told = await ask([subject(sold.id), subject(bare.id), subject(newId())]);
  expect(told.map(({ listingCount, askCents }) => [listingCount, askCents.length])).toEqual([
    [1, 1],
    [0, 0],
    [0, 0],
  ]);
  expect(told.map(({ referencePrice }) => referencePrice === null)).toEqual([false, false, true]);
});

test('the last three sales, and the selling times of bands with five sales or more', async () => {
  const { id, referenceCents: reference } = await nextItem();
  const cents = Math.ceil(reference * 0.97);
  await sell(id, [
    ...[1, 2, 3, 4, 5].map((hours) => ({ cents, reference, waited: hours * 3_600 })),
    ...[6, 7, 8, 9].map((hours) => ({
      cents: Math.ceil(reference * 1.07),
      reference,
      waited: hours * 3_600,
    })),
    { cents: reference + 1 },
  ]);
  const [told] = await ask([subject(id)]);
  expect(told?.lastSales.map(({ priceCents }) => priceCents)).toEqual([
    reference + 1,
    Math.ceil(reference * 1.07),
    Math.ceil(reference * 1.07),
  ]);
  expect(told?.sellingTimes).toEqual([
    { fromCents: Math.ceil(reference * 0.95), belowCents: reference, medianSeconds: 3 * 3_600, saleCount: 5 },
  ]);
  await market.owner.query(
    'update sale set is_reversed = true where market_item_id = $1 and waited_seconds = 3600',
    [id],
  );
  expect((await ask([subject(id)]))[0]?.sellingTimes).toEqual([]);
});

test('of sales that were no orders of this market no selling time is told', async () => {
  const { rows } = await market.owner.query<{ id: string }>(
    `select market_item_id as id from sale where phase = '' group by 1 having count(*) >= 20 limit 1`,
  );
  const [told] = await ask([subject(rows[0]?.id ?? '')]);
  expect(told?.lastSales).toHaveLength(3);
  expect(told?.sellingTimes).toEqual([]);
});

test('a phase has its own asks, sales and reference price', async () => {
  const { id } = await nextItem();
  const [ruby, plain] = await giveCopies(market, rival, id, 2);
  await market.owner.query("update asset set phase = 'Ruby' where id = $1", [ruby]);
  await list(rival.client, [
    { assetId: ruby ?? '', priceCents: 900_000, isPriceConfirmed: true },
    { assetId: plain ?? '', priceCents: 5_000, isPriceConfirmed: true },
  ]);
  await sell(id, [{ cents: 800_000, phase: 'Ruby' }, { cents: 4_000 }]);
  const [of, ofRuby] = await ask([subject(id), subject(id, 'Ruby')]);
  expect([of?.listingCount, ofRuby?.listingCount]).toEqual([1, 1]);
  expect(ofRuby?.lastSales.map(({ priceCents }) => priceCents)).toEqual([800_000]);
  expect(ofRuby?.askCents).not.toEqual(of?.askCents);
  expect(ofRuby?.referencePrice?.priceCents).toBeGreaterThan(of?.referencePrice?.priceCents ?? 0);
});

test('G-04 one item or forty, the asks, sales and reference prices are one statement each', async () => {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_item order by id limit 40',
  );
  const count = async (ids: readonly string[]) => {
    const { statements } = await recordStatements('market_api', () => ask(ids.map((id) => subject(id))));
    return ['from listing', 'from sale', 'reference_price'].map(
      (text) => statements.filter((statement) => statement.replaceAll('"', '').includes(text)).length,
    );
  };
  await market.settleFeed();
  expect(await count([rows[0]?.id ?? ''])).toEqual([1, 1, 1]);
  expect(await count(rows.map(({ id }) => id))).toEqual([1, 1, 1]);
});

test('a visitor is asked to sign in, and more than a hundred items are too many', async () => {
  const { id } = await nextItem();
  const visitor = await market.visitor().query(QUERY, { of: [subject(id)] });
  expect(visitor.errors[0]?.extensions?.code).toBe('UNAUTHENTICATED');
  const many = await seller.client.query(QUERY, { of: Array.from({ length: 101 }, () => subject(id)) });
  expect(many.errors[0]?.extensions?.code).toBe('BAD_USER_INPUT');
});

test('a sale keeps how long its copy waited at its last ask, and the reference price of its purchase', async () => {
  const worker = workerFor(market);
  const { orderNo } = await buyAs(market, 'accept');
  // The listing was repriced a day after it was made, and bought two hours later.
  await market.owner.query(
    `update listing set created_at = placed.created_at - interval '26 hours', priced_at = placed.created_at - interval '2 hours'
     from market_order placed where placed.listing_id = listing.id and placed.order_no = $1`,
    [orderNo],
  );
  await worker.send(orderNo);
  await untilOffer(market, orderNo, [3]);
  await worker.poll(orderNo);
  const { rows } = await market.owner.query(
    `select sale.waited_seconds as waited, sale.reference_cents is not distinct from placed.reference_cents as "isSame"
     from sale join market_order placed on placed.id = sale.order_id where placed.order_no = $1`,
    [orderNo],
  );
  expect(rows).toEqual([{ waited: 7_200, isSame: true }]);
});

test('a new ask begins its time anew, the same ask does not', async () => {
  const item = await nextItem();
  const [listingId = ''] = await listSome(market, seller, item, 1);
  const rowId = Buffer.from(listingId, 'base64').toString().split(':')[1] ?? '';
  expect(listingId).toBe(listingNodeId(rowId));
  const age = async () => {
    const { rows } = await market.owner.query<{ isOld: boolean }>(
      `select priced_at < clock_now() - interval '1 hour' as "isOld" from listing where id = $1`,
      [rowId],
    );
    return rows[0]?.isOld;
  };
  await market.owner.query("update listing set priced_at = clock_now() - interval '2 hours' where id = $1", [
    rowId,
  ]);
  await reprice(seller.client, [{ listingId, priceCents: item.referenceCents }]);
  expect(await age()).toBe(true);
  await reprice(seller.client, [{ listingId, priceCents: item.referenceCents + 100 }]);
  expect(await age()).toBe(false);
});
