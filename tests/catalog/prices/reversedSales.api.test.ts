import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readNameWords } from '../../../api/catalog/items/readCatalogue.ts';
import { aggregateDueSales, aggregateSales } from '../../../api/catalog/prices/aggregateSales.ts';
import { importPrices } from '../../../api/catalog/prices/importPrices.ts';
import { readPriceFeed } from '../../../api/catalog/prices/priceFeed.ts';
import { reversedSalePart } from '../../../api/catalog/prices/sale.store.ts';
import { takeBackImport } from '../../../api/catalog/prices/takeBackImport.ts';
import { refreshExchangeRate } from '../../../api/catalog/rates/refreshExchangeRate.ts';
import { writeTogether } from '../../../api/kernel/writeTogether.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { openOperator } from '../../ops/commands/operateScene.ts';

interface Item {
  id: string;
  name: string;
  /** What it shows before anything is sold. */
  cents: number;
}

let market: TestMarket;
let operator: Awaited<ReturnType<typeof openOperator>>;
/** Items without a price of a feed or of sales; each test takes its own. */
let items: Item[];
beforeAll(async () => {
  market = await openTestMarket();
  operator = await openOperator(market);
  await refreshExchangeRate(market.worker);
  while (await aggregateSales(market.worker.db));
  const { rows } = await market.owner.query<Item>(
    `select id, market_hash_name as name, reference_price_cents::int as cents from market_item item
     where reference_price_cents > 1000 and not exists (select from market_item_phase p where p.market_item_id = item.id)
       and not exists (select from reference_price r where r.market_item_id = item.id)
       and not exists (select from sale where sale.market_item_id = item.id and order_id is not null)
     order by id limit 20`,
  );
  items = rows;
});
afterAll(async () => {
  await operator.close();
  await market.close();
});

function takeItem(): Item {
  const item = items.pop();
  if (!item) throw new Error('no item is left');
  return item;
}

/** Records sales of one price, an hour ago. Answers their orders. */
async function sell(
  itemId: string,
  count: number,
  cents: number,
  { phase = '', hoursAgo = 1 } = {},
): Promise<string[]> {
  const orderIds = Array.from({ length: count }, () => randomUUID());
  await market.owner.query(
    `insert into sale (id, market_item_id, phase, price_cents, sold_at, order_id)
     select gen_random_uuid(), $1, $2, $3, clock_now() - make_interval(hours => $4), id from unnest($5::uuid[]) as id`,
    [itemId, phase, cents, hoursAgo, orderIds],
  );
  return orderIds;
}

const reverse = (orderId = '') =>
  market.platform.db.$transaction((tx) => writeTogether(tx, [reversedSalePart(orderId)]));

async function aggregate(): Promise<void> {
  while (await aggregateSales(market.worker.db));
}

interface Stored {
  phase: string;
  source: string;
  cents: number;
}

/** The stored reference prices of an item, and what it shows. */
async function readPrices(itemId: string): Promise<{ stored: Stored[]; shown: number | null }> {
  const { rows } = await market.owner.query<{ stored: Stored[]; shown: number | null }>(
    `select reference_price_cents::int as shown, (
       select coalesce(jsonb_agg(jsonb_build_object('phase', phase, 'source', source, 'cents', price_cents) order by phase), '[]')
       from reference_price where market_item_id = item.id) as stored
     from market_item item where id = $1`,
    [itemId],
  );
  const [row] = rows;
  if (!row) throw new Error('no such item');
  return row;
}

const madeOfSales = (cents: number, phase = ''): Stored => ({ phase, source: 'sales', cents });

test('a price made of a reversed sale is withdrawn where too few remain, and everybody is told', async () => {
  const { id, cents } = takeItem();
  const third = Math.floor(cents / 3);
  const [orderId] = await sell(id, 8, third);
  await aggregate();
  expect(await readPrices(id)).toEqual({ stored: [madeOfSales(third)], shown: third });
  await market.settleFeed();
  expect(market.feed.index.findById(id)?.referencePriceCents).toBe(BigInt(third));
  const moment = market.feed.index.priceChanges.now;

  await reverse(orderId);
  await aggregate();
  const withdrawn = { stored: [], shown: cents };
  expect(await readPrices(id)).toEqual(withdrawn);
  await market.settleFeed();
  expect(market.feed.index.findById(id)?.referencePriceCents).toBe(BigInt(cents));
  const changed = market.feed.index.priceChanges.since(moment) ?? [];
  expect(changed.map((position) => market.feed.index.rows[position]?.id)).toContain(id);

  await aggregate();
  await reverse(orderId);
  await aggregate();
  expect(await readPrices(id)).toEqual(withdrawn);
  // With the eighth valid sale there is a price again.
  await sell(id, 1, third);
  await aggregate();
  expect(await readPrices(id)).toEqual({ stored: [madeOfSales(third)], shown: third });
});

test('where enough remain, the price is that of the others', async () => {
  const { id } = takeItem();
  await sell(id, 4, 2_000);
  await sell(id, 4, 2_100);
  const [orderId] = await sell(id, 1, 2_100);
  await aggregate();
  expect((await readPrices(id)).shown).toBe(2_100);
  await reverse(orderId);
  await aggregate();
  expect(await readPrices(id)).toEqual({ stored: [madeOfSales(2_050)], shown: 2_050 });
});

test('where none remains, the price goes as well', async () => {
  const { id, cents } = takeItem();
  const orderIds = await sell(id, 8, 900);
  await aggregate();
  for (const orderId of orderIds) await reverse(orderId);
  await aggregate();
  expect(await readPrices(id)).toEqual({ stored: [], shown: cents });
});

test('outside of a sandbox no price is made up for it', async () => {
  const { id } = takeItem();
  const [orderId] = await sell(id, 8, 900);
  const worker = { ...market.worker, config: { ...market.worker.config, SANDBOX: false } };
  await aggregateDueSales(worker);
  expect((await readPrices(id)).shown).toBe(900);
  await reverse(orderId);
  await aggregateDueSales(worker);
  expect(await readPrices(id)).toEqual({ stored: [], shown: null });
});

test('what a feed or something else wrote since stays', async () => {
  const [fed, shownOtherwise] = [takeItem(), takeItem()];
  const [first] = await sell(fed.id, 8, 900);
  const [second] = await sell(shownOtherwise.id, 8, 900);
  await aggregate();
  const feed = readPriceFeed(JSON.stringify({ prices: { [fed.name]: 1_000 } }));
  await importPrices({ db: market.worker.db, words: readNameWords }, feed);
  await market.owner.query('update market_item set reference_price_cents = 4321 where id = $1', [
    shownOtherwise.id,
  ]);
  await reverse(first);
  await reverse(second);
  await aggregate();
  const price = { phase: '', source: 'feed', cents: 7_128 };
  expect(await readPrices(fed.id)).toEqual({ stored: [price], shown: 7_128 });
  expect(await readPrices(shownOtherwise.id)).toEqual({ stored: [], shown: 4_321 });
});

test('a price that comes back with an import taken back is withdrawn if its sale was reversed meanwhile', async () => {
  const [reversed, sound] = [takeItem(), takeItem()];
  const [orderId] = await sell(reversed.id, 8, 900);
  await sell(sound.id, 8, 900);
  await aggregate();
  const { importId } = await importPrices(
    { db: market.worker.db, words: readNameWords, origin: { source: 'feed.json', operator: 'wang' } },
    readPriceFeed(JSON.stringify({ prices: { [reversed.name]: 1_000, [sound.name]: 1_000 } })),
  );
  await reverse(orderId);
  await aggregate();
  expect((await readPrices(reversed.id)).shown).toBe(7_128);
  await takeBackImport(operator.db, { importId: importId ?? '', operator: 'wang', reason: '价格有误' });
  await aggregate();
  expect(await readPrices(reversed.id)).toEqual({ stored: [], shown: reversed.cents });
  expect(await readPrices(sound.id)).toEqual({ stored: [madeOfSales(900)], shown: 900 });
});

test('the phases of an item lose their prices one by one', async () => {
  const { rows } = await market.owner.query<{ id: string; cents: number }>(
    `select id, reference_price_cents::int as cents from market_item item
     where (select count(*) from market_item_phase p where p.market_item_id = item.id and phase in ('Phase 2', 'Phase 4')) = 2 limit 1`,
  );
  const { id, cents } = rows[0] ?? { id: '', cents: 0 };
  await sell(id, 8, 5_000, { phase: 'Phase 2' });
  // The same as the item shows, which is not the phase's.
  const [orderId] = await sell(id, 8, cents, { phase: 'Phase 4' });
  await aggregate();
  const [sound, dumped] = [madeOfSales(5_000, 'Phase 2'), madeOfSales(cents, 'Phase 4')];
  expect(await readPrices(id)).toEqual({ stored: [sound, dumped], shown: cents });
  await reverse(orderId);
  await aggregateSales(market.worker.db, { isPriced: false });
  expect(await readPrices(id)).toEqual({ stored: [sound], shown: cents });
});

test('sales that leave the window keep their price; an earlier or later one that is reversed had no part in it', async () => {
  const { id } = takeItem();
  const day = 24;
  const [earlier] = await sell(id, 1, 700, { hoursAgo: 31 * day });
  await sell(id, 8, 2_000, { hoursAgo: 20 * day });
  await aggregate();
  // Twenty days on: the eight are too old.
  await market.owner.query(
    `update sale set sold_at = sold_at - interval '20 days', is_folded = false where market_item_id = $1`,
    [id],
  );
  await market.owner.query(
    `update reference_price set calculated_at = calculated_at - interval '20 days' where market_item_id = $1`,
    [id],
  );
  const [later] = await sell(id, 2, 700, { hoursAgo: 2 });
  await aggregate();
  const kept = { stored: [madeOfSales(2_000)], shown: 2_000 };
  expect(await readPrices(id)).toEqual(kept);
  await reverse(earlier);
  await reverse(later);
  await aggregate();
  expect(await readPrices(id)).toEqual(kept);
});
