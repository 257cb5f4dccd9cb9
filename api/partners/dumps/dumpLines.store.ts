import { rawSql, type Sql, sql, type Tx } from '../../kernel/db.ts';
import { type DumpKind, type DumpOfDay, type DumpRow, PERSONS_MIN } from './dump.ts';

/** Lines that are read at once: few enough not to block the event loop. */
const LINES_AT_ONCE = 2_000;

/** A hundred times 0.29 is a little less than 29. */
const ROUNDING = 1e-9;

/** Copies on sale as the market lists them. */
const ON_SALE = sql`listing l join app_user seller on seller.id = l.seller_id and not seller.is_blocked`;

/** The lines of each kind, by item. Every group has its persons counted in the same statement. */
const QUERIES: Readonly<Record<DumpKind, (day: string) => Sql>> = {
  // By item: there is an index of an item's sales by time, and none of all sales.
  sales: (day) => sql`
    select item.market_hash_name as "marketHashName", nullif(sold.phase, '') as phase, ${day}::text as day, sold.count, sold.lowest as "lowestCents",
      sold.median as "medianCents", sold.highest as "highestCents", sold.volume as "volumeCents"
    from market_item item cross join lateral (
      select s.phase, count(*)::int as count, min(s.price_cents) as lowest, max(s.price_cents) as highest, sum(s.price_cents)::bigint as volume,
        round((percentile_cont(0.5) within group (order by s.price_cents))::numeric)::bigint as median
      from sale s left join market_order o on o.id = s.order_id
      where s.market_item_id = item.id and not s.is_reversed
        and s.sold_at >= ${day}::date::timestamp at time zone 'UTC' and s.sold_at < (${day}::date + 1)::timestamp at time zone 'UTC'
      group by s.phase having count(distinct coalesce(o.seller_id, s.seller_id)) >= ${PERSONS_MIN}::int) sold
    order by item.market_hash_name, sold.phase`,
  asks: () => sql`
    with copy as materialized (
      select l.market_item_id, coalesce(l.phase, '') as phase, l.ask_cents, l.seller_id from ${ON_SALE} where l.status = 'active'),
    shown as (select market_item_id, phase from copy group by market_item_id, phase having count(distinct seller_id) >= ${PERSONS_MIN}::int)
    select item.market_hash_name as "marketHashName", nullif(copy.phase, '') as phase, copy.ask_cents as "priceCents", count(*)::int as count
    from copy join shown using (market_item_id, phase) join market_item item on item.id = copy.market_item_id
    group by item.market_hash_name, copy.phase, copy.ask_cents order by item.market_hash_name, copy.phase, copy.ask_cents`,
  // Only the prices that the book shows: what a bidder would pay at most is the bidder's own.
  bids: () => sql`
    with wanted as materialized (
      select market_item_id, filter, price_cents, remaining, user_id from bid where state = 'open' and sleep_reason is null),
    shown as (select market_item_id, filter from wanted group by market_item_id, filter having count(distinct user_id) >= ${PERSONS_MIN}::int)
    select item.market_hash_name as "marketHashName", wanted.filter as conditions, wanted.price_cents as "priceCents",
      sum(wanted.remaining)::int as count
    from wanted join shown using (market_item_id, filter) join market_item item on item.id = wanted.market_item_id
    group by item.market_hash_name, wanted.filter, wanted.price_cents
    order by item.market_hash_name, wanted.filter, wanted.price_cents desc`,
  // Here each line is a group: the pattern of a single copy would name it, and with it the inventory that it lies in.
  traits: () => sql`
    with trait (name, width) as (values ('float', 0.01), ('seed', 1), ('fade', 1), ('blue', 5)),
    owned as (
      select l.market_item_id, coalesce(l.phase, '') as phase, value.name, value.band, l.seller_id, count(*) as count
      from ${ON_SALE} join asset a on a.id = l.asset_id cross join lateral (values
        ('float', floor(l.float_value * 100 + ${ROUNDING}::float8)::int), ('seed', l.paint_seed), ('fade', floor(a.fade_share)::int),
        ('blue', floor(a.blue_share / 5)::int)) as value (name, band)
      where l.status = 'active' and value.band is not null group by 1, 2, 3, 4, 5),
    shown as (
      select market_item_id, phase, name, band, sum(count)::int as count from owned group by 1, 2, 3, 4
      having count(*) >= ${PERSONS_MIN}::int)
    select item.market_hash_name as "marketHashName", nullif(shown.phase, '') as phase, trait.name as trait,
      (shown.band * trait.width)::float8 as "from", ((shown.band + 1) * trait.width)::float8 as "to", shown.count
    from shown join trait using (name) join market_item item on item.id = shown.market_item_id
    order by item.market_hash_name, shown.phase, trait.name, shown.band`,
};

/** Reads the lines of a file in batches, by a cursor: however many there are, few are in memory. */
export async function* readDumpLines(tx: Tx, { kind, day }: DumpOfDay): AsyncGenerator<DumpRow[]> {
  // A name for each kind: the columns of a statement must not change once it is prepared.
  const cursor = rawSql(`dump_${kind}`);
  // All lines are read: a plan that has the first ones soon takes many times as long.
  await tx.$executeRaw`set local cursor_tuple_fraction = 1`;
  await tx.$executeRaw(sql`declare ${cursor} no scroll cursor for ${QUERIES[kind](day)}`);
  for (;;) {
    const rows = await tx.$queryRaw<DumpRow[]>(sql`fetch ${rawSql(String(LINES_AT_ONCE))} from ${cursor}`);
    if (rows.length > 0) yield rows;
    if (rows.length < LINES_AT_ONCE) return;
  }
}
