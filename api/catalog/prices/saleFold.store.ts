import type { Db, Tx } from '../../kernel/db.ts';
import type { DayNumber } from './priceHistory.ts';

/** A sale that its day does not show yet as it stands. */
export interface UnfoldedSale {
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

/** What a day's sales come to. */
export type DaySales = DayKey & { medianCents: bigint; salesCount: number };

/** Lets one worker fold at a time: who comes second would write back a day as it was before the first one's sales. */
export async function lockFold(tx: Tx): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ isHeld: boolean }]>`
    select pg_try_advisory_xact_lock(hashtextextended('fold-sales', 0)) as "isHeld"`;
  return row.isHeld;
}

/** The oldest sales that are not folded, locked: a reversal under way is waited for, and a later one asks for a fold of its own. */
export async function listUnfolded(tx: Tx, limit: number, onlyId: string | null): Promise<UnfoldedSale[]> {
  return tx.$queryRaw<UnfoldedSale[]>`
    select id, market_item_id as "marketItemId", phase, sold_at as "soldAt" from sale
    where not is_folded and (${onlyId}::uuid is null or id = ${onlyId}::uuid)
    order by sold_at, id limit ${limit} for no key update`;
}

/** The ids of the oldest sales that are not folded. */
export async function listUnfoldedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from sale where not is_folded order by sold_at, id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** The median and number of each day's sales; days that have none left carry 0. The empty phase stands for all copies. */
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

/** The days show these sales now. */
export async function markFolded(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`update sale set is_folded = true where id = any(${[...ids]}::uuid[])`;
}

/** Of how many sales one fold notes that they have grown old. */
const AGED_MAX = 2_000;

/**
 * Brings the sales of the last 24 hours and seven days up to date by these new or reversed sales, and by those that have grown too
 * old. Only the market's own sales move these numbers, so that an item without any keeps what the catalogue's model gave it.
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

/** The prices of each item's own sales within some days. */
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
