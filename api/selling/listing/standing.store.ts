import type { ItemPhase } from '../../catalog/prices/sale.store.ts';
import type { Db } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** A copy of a seller, as far as its place in the market depends on it. */
export type StandingRequest = ItemPhase & {
  viewerId: string;
  /** The ask of the copy; null if it has none. */
  askCents: Cents | null;
};

/** What others ask for the item or phase of a copy, and how much of it is sold. Copies that nobody can buy do not count. */
export interface Standing {
  /** Copies on sale, and those of the viewer among them. */
  listingCount: number;
  ownListingCount: number;
  /** The lowest ask of anybody else, in fen; null if there is none. */
  lowestOtherAskCents: Cents | null;
  /** Copies on sale below the ask of the copy, and at it. */
  cheaperCount: number;
  equalCount: number;
  /** Sales of seven days, as they are counted for the item or the phase. */
  weekSaleCount: number;
}

/** The standings of several copies, in one statement. The asks of each item and phase are read once. */
export async function listStandings(db: Db, requests: readonly StandingRequest[]): Promise<Standing[]> {
  return db.$queryRaw<Standing[]>`
    with subject as materialized (
      select * from unnest(${requests.map(({ marketItemId }) => marketItemId)}::uuid[],
        ${requests.map(({ phase }) => phase ?? '')}::text[], ${requests.map(({ viewerId }) => viewerId)}::uuid[],
        ${requests.map(({ askCents }) => askCents?.toString() ?? null)}::bigint[]) with ordinality as copy (id, phase, viewer_id, ask, at)),
    kind as materialized (select distinct id, phase, viewer_id from subject),
    level as materialized (
      select kind.*, listing.ask_cents as ask, count(*) as number, count(*) filter (where listing.seller_id = kind.viewer_id) as own
      from kind join listing on listing.market_item_id = kind.id and listing.status = 'active'
        and listing.phase is not distinct from nullif(kind.phase, '')
      where not exists (select from app_user seller where seller.id = listing.seller_id and seller.is_blocked)
      group by kind.id, kind.phase, kind.viewer_id, listing.ask_cents),
    week as materialized (
      select kind.*, case when kind.phase = '' then item.sales_per_week else coalesce(of_phase.sales_per_week, 0) end as number
      from kind join market_item item on item.id = kind.id
        left join market_item_phase of_phase on of_phase.market_item_id = kind.id and of_phase.phase = kind.phase)
    select coalesce(sum(level.number), 0)::int as "listingCount", coalesce(sum(level.own), 0)::int as "ownListingCount",
      min(level.ask) filter (where level.own < level.number) as "lowestOtherAskCents",
      coalesce(sum(level.number) filter (where level.ask < subject.ask), 0)::int as "cheaperCount",
      coalesce(sum(level.number) filter (where level.ask = subject.ask), 0)::int as "equalCount",
      max(week.number)::int as "weekSaleCount"
    from subject join week using (id, phase, viewer_id) left join level using (id, phase, viewer_id)
    group by subject.at order by subject.at`;
}
