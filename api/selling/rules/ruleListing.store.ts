import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import { rivalsPart } from '../listing/askLadder.store.ts';
import type { CopyFacts } from './sellingRule.ts';

/** A seller's open listing as read from the database; the reference price is read separately. */
export type ListingFacts = Omit<CopyFacts, 'referenceCents' | 'matchedRuleIds'> & {
  phase: string | null;
  itemReferenceCents: Cents | null;
};

/**
 * Every unsold listing of a seller, with its copy's cost and the lowest asks of two other sellers. They are searched once
 * for each item and phase, from the cheapest; asks of sellers who are held for review do not count. A discount keeps its
 * ask until it ends.
 * @param listingId only this listing; null: all.
 */
export async function listRuleFacts(
  db: Db | Tx,
  sellerId: string,
  listingId: string | null = null,
): Promise<ListingFacts[]> {
  return db.$queryRaw<ListingFacts[]>`
    with own as materialized (
      select l.id, l.asset_id, l.market_item_id, l.phase, l.ask_cents, l.status = 'active' as is_on_sale,
        coalesce(l.stood_since, l.created_at) as stood_since, asset.cost_cents, asset.steam_account_id,
        item.search_text, item.reference_price_cents
      from listing l join asset on asset.id = l.asset_id join market_item item on item.id = l.market_item_id
      where l.seller_id = ${sellerId}::uuid and l.status in ('active', 'paused')
        and l.discount_ends_at is null ${listingId === null ? Prisma.empty : Prisma.sql`and l.id = ${listingId}::uuid`}),
    ${rivalsPart(sellerId)}
    select own.id as "listingId", own.asset_id as "assetId", own.market_item_id as "marketItemId", own.phase,
      own.ask_cents as "askCents", own.cost_cents as "costCents", own.reference_price_cents as "itemReferenceCents",
      own.is_on_sale as "isOnSale", own.stood_since as "stoodSince", own.steam_account_id as "steamAccountId", own.search_text as "searchText",
      rival.ask_cents as "lowestOtherCents", rival.second_cents as "secondOtherCents"
    from own join rival on rival.market_item_id = own.market_item_id and rival.phase is not distinct from own.phase
    order by own.id`;
}

/** What the copies of some listings cost their sellers, in fen by the ids of the listings; those without a cost are omitted. */
export async function listCosts(db: Db | Tx, listingIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.$queryRaw<{ id: string; cents: number }[]>`
    select l.id, asset.cost_cents::float8 as cents from listing l join asset on asset.id = l.asset_id
    where l.id = any(${[...listingIds]}::uuid[]) and asset.cost_cents is not null`;
  return new Map(rows.map(({ id, cents }) => [id, cents]));
}
