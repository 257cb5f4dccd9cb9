import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { SellableFacts } from './sellable.ts';

/** The listings of one item that a statement moved, by their number. */
export interface MovedListings {
  marketItemId: string;
  count: number;
}

/** Stores that listings of a shop have yet to follow its opening or closing of now. */
export async function upsertShopMove(tx: Tx, sellerId: string): Promise<void> {
  await tx.$executeRaw`
    insert into shop_move (seller_id) values (${sellerId}::uuid)
    on conflict (seller_id) do update set begun_at = clock_now()`;
}

/** Ends the move of a shop, if there is one. */
export async function deleteShopMove(tx: Tx, sellerId: string): Promise<void> {
  await tx.$executeRaw`delete from shop_move where seller_id = ${sellerId}::uuid`;
}

/** Sellers whose listings have yet to follow their shop. */
export async function listMovingSellerIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ sellerId: string }[]>`
    select seller_id as "sellerId" from shop_move order by begun_at limit ${limit}`;
  return rows.map(({ sellerId }) => sellerId);
}

/** Whether a shop that listings have yet to follow is open, locked until the transaction ends. Null if all have followed. */
export async function lockMovingShop(tx: Tx, sellerId: string): Promise<{ isOpen: boolean } | null> {
  const [row] = await tx.$queryRaw<{ isOpen: boolean }[]>`
    select seller.is_shop_open as "isOpen" from app_user seller
    where seller.id = ${sellerId}::uuid and exists (select from shop_move where seller_id = seller.id)
    for no key update`;
  return row ?? null;
}

/** Number of listings that have yet to follow their shop; 0 while it does not move. */
export async function countUnmoved(db: Db, sellerId: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(listing.id)::int as count
    from shop_move move join app_user seller on seller.id = move.seller_id
      join listing on listing.seller_id = seller.id
        and listing.status = case when seller.is_shop_open then 'paused' else 'active' end
      join asset on asset.id = listing.asset_id join steam_account account on account.id = asset.steam_account_id
    where move.seller_id = ${sellerId}::uuid
      and (not seller.is_shop_open or (account.paused_reason is null and listing.stuck_since is null))`;
  return row.count;
}

/**
 * Pauses so many of a seller's active listings. Reserved listings are unchanged.
 * @returns their numbers by item.
 */
export async function pauseListings(tx: Tx, sellerId: string, limit: number): Promise<MovedListings[]> {
  return moveListings(tx, Prisma.sql`seller_id = ${sellerId}::uuid and status = 'active'`, 'paused', limit);
}

/**
 * Puts paused listings on sale again.
 * @returns their numbers by item.
 */
export async function resumeListings(tx: Tx, ids: readonly string[]): Promise<MovedListings[]> {
  return moveListings(
    tx,
    Prisma.sql`id = any(${[...ids]}::uuid[]) and status = 'paused'`,
    'active',
    ids.length,
  );
}

/**
 * Gives listings another status in one statement. They are locked in the order of their ids, as everywhere, and changed in the order in
 * which the indexes of what is on sale keep them: for twenty thousand that takes two thirds of the time.
 */
async function moveListings(
  tx: Tx,
  which: Prisma.Sql,
  status: 'active' | 'paused',
  limit: number,
): Promise<MovedListings[]> {
  return tx.$queryRaw<MovedListings[]>`
    with held as materialized (select id, market_item_id, ask_cents from listing where ${which} order by id limit ${limit} for update),
      placed as materialized (select id from held order by market_item_id, ask_cents, id),
      moved as (update listing set status = ${status}, updated_at = (select clock_now())
        from placed where listing.id = placed.id returning listing.market_item_id)
    select market_item_id as "marketItemId", count(*)::int as count from moved group by market_item_id`;
}

/** Paused listings whose copies have the same facts. */
export interface PausedGroup extends SellableFacts {
  readAt: Date;
  listingIds: string[];
}

/**
 * So many listings that are paused by a seller's closed shop, and not by their Steam account or copy, as few groups. Their copies are locked in the
 * order of the ids, and the listings are not: every other service locks copies first.
 */
export async function lockPausedCopies(tx: Tx, sellerId: string, limit: number): Promise<PausedGroup[]> {
  return tx.$queryRaw<PausedGroup[]>`
    with held as materialized (
      select listing.id, asset.is_gone, asset.is_tradable, asset.is_marketable, asset.tradable_at, account.status, account.unbound_at
      from listing join asset on asset.id = listing.asset_id join steam_account account on account.id = asset.steam_account_id
      where listing.seller_id = ${sellerId}::uuid and listing.status = 'paused' and listing.stuck_since is null and account.paused_reason is null
      order by asset.id limit ${limit} for share of account, asset)
    select is_gone as "isGone", is_tradable as "isTradable", is_marketable as "isMarketable", tradable_at as "tradableAt",
      status as "accountStatus", unbound_at is not null as "isUnbound", null as "listingStatus", (select clock_now()) as "readAt",
      array_agg(id::text order by id) as "listingIds"
    from held group by is_gone, is_tradable, is_marketable, tradable_at, status, unbound_at`;
}

/** A listing that is paused while its shop is closed. */
export interface PausedListing {
  id: string;
  assetId: string;
  marketItemId: string;
  askCents: Cents;
  nameZh: string;
  nameEn: string;
}

/** Listings with the names of their items, in the order of the ids. */
export async function listPausedListings(tx: Tx, ids: readonly string[]): Promise<PausedListing[]> {
  if (ids.length === 0) return [];
  return tx.$queryRaw<PausedListing[]>`
    select listing.id, listing.asset_id as "assetId", item.id as "marketItemId", listing.ask_cents as "askCents",
      item.name_zh as "nameZh", item.name_en as "nameEn"
    from listing join market_item item on item.id = listing.market_item_id
    where listing.id = any(${[...ids]}::uuid[]) order by listing.id`;
}
