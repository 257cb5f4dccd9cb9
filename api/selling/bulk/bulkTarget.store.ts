import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import { rivalsPart } from '../listing/askLadder.store.ts';
import type { PriceBase } from './bulkAction.ts';

/** What a new ask of a copy or listing starts from, as read from the database; the reference price is read separately. */
export type PriceBaseRow = Omit<PriceBase, 'referenceCents'> & {
  id: string;
  marketItemId: string;
  phase: string | null;
  itemReferenceCents: Cents | null;
};

/**
 * What a new ask of each copy or listing starts from. The lowest asks of two others are searched once for each item and
 * phase, from the cheapest; asks of sellers who are held for review do not count. The own ask is the one without a discount.
 */
export async function listPriceBases(
  db: Db | Tx,
  { userId, kind, ids }: { userId: string; kind: 'list' | 'reprice'; ids: readonly string[] },
): Promise<PriceBaseRow[]> {
  const own =
    kind === 'list'
      ? Prisma.sql`select asset.id, asset.market_item_id, asset.phase, null::bigint as ask_cents
          from asset join steam_account account on account.id = asset.steam_account_id
          where asset.id = any(${[...ids]}::uuid[]) and account.user_id = ${userId}::uuid`
      : Prisma.sql`select listing.id, listing.market_item_id, listing.phase, coalesce(discount.former_cents, listing.ask_cents) as ask_cents
          from listing left join listing_discount discount on discount.listing_id = listing.id and discount.state = 'running'
            and listing.discount_ends_at is not null
          where listing.id = any(${[...ids]}::uuid[]) and listing.seller_id = ${userId}::uuid`;
  return db.$queryRaw<PriceBaseRow[]>`
    with own as materialized (${own}),
    ${rivalsPart(userId)}
    select own.id, own.market_item_id as "marketItemId", own.phase, own.ask_cents as "ownAskCents",
      item.reference_price_cents as "itemReferenceCents", rival.ask_cents as "lowestOtherCents", rival.second_cents as "secondOtherCents"
    from own join market_item item on item.id = own.market_item_id
      join rival on rival.market_item_id = own.market_item_id and rival.phase is not distinct from own.phase`;
}

/** The costs of copies in a user's bound accounts, by copy. @param isHeld locks the copies until the transaction ends. */
export async function listCosts(
  db: Db | Tx,
  { userId, ids, isHeld }: { userId: string; ids: readonly string[]; isHeld: boolean },
): Promise<Map<string, Cents | null>> {
  const rows = await db.$queryRaw<{ id: string; costCents: Cents | null }[]>`
    select asset.id, asset.cost_cents as "costCents" from asset join steam_account account on account.id = asset.steam_account_id
    where asset.id = any(${[...ids]}::uuid[]) and account.user_id = ${userId}::uuid and account.unbound_at is null
    order by asset.id ${isHeld ? Prisma.sql`for no key update of asset` : Prisma.empty}`;
  return new Map(rows.map(({ id, costCents }) => [id, costCents]));
}

/** The copies of listings, in the order of the listings. */
export async function listAssetsOfListings(
  db: Db | Tx,
  userId: string,
  listingIds: readonly string[],
): Promise<string[]> {
  const rows = await db.$queryRaw<{ assetId: string }[]>`
    select listing.asset_id as "assetId" from unnest(${[...listingIds]}::uuid[]) with ordinality as chosen (id, at)
    join listing on listing.id = chosen.id and listing.seller_id = ${userId}::uuid order by chosen.at`;
  return rows.map(({ assetId }) => assetId);
}

/** The open listings of copies, in the order of the copies. Copies without one are omitted. */
export async function listListingsOfCopies(
  db: Db | Tx,
  userId: string,
  assetIds: readonly string[],
): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select listing.id from unnest(${[...assetIds]}::uuid[]) with ordinality as copy (id, at)
    join listing on listing.asset_id = copy.id and listing.status in ('active', 'paused', 'reserved') and listing.seller_id = ${userId}::uuid
    order by copy.at`;
  return rows.map(({ id }) => id);
}
