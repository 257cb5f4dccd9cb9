import type { Db, Tx } from '../../kernel/db.ts';
import type { DayNumber } from './priceHistory.ts';

/** A sale that is not aggregated yet, or whose reversal is not. */
export interface PendingSale {
  id: string;
  marketItemId: string;
  phase: string;
  soldAt: Date;
  isReversed: boolean;
}

/** One day of an item, or of one of its phases. */
export interface DayKey {
  marketItemId: string;
  phase: string;
  day: DayNumber;
}

/** Aggregated sales of a day. */
export type DaySales = DayKey & { medianCents: bigint; salesCount: number };

/** What an aggregation begins with. */
export interface Aggregation {
  /** False if another worker aggregates. */
  isHeld: boolean;
  today: Date;
  /** True if the sales of seven days were last counted on another day. */
  isNewDay: boolean;
}

/** Lets only one worker aggregate at a time. A second one would overwrite a day without the sales of the first. */
export async function lockAggregation(tx: Tx): Promise<Aggregation> {
  const [row] = await tx.$queryRaw<[Aggregation]>`
    select pg_try_advisory_xact_lock(hashtextextended('fold-sales', 0)) as "isHeld", today,
      not exists (select from sale_week where last_day = today) as "isNewDay"
    from (select (clock_now() at time zone 'UTC')::date as today) clock`;
  return row;
}

/** Counts the sales of the last 24 hours of all items and phases anew: those that `is_in_day` marks. */
export async function countDaySales(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    with sold as materialized (
      select market_item_id, phase, count(*)::int as number from sale where is_in_day group by 1, 2),
    phases as (
      update market_item_phase kept set sales_per_day = due.number
      from (select p.market_item_id, p.phase, coalesce(sold.number, 0) as number
        from market_item_phase p left join sold using (market_item_id, phase)) due
      where kept.market_item_id = due.market_item_id and kept.phase = due.phase and kept.sales_per_day <> due.number),
    due as materialized (
      select item.id, coalesce(total.number, 0) as number
      from market_item item left join (select market_item_id, sum(number)::int as number from sold group by 1) total
        on total.market_item_id = item.id
      where item.sales_per_day <> coalesce(total.number, 0) order by item.id for no key update of item)
    update market_item set sales_per_day = due.number from due where due.id = market_item.id`;
}

/**
 * Counts the sales of the seven days until today anew, as the price history of each item and phase has them.
 * @param marketItemIds the items to count; null for all.
 */
export async function countWeekSales(
  tx: Tx,
  today: Date,
  marketItemIds: readonly string[] | null,
): Promise<void> {
  await tx.$executeRaw`
    with asked as materialized (
      select ${today}::date as today, ${marketItemIds && [...marketItemIds]}::uuid[] as ids),
    sold as materialized (
      select market_item_id, phase, sum((select coalesce(sum(number), 0)
        from unnest(sales_counts[greatest(1, today - 5 - month) : today - month + 1]) number))::int as number
      from price_month, asked where month in (date_trunc('month', today - 6)::date, date_trunc('month', today)::date)
        and (ids is null or market_item_id = any(ids))
      group by 1, 2),
    phases as (
      update market_item_phase kept set sales_per_week = due.number
      from (select p.market_item_id, p.phase, coalesce(sold.number, 0) as number
        from asked, market_item_phase p left join sold using (market_item_id, phase)
        where ids is null or p.market_item_id = any(ids)) due
      where kept.market_item_id = due.market_item_id and kept.phase = due.phase and kept.sales_per_week <> due.number),
    due as materialized (
      select item.id, coalesce(sold.number, 0) as number
      from asked, market_item item left join sold on sold.market_item_id = item.id and sold.phase = ''
      where (ids is null or item.id = any(ids)) and item.sales_per_week <> coalesce(sold.number, 0)
      order by item.id for no key update of item)
    update market_item set sales_per_week = due.number from due where due.id = market_item.id`;
}

/** Notes up to which day the sales of seven days are counted. */
export async function markCounted(tx: Tx, today: Date): Promise<void> {
  await tx.$executeRaw`
    insert into sale_week (last_day) values (${today}::date) on conflict (id) do update set last_day = excluded.last_day`;
}

/**
 * Lists and locks the oldest sales that are not aggregated. Waits for a reversal in progress; a later reversal requests another
 * aggregation.
 */
export async function listPendingSales(tx: Tx, limit: number, onlyId: string | null): Promise<PendingSale[]> {
  return tx.$queryRaw<PendingSale[]>`
    select id, market_item_id as "marketItemId", phase, sold_at as "soldAt", is_reversed as "isReversed" from sale
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
 * Updates the counts of the last 24 hours, of items and of phases, with new or reversed sales and with sales that became too old.
 * @returns true if more sales may be too old.
 */
export async function updateDaySales(tx: Tx, freshIds: readonly string[]): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ agedCount: number }]>`
    with aged as materialized (
      select id from sale where is_in_day and sold_at <= (select clock_now()) - interval '24 hours' limit ${AGED_MAX}),
    due as materialized (
      select id, market_item_id, phase, is_in_day as was_in_day,
        not is_reversed and sold_at > (select clock_now()) - interval '24 hours' as now_in_day
      from sale where id = any(${[...freshIds]}::uuid[] || array(select id from aged))),
    kept as (
      update sale set is_in_day = now_in_day from due where due.id = sale.id and was_in_day <> now_in_day),
    moved as (
      select market_item_id, phase, sum(now_in_day::int - was_in_day::int)::int as number from due group by 1, 2),
    phases as (
      update market_item_phase kept set sales_per_day = greatest(0, sales_per_day + number)
      from moved where moved.market_item_id = kept.market_item_id and moved.phase = kept.phase and number <> 0),
    items as (
      update market_item set sales_per_day = greatest(0, sales_per_day + total.number)
      from (select market_item_id, sum(number)::int as number from moved group by 1) total
      where total.market_item_id = market_item.id and total.number <> 0)
    select count(*)::int as "agedCount" from aged`;
  return row.agedCount === AGED_MAX;
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
