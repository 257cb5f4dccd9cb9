import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import type { Cents } from '../../kernel/money.ts';
import type { SellerCopy } from './sellable.ts';

/**
 * Reads copies in a seller's accounts, bound or unbound. If locked, neither the inventory nor the account changes
 * before the transaction ends. Locks are taken in the order of the ids, so that two batches cannot deadlock.
 */
export async function listSellerCopies(
  db: Db | Tx,
  { userId, assetIds, isHeld }: { userId: string; assetIds: readonly string[]; isHeld: boolean },
): Promise<SellerCopy[]> {
  return db.$queryRaw<SellerCopy[]>`
    select asset.id, asset.market_item_id as "marketItemId", asset.phase, asset.is_gone as "isGone", asset.is_tradable as "isTradable",
      asset.is_marketable as "isMarketable", asset.tradable_at as "tradableAt", account.status as "accountStatus",
      account.type as "accountType", account.unbound_at is not null as "isUnbound", item.reference_price_cents as "itemReferenceCents",
      (select status from listing where asset_id = asset.id and status in ('active', 'paused', 'reserved')) as "listingStatus", (select clock_now()) as "readAt"
    from asset join steam_account account on account.id = asset.steam_account_id join market_item item on item.id = asset.market_item_id
    where asset.id = any(${[...assetIds]}::uuid[]) and account.user_id = ${userId}::uuid
    order by asset.id ${isHeld ? Prisma.sql`for share of account, asset` : Prisma.empty}`;
}

/** A copy that is put on sale. */
export interface NewListing {
  assetId: string;
  askCents: Cents;
}

/**
 * Puts copies on sale in one statement, paused if the seller's shop is closed or the account cannot sell now. A copy
 * that a concurrent request has listed is omitted: the index `listing_one_open_per_asset` decides (I7, I-09).
 * @returns the new listings' ids by copy.
 */
export async function insertListings(
  tx: Tx,
  sellerId: string,
  listings: readonly NewListing[],
  { isShopOpen }: { isShopOpen: boolean },
): Promise<Map<string, string>> {
  const rows = await tx.$queryRaw<{ id: string; assetId: string }[]>`
    insert into listing (id, asset_id, market_item_id, seller_id, ask_cents, float_value, paint_seed, phase, sticker_names, is_automatic, status)
    select new.id, asset.id, asset.market_item_id, ${sellerId}::uuid, new.ask, asset.float_value, asset.paint_seed, asset.phase,
      array(select distinct sticker ->> 'marketHashName' from jsonb_array_elements(asset.stickers) sticker order by 1), account.type = 'robot',
      case when ${isShopOpen} and account.paused_reason is null then 'active' else 'paused' end
    from unnest(${listings.map(() => newId())}::uuid[], ${listings.map(({ assetId }) => assetId)}::uuid[],
      ${listings.map(({ askCents }) => askCents.toString())}::bigint[]) as new (id, asset_id, ask)
    join asset on asset.id = new.asset_id join steam_account account on account.id = asset.steam_account_id
    order by asset.id
    on conflict (asset_id) where status in ('active', 'paused', 'reserved') do nothing
    returning id, asset_id as "assetId"`;
  return new Map(rows.map(({ id, assetId }) => [assetId, id]));
}

/** The accounts that hold the copies of listings and whose inventory was last read more than `knownMs` milliseconds ago. */
export async function listStaleAccountIds(
  tx: Tx,
  listingIds: readonly string[],
  knownMs: number,
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select distinct account.id from listing join asset on asset.id = listing.asset_id
    join steam_account account on account.id = asset.steam_account_id
    where listing.id = any(${[...listingIds]}::uuid[]) and (account.inventory_due_at is null or account.inventory_due_at <= clock_now())
      and (account.inventory_synced_at is null or account.inventory_synced_at <= clock_now() - ${knownMs}::int * interval '1 millisecond')`;
  return rows.map(({ id }) => id);
}
