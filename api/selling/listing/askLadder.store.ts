import type { ItemPhase } from '../../catalog/prices/sale.store.ts';
import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';

/** An item or a phase, and the user whose own copies among its asks are counted apart. */
export type LadderRequest = ItemPhase & { viewerId: string };

/** The asks for an item or a phase, cheapest first. Copies that nobody can buy do not count. */
export interface AskLadder {
  listingCount: number;
  /** Copies of the viewer among them. */
  ownListingCount: number;
  /** The lowest ask of anybody else, in fen; null if there is none. */
  lowestOtherAskCents: Cents | null;
  /** The lowest prices in fen, with the number of copies at each, and of the viewer's among them. */
  askCents: readonly Cents[];
  counts: readonly number[];
  ownCounts: readonly number[];
}

/** The lowest prices that together have at least so many copies are told one by one. */
export const LADDER_COPIES = 100;

/** The asks for several items or phases, in one statement. */
export async function listAskLadders(db: Db, requests: readonly LadderRequest[]): Promise<AskLadder[]> {
  return db.$queryRaw<AskLadder[]>`
    select coalesce(sum(level.number), 0)::int as "listingCount", coalesce(sum(level.own), 0)::int as "ownListingCount",
      min(level.ask) filter (where level.own < level.number) as "lowestOtherAskCents",
      coalesce(array_agg(level.ask order by level.ask) filter (where level.cheaper < ${LADDER_COPIES}), '{}') as "askCents",
      coalesce(array_agg(level.number order by level.ask) filter (where level.cheaper < ${LADDER_COPIES}), '{}') as counts,
      coalesce(array_agg(level.own order by level.ask) filter (where level.cheaper < ${LADDER_COPIES}), '{}') as "ownCounts"
    from unnest(${requests.map(({ marketItemId }) => marketItemId)}::uuid[], ${requests.map(({ phase }) => phase ?? '')}::text[],
      ${requests.map(({ viewerId }) => viewerId)}::uuid[]) with ordinality as subject (id, phase, viewer_id, at)
    left join lateral (
      select ask_cents as ask, count(*)::int as number, (count(*) filter (where seller_id = subject.viewer_id))::int as own,
        sum(count(*)) over (order by ask_cents) - count(*) as cheaper
      from listing where market_item_id = subject.id and status = 'active' and phase is not distinct from nullif(subject.phase, '')
        and not exists (select from app_user seller where seller.id = listing.seller_id and seller.is_blocked)
      group by ask_cents) level on true
    group by subject.at order by subject.at`;
}

/**
 * A query of the lowest ask of other sellers for each of some items and phases, searched from the cheapest, and as
 * `second_cents` the lowest of a seller other than that one. Asks of sellers who are held for review do not count.
 * @param kinds a table or query with the columns `market_item_id` and `phase`.
 */
export function rivalAsks(sellerId: string, kinds: Prisma.Sql): Prisma.Sql {
  const lowest = (isOther: Prisma.Sql) => Prisma.sql`(
        select other.ask_cents, other.seller_id from listing other
        where other.market_item_id = kind.market_item_id and other.status = 'active' and other.seller_id <> ${sellerId}::uuid
          and other.phase is not distinct from kind.phase and ${isOther}
          and not exists (select from app_user seller where seller.id = other.seller_id and seller.is_blocked)
        order by other.ask_cents, other.id limit 1)`;
  return Prisma.sql`
      select kind.market_item_id, kind.phase, first.ask_cents, second.ask_cents as second_cents
      from (select distinct market_item_id, phase from ${kinds}) kind
      left join lateral ${lowest(Prisma.sql`true`)} first on true
      left join lateral ${lowest(Prisma.sql`other.seller_id <> first.seller_id`)} second on true`;
}

/** A part of a `with` statement: `rivalAsks` for its part `own`, as `rival`. */
export function rivalsPart(sellerId: string): Prisma.Sql {
  return Prisma.sql`rival as materialized (${rivalAsks(sellerId, Prisma.sql`own`)})`;
}
