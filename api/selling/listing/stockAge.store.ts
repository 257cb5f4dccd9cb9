import type { Db } from '../../kernel/db.ts';
import { type AgedListing, SALES_DAYS, SALES_READ } from './stockAge.ts';

/** Every unsold listing of a seller with the sales of its item and phase, which are read once for each of these. */
export async function listAgedListings(db: Db, sellerId: string): Promise<AgedListing[]> {
  return db.$queryRaw<AgedListing[]>`
    with own as materialized (
      select market_item_id, phase, ask_cents, floor(extract(epoch from clock_now() - created_at) / 86400)::int as days
      from listing where seller_id = ${sellerId}::uuid and status in ('active', 'paused')),
    brought as materialized (
      select kind.market_item_id, kind.phase, latest.sales, latest.median
      from (select distinct market_item_id, phase from own) kind
      cross join lateral (
        select count(*)::int as sales, percentile_disc(0.5) within group (order by price_cents) as median from (
          select price_cents from sale
          where market_item_id = kind.market_item_id and not is_reversed and (kind.phase is null or sale.phase = kind.phase)
            and sold_at >= clock_now() - ${SALES_DAYS}::int * interval '1 day'
          order by sold_at desc, id desc limit ${SALES_READ}) sold) latest)
    select greatest(own.days, 0) as days, own.ask_cents as "askCents", brought.sales, brought.median as "medianCents"
    from own join brought on brought.market_item_id = own.market_item_id and brought.phase is not distinct from own.phase`;
}
