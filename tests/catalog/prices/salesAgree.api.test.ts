import { afterAll, beforeAll, expect, test } from 'vitest';
import { aggregateSales } from '../../../api/catalog/prices/aggregateSales.ts';
import { DAY_MS } from '../../../api/kernel/durations.ts';
import { seedPriceHistory } from '../../../api/ops/seed/seedPriceHistory.ts';
import { openTestMarket, type TestMarket } from '../../kit/testMarket.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

interface Count {
  key: string;
  inDay: number;
  inWeek: number;
  /** What the sales and the days of the chart add up to. */
  rowsInDay: number;
  chartInWeek: number;
  chartToday: number;
  rowsToday: number;
}

/** What is said of the sales of every item and phase that has any, beside what was recorded. */
async function readCounts(): Promise<Count[]> {
  const { rows } = await market.owner.query<Count>(`
    with now as materialized (select (clock_now() at time zone 'UTC')::date as today),
    told as (
      select id, '' as phase, sales_per_day, sales_per_week from market_item
      union all select market_item_id, phase, sales_per_day, sales_per_week from market_item_phase),
    day as (
      select market_item_id as id, phase, month + (place - 1)::int as day, number
      from price_month, unnest(sales_counts) with ordinality as list (number, place)),
    chart as (
      select id, phase, sum(number)::int as number, coalesce(sum(number) filter (where day = now.today), 0)::int as today
      from day, now where day between now.today - 6 and now.today group by 1, 2),
    sold as (
      select market_item_id as id, all_or_one.phase, count(*) filter (where is_in_day)::int as number,
        count(*) filter (where (sold_at at time zone 'UTC')::date = now.today)::int as today
      from sale, now, lateral (select '' union select sale.phase) as all_or_one (phase) where not is_reversed group by 1, 2)
    select told.id || told.phase as key, sales_per_day as "inDay", sales_per_week as "inWeek", coalesce(sold.number, 0) as "rowsInDay",
      coalesce(sold.today, 0) as "rowsToday", coalesce(chart.number, 0) as "chartInWeek", coalesce(chart.today, 0) as "chartToday"
    from told left join chart using (id, phase) left join sold using (id, phase) order by 1`);
  return rows;
}

/** Expects every count to be what was recorded. */
async function expectAgreement(): Promise<readonly Count[]> {
  const counts = await readCounts();
  const wrong = counts.filter(
    (row) => row.inDay !== row.rowsInDay || row.inWeek !== row.chartInWeek || row.inDay > row.inWeek,
  );
  expect(wrong).toEqual([]);
  // A sale that has just become too old waits for the next aggregation.
  const { rows } = await market.owner.query(
    `select id from sale where not is_reversed and is_in_day <> (sold_at > clock_now() - interval '24 hours')
       and abs(extract(epoch from clock_now() - sold_at) - 86400) > 60`,
  );
  expect(rows).toEqual([]);
  return counts;
}

const soldIn = (counts: readonly Count[], field: 'inDay' | 'inWeek'): number =>
  counts.filter((row) => row[field] > 0).length;

test('M-09 H-01 counts, list and chart of a new market agree, phase by phase', async () => {
  const { rows: pending } = await market.owner.query('select id from sale where not is_folded limit 1');
  expect(pending).toEqual([]);
  while (await aggregateSales(market.worker.db));
  const counts = await expectAgreement();
  expect(soldIn(counts, 'inDay')).toBeGreaterThan(500);
  // Every sale of the last 24 hours is recorded, not just as many as a list shows.
  const { rows: most } = await market.owner.query<{ day: number }>(
    'select max(sales_per_day) as day from market_item where id not in (select market_item_id from market_item_phase)',
  );
  expect(most[0]?.day).toBeGreaterThan(80);
  expect(soldIn(counts, 'inWeek')).toBeGreaterThan(1_500);
  expect(counts.filter((row) => row.chartToday !== row.rowsToday)).toEqual([]);
  const { rows } = await market.owner.query(`
    select market_hash_name from market_item item join market_item_phase p on p.market_item_id = item.id
    group by item.id having item.sales_per_week <> sum(p.sales_per_week) or item.sales_per_day <> sum(p.sales_per_day)`);
  expect(rows).toEqual([]);
});

test('a day counted anew from its sales stays as it was', async () => {
  const chart = async () =>
    (await readCounts()).map(({ key, chartToday, inWeek }) => [key, chartToday, inWeek]);
  const before = await chart();
  await market.owner.query(
    "update sale set is_folded = false where sold_at >= date_trunc('day', clock_now(), 'UTC')",
  );
  while (await aggregateSales(market.worker.db));
  expect(await chart()).toEqual(before);
});

test('I-11 without sales all counts fall to nothing, and orders by sales go by what is expected', async () => {
  await market.advanceClock(9 * DAY_MS);
  while (await aggregateSales(market.worker.db));
  const counts = await expectAgreement();
  expect([soldIn(counts, 'inDay'), soldIn(counts, 'inWeek')]).toEqual([0, 0]);
  await market.settleFeed();
  const { data } = await market
    .visitor()
    .query<{ marketItems: { edges: { node: { marketHashName: string } }[] } }>(
      '{ marketItems(sort: SALES_PER_DAY, first: 20) { edges { node { marketHashName } } } }',
    );
  const { rows } = await market.owner.query<{ name: string }>(
    'select market_hash_name as name from market_item order by expected_per_week desc, id limit 20',
  );
  expect(data?.marketItems.edges.map(({ node }) => node.marketHashName)).toEqual(
    rows.map(({ name }) => name),
  );
});

test('a later start adds the days since, but no sale to a day with real ones', async () => {
  const { rows } = await market.owner.query<{ id: string }>(
    'select id from market_item order by expected_per_week desc limit 1',
  );
  const id = rows[0]?.id;
  await market.owner.query(
    `insert into sale (id, market_item_id, price_cents, sold_at, order_id)
     values (gen_random_uuid(), $1, 900, clock_now() - interval '2 days', gen_random_uuid())`,
    [id],
  );
  while (await aggregateSales(market.worker.db));
  expect(await seedPriceHistory(market.ownerUrl)).toBe(true);
  while (await aggregateSales(market.worker.db));
  const counts = await expectAgreement();
  expect(soldIn(counts, 'inWeek')).toBeGreaterThan(1_500);
  const { rows: days } = await market.owner.query<{ count: number }>(
    `select sales_counts[extract(day from day)::int] as count
     from (select (clock_now() - interval '2 days') at time zone 'UTC' as day) sold
     join price_month on month = date_trunc('month', day)::date where market_item_id = $1 and phase = ''`,
    [id],
  );
  expect(days).toEqual([{ count: 1 }]);
  expect(await seedPriceHistory(market.ownerUrl)).toBe(false);
});
