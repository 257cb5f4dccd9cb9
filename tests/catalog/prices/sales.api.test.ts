import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aggregateSales } from '../../../api/catalog/prices/aggregateSales.ts';
import { reversedSalePart } from '../../../api/catalog/prices/sale.store.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { writeTogether } from '../../../api/kernel/writeTogether.ts';
import { globalId } from '../../kit/globalId.ts';
import { sandbox, steamOffersOf, workerFor } from '../../kit/rounds.ts';
import type { TestClient } from '../../kit/testClient.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';
import { buyAs, untilOffer } from '../../orders/order/deliveryScene.ts';

let market: TestMarket;
/** By how much the market's clock is ahead. */
let aheadMs = 0;
let worker: ReturnType<typeof workerFor>;
let client: TestClient;
beforeAll(async () => {
  market = await openTestMarket();
  worker = workerFor(market);
  client = market.visitor();
  // No day ends in the middle of a test.
  const untilMidnight = DAY_MS - (Date.now() % DAY_MS);
  if (untilMidnight < 30 * 60_000) aheadMs = untilMidnight;
  await market.advanceClock(aheadMs);
  // No older sale leaves the last 24 hours while a test reads twice: those that have by now are counted out before the others move.
  while (await aggregateSales(market.worker.db));
  await market.owner.query(
    `update sale set sold_at = sold_at + interval '10 minutes' where is_in_day and sold_at < clock_now() - interval '23 hours 50 minutes'`,
  );
  while (await aggregateSales(market.worker.db));
});
afterAll(() => market.close());

interface Told {
  salesPerDay: number;
  salesPerWeek: number;
  priceHistory: { day: string; medianCents: number; salesCount: number }[];
  recentSales: {
    edges: {
      cursor: string;
      node: { priceCents: number; floatValue: number | null; phase: string | null; soldAt: string };
    }[];
    pageInfo: { hasNextPage: boolean; endCursor: string | null };
  };
  referencePrice: {
    priceCents: number;
    source: string;
    salesUsed: number | null;
    outliersLeftOut: number | null;
    windowDays: number | null;
  };
}

async function tell(id: string, days = 120): Promise<Told> {
  // What the test before has changed may still be on its way to the market in memory.
  await market.settleFeed();
  const { data, errors } = await client.query<{ node: Told }>(
    `query ($id: ID!, $days: Int!) { node(id: $id) { ... on MarketItem { salesPerDay salesPerWeek priceHistory(days: $days) { day medianCents salesCount }
      recentSales(first: 5) { edges { cursor node { priceCents floatValue phase soldAt } } pageInfo { hasNextPage endCursor } }
      referencePrice { priceCents source salesUsed outliersLeftOut windowDays } } } }`,
    { id: globalId('MarketItem', id), days },
  );
  expect(errors).toEqual([]);
  if (!data) throw new Error('no answer');
  return data.node;
}

async function itemOf(orderNo: string): Promise<string> {
  const { rows } = await market.owner.query<{ id: string }>(
    'select market_item_id as id from market_order where order_no = $1',
    [orderNo],
  );
  return rows[0]?.id ?? '';
}

async function deliver(): Promise<{ orderNo: string; askCents: number; itemId: string; before: Told }> {
  const { orderNo, askCents } = await buyAs(market, 'accept');
  const itemId = await itemOf(orderNo);
  const before = await tell(itemId);
  await worker.send(orderNo);
  await untilOffer(market, orderNo, [3]);
  await worker.poll(orderNo);
  return { orderNo, askCents, itemId, before };
}

/** What the record has of an item in the last 24 hours. */
async function countSales(itemId: string): Promise<{ inDay: number }> {
  const { rows } = await market.owner.query<{ inDay: number }>(
    `select count(*)::int as "inDay" from sale
     where market_item_id = $1 and not is_reversed and is_in_day`,
    [itemId],
  );
  return rows[0] ?? { inDay: 0 };
}

const today = (told: Told) => {
  const last = told.priceHistory.at(-1);
  return last && Date.now() + aheadMs - Date.parse(last.day) < DAY_MS ? last : undefined;
};

describe('M-09 what an item was sold for', () => {
  test('a settled order is a sale at once; charts and counts follow; a second fold changes nothing', async () => {
    const { askCents, itemId, before } = await deliver();
    const sold = await tell(itemId);
    expect(sold.recentSales.edges[0]?.node).toMatchObject({ priceCents: askCents });
    expect(sold.salesPerDay).toBe(before.salesPerDay);
    // Two workers at once: one does it.
    await Promise.all([aggregateSales(market.worker.db), aggregateSales(market.worker.db)]);
    await aggregateSales(market.worker.db);
    const folded = await tell(itemId);
    expect([folded.salesPerDay, folded.salesPerWeek]).toEqual([
      before.salesPerDay + 1,
      before.salesPerWeek + 1,
    ]);
    expect(today(folded)?.salesCount).toBe((today(before)?.salesCount ?? 0) + 1);
    if (!today(before)) expect(today(folded)?.medianCents).toBe(askCents);
    // Of the days before, the history knows more sales than there are rows.
    await market.owner.query(
      "update sale set is_folded = false where market_item_id = $1 and sold_at >= date_trunc('day', clock_now(), 'UTC')",
      [itemId],
    );
    await aggregateSales(market.worker.db);
    expect(await tell(itemId)).toEqual(folded);
  });

  test('a reversed order takes its sale back', async () => {
    const { orderNo, itemId, before } = await deliver();
    await aggregateSales(market.worker.db);
    expect((await tell(itemId)).salesPerDay).toBe(before.salesPerDay + 1);
    const [offer] = await steamOffersOf(market, orderNo);
    await sandbox(market, `trades/${offer?.tradeId}/reverse`);
    await market.advanceClock(market.config.STEAM_SLOW_POLL_MS + 1_000);
    await worker.poll(orderNo);
    const told = await tell(itemId);
    expect(told.recentSales).toEqual(before.recentSales);
    await aggregateSales(market.worker.db);
    // Meanwhile older sales may have left the last 24 hours.
    expect(await tell(itemId)).toEqual({ ...before, salesPerDay: (await countSales(itemId)).inDay });
    await market.owner.query('update app_user set is_blocked = false');
  });

  test('a sale that is reversed while it is folded counts nowhere', async () => {
    const { orderNo, itemId, before } = await deliver();
    let folding: Promise<boolean> | null = null;
    await market.platform.db.$transaction(async (tx) => {
      const { rows } = await market.owner.query<{ id: string }>(
        'select id from market_order where order_no = $1',
        [orderNo],
      );
      await writeTogether(tx, [reversedSalePart(rows[0]?.id ?? '')]);
      folding = aggregateSales(market.worker.db);
      // The aggregation of sales runs as far as it can before the reversal is committed.
      await new Promise((done) => setTimeout(done, 300));
    });
    await folding;
    await aggregateSales(market.worker.db);
    expect(await tell(itemId)).toEqual(before);
  });

  test('an order that fails before delivery is not a sale', async () => {
    const { orderNo } = await buyAs(market, 'decline');
    const itemId = await itemOf(orderNo);
    const before = await tell(itemId);
    await worker.send(orderNo);
    await untilOffer(market, orderNo, [7]);
    await worker.poll(orderNo);
    await aggregateSales(market.worker.db);
    expect(await tell(itemId)).toEqual(before);
  });

  test('a worker that died in the middle of a fold loses nothing', async () => {
    const { itemId, before } = await deliver();
    const broken = Object.create(market.worker.db, {
      $transaction: {
        value: (work: (tx: unknown) => Promise<unknown>) =>
          market.worker.db.$transaction(async (tx) => {
            await work(tx);
            throw new Error('the power went');
          }),
      },
    }) as typeof market.worker.db;
    await expect(aggregateSales(broken)).rejects.toThrow('the power went');
    expect((await tell(itemId)).salesPerDay).toBe(before.salesPerDay);
    await aggregateSales(market.worker.db);
    expect((await tell(itemId)).salesPerDay).toBe(before.salesPerDay + 1);
  });

  test('what is sold leaves the last 24 hours, and then the last week', async () => {
    const { itemId } = await deliver();
    await aggregateSales(market.worker.db);
    const before = await tell(itemId);
    expect(before.salesPerDay).toBe((await countSales(itemId)).inDay);
    await market.advanceClock(DAY_MS + 60_000);
    while (await aggregateSales(market.worker.db));
    const nextDay = await tell(itemId);
    const inSevenDays = (await tell(itemId, 7)).priceHistory.reduce((sum, day) => sum + day.salesCount, 0);
    expect([nextDay.salesPerDay, nextDay.salesPerWeek]).toEqual([0, inSevenDays]);
    expect(inSevenDays).toBeGreaterThan(0);
    await market.advanceClock(7 * DAY_MS);
    while (await aggregateSales(market.worker.db));
    const nextWeek = await tell(itemId);
    expect([nextWeek.salesPerDay, nextWeek.salesPerWeek]).toEqual([0, 0]);
    expect(nextWeek.priceHistory.length).toBeGreaterThan(0);
    await market.owner.query('delete from clock_offset');
  });
});

describe('the reference price explains itself', () => {
  async function sell(itemId: string, prices: number[]): Promise<void> {
    await market.owner.query(
      `insert into sale (id, market_item_id, price_cents, sold_at, order_id) select gen_random_uuid(), $1, price, clock_now() - interval '1 hour', gen_random_uuid() from unnest($2::bigint[]) as price`,
      [itemId, prices],
    );
  }

  test('made by the model until there are enough sales of our own', async () => {
    const { rows } = await market.owner.query<{ id: string }>(
      'select id from market_item item where reference_price_cents > 1000 and not exists (select from market_item_phase p where p.market_item_id = item.id) limit 1',
    );
    const itemId = rows[0]?.id ?? '';
    const before = await tell(itemId);
    expect(before.referencePrice).toMatchObject({ source: 'MODEL', salesUsed: null, windowDays: null });
    await sell(itemId, [900, 950, 1000, 1000, 1050, 1100]);
    await aggregateSales(market.worker.db);
    expect((await tell(itemId)).referencePrice).toEqual(before.referencePrice);
    await sell(itemId, [1000, 1000, 1_000_000]);
    await aggregateSales(market.worker.db);
    expect((await tell(itemId)).referencePrice).toEqual({
      priceCents: 1000,
      source: 'SALES',
      salesUsed: 8,
      outliersLeftOut: 1,
      windowDays: 30,
    });
    const { rows: items } = await market.owner.query(
      'select reference_price_cents::int as cents from market_item where id = $1',
      [itemId],
    );
    expect(items).toEqual([{ cents: 1000 }]);
    // A feed knows more than our few sales.
    await market.owner.query(
      "update reference_price set source = 'feed', price_cents = 1234, source_price_cents = 170, rate = 7.26 where market_item_id = $1",
      [itemId],
    );
    await sell(itemId, [2000]);
    await aggregateSales(market.worker.db);
    expect((await tell(itemId)).referencePrice).toMatchObject({ priceCents: 1234, source: 'FEED' });
  });
});
