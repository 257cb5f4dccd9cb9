import type { Db, Tx } from '../../kernel/db.ts';
import type { DayNumber } from './priceHistory.ts';

/** A sale that is not aggregated yet, or whose reversal is not. */
export interface PendingSale {
  id: string;
  marketItemId: string;
  phase: string;
  soldAt: Date;
}

/** One day of an item, or of one of its phases. */
export interface DayKey {
  marketItemId: string;
  phase: string;
  day: DayNumber;
}

/** Aggregated sales of a day. */
export type DaySales = DayKey & { medianCents: bigint; salesCount: number };

/** Lets only one worker aggregate at a time. A second one would overwrite a day without the sales of the first. */
export async function lockAggregation(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isHeld: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended('fold-sales', 0)) as "isHeld"`;
  return row.isHeld;
}

/**
 * Lists and locks the oldest sales that are not aggregated. Waits for a reversal in progress; a later reversal requests another
 * aggregation.
 */
export async function listPendingSales(tx: Tx, limit: number, onlyId: string | null): Promise<PendingSale[]> {
  return tx.$queryRaw<PendingSale[]>`
    select id, market_item_id as "marketItemId", phase, sold_at as "soldAt" from sale
    where not is_folded and (${onlyId}::uuid is null or id = ${onlyId}::uuid)
    order by sold_at, id limit ${limit} for no key update`;
}

/** Lists the ids of the oldest sales that are not aggregated. */
export async function listPendingSaleIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from sale where not is_folded order by sold_at, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Computes median and number of each day's sales. Days without sales have 0. The empty phase stands for all copies. */
export async function readDaySales(tx: Tx, keys: readonly DayKey[]): Promise<DaySales[]> {
  return tx.$queryRaw<DaySales[]>`
    select key.id as "marketItemId", key.phase, key.day,
      coalesce(round((percentile_cont(0.5) within group (order by price_cents))::numeric), 0)::bigint as "medianCents",
      count(sale.id)::int as "salesCount"
    from unnest(${keys.map((key) => key.marketItemId)}::uuid[], ${keys.map((key) => key.phase)}::text[],
      ${keys.map((key) => key.day)}::int[]) as key (id, phase, day)
    left join sale on sale.market_item_id = key.id and not is_reversed and (key.phase = '' or sale.phase = key.phase)
      and sold_at >= to_timestamp(key.day::float8 * 86400) and sold_at < to_timestamp((key.day + 1)::float8 * 86400)
    group by key.id, key.phase, key.day`;
}

/** Marks sales as aggregated. */
export async function markAggregated(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`update sale set is_folded = true where id = any(${[...ids]}::uuid[])`;
}

/** Maximum number of sales that one run removes from the counts because of their age. */
const AGED_MAX = 2_000;

/**
 * Updates the counts of the last 24 hours and seven days with new or reversed sales and with sales that became too old. Only the market's
 * own sales change these counts, so that an item without sales keeps the values of the catalogue's model.
 */
export async function updateSalesRates(tx: Tx, freshIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    with aged as materialized (
      select id from sale where is_in_day and sold_at <= clock_now() - interval '24 hours'
      union select id from sale where is_in_week and sold_at <= clock_now() - interval '7 days' limit ${AGED_MAX}),
    due as materialized (
      select id, market_item_id, is_in_day as was_in_day, is_in_week as was_in_week,
        not is_reversed and sold_at > clock_now() - interval '24 hours' as now_in_day,
        not is_reversed and sold_at > clock_now() - interval '7 days' as now_in_week
      from sale where order_id is not null and id = any(${[...freshIds]}::uuid[] || array(select id from aged))),
    kept as (
      update sale set is_in_day = now_in_day, is_in_week = now_in_week from due where due.id = sale.id),
    moved as (
      select market_item_id, sum(now_in_day::int - was_in_day::int)::int as day, sum(now_in_week::int - was_in_week::int)::int as week
      from due group by market_item_id)
    update market_item set sales_per_day = greatest(0, sales_per_day + day), sales_per_week = greatest(0, sales_per_week + week)
    from moved where moved.market_item_id = market_item.id and (day <> 0 or week <> 0)`;
}

/** Reads the prices of each item's own sales within a number of days. */
export async function readSalePrices(
  tx: Tx,
  marketItemIds: readonly string[],
  windowDays: number,
): Promise<{ marketItemId: string; phase: string; prices: bigint[] }[]> {
  return tx.$queryRaw`
    select market_item_id as "marketItemId", phase, array_agg(price_cents) as prices from sale
    where market_item_id = any(${[...marketItemIds]}::uuid[]) and order_id is not null and not is_reversed
      and sold_at > clock_now() - make_interval(days => ${windowDays}::int)
    group by market_item_id, phase`;
}
