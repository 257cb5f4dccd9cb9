import type { Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { SellableFacts } from './sellable.ts';

/** The listings of one item that a statement moved, by their number. */
export interface MovedListings {
  marketItemId: string;
  count: number;
}

/**
 * Pauses a seller's active listings. Reserved listings are unchanged.
 * @returns their numbers by item.
 */
export async function pauseListings(tx: Tx, sellerId: string): Promise<MovedListings[]> {
  return moveListings(tx, Prisma.sql`seller_id = ${sellerId}::uuid and status = 'active'`, 'paused');
}

/**
 * Puts paused listings on sale again.
 * @returns their numbers by item.
 */
export async function resumeListings(tx: Tx, ids: readonly string[]): Promise<MovedListings[]> {
  return moveListings(tx, Prisma.sql`id = any(${[...ids]}::uuid[]) and status = 'paused'`, 'active');
}

/**
 * Gives listings another status in one statement. They are locked in the order of their ids, as everywhere, and changed in the order in
 * which the indexes of what is on sale keep them: for twenty thousand that takes two thirds of the time.
 */
async function moveListings(
  tx: Tx,
  which: Prisma.Sql,
  status: 'active' | 'paused',
): Promise<MovedListings[]> {
  return tx.$queryRaw<MovedListings[]>`
    with held as materialized (select id, market_item_id, ask_cents from listing where ${which} order by id for update),
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
 * Listings that are paused by a seller's closed shop, and not by their Steam account, as few groups. Their copies are locked in the order
 * of the ids, and the listings are not: every other service locks copies first.
 */
export async function holdPausedCopies(tx: Tx, sellerId: string): Promise<PausedGroup[]> {
  return tx.$queryRaw<PausedGroup[]>`
    with held as materialized (
      select listing.id, asset.is_gone, asset.is_tradable, asset.is_marketable, asset.tradable_at, account.status, account.unbound_at
      from listing join asset on asset.id = listing.asset_id join steam_account account on account.id = asset.steam_account_id
      where listing.seller_id = ${sellerId}::uuid and listing.status = 'paused' and account.paused_reason is null
      order by asset.id for share of account, asset)
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
