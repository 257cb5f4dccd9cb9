import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { type AgedListing, type LastSales, SALES_DAYS, SALES_READ } from './stockAge.ts';

/** Part of a `with`: the last sales of each item and phase of `own` as `brought`, which are read once for each of these. */
const BROUGHT = Prisma.sql`brought as materialized (
  select kind.market_item_id, kind.phase, latest.sales, latest.median
  from (select distinct market_item_id, phase from own) kind
  cross join lateral (
    select count(*)::int as sales, percentile_disc(0.5) within group (order by price_cents) as median from (
      select price_cents from sale
      where market_item_id = kind.market_item_id and not is_reversed and (kind.phase is null or sale.phase = kind.phase)
        and sold_at >= clock_now() - ${SALES_DAYS}::int * interval '1 day'
      order by sold_at desc, id desc limit ${SALES_READ}) sold) latest)`;

/** Every unsold listing of a seller with the last sales of its item and phase. */
export async function listAgedListings(db: Db, sellerId: string): Promise<AgedListing[]> {
  return db.$queryRaw<AgedListing[]>`
    with own as materialized (
      select market_item_id, phase, ask_cents, floor(extract(epoch from clock_now() - created_at) / 86400)::int as days
      from listing where seller_id = ${sellerId}::uuid and status in ('active', 'paused')),
    ${BROUGHT}
    select greatest(own.days, 0) as days, own.ask_cents as "askCents", brought.sales, brought.median as "medianCents"
    from own join brought on brought.market_item_id = own.market_item_id and brought.phase is not distinct from own.phase`;
}

/** The last sales of the items and phases of copies, or of listings, by the ids of these. */
export async function listLastSales(
  db: Db,
  of: 'copies' | 'listings',
  ids: readonly string[],
): Promise<Map<string, LastSales>> {
  const rows = await db.$queryRaw<(LastSales & { id: string })[]>`
    with own as materialized (
      select id, market_item_id, phase from ${of === 'copies' ? Prisma.sql`asset` : Prisma.sql`listing`} where id = any(${[...ids]}::uuid[])),
    ${BROUGHT}
    select own.id, brought.sales, brought.median as "medianCents"
    from own join brought on brought.market_item_id = own.market_item_id and brought.phase is not distinct from own.phase`;
  return new Map(rows.map((row) => [row.id, row]));
}
