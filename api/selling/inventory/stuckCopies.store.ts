import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { IS_LET_GO } from '../listing/listing.store.ts';

/** A listing that is paused because Steam does not let its copy go. */
export interface StuckListing {
  marketItemId: string;
  askCents: Cents;
  nameZh: string;
  nameEn: string;
  /** When Steam lets it go, if it says so. */
  tradableAt: Date | null;
}

/**
 * Pauses the unsold listings of an account whose copies Steam does not let go. Listings that an order reserves are
 * unchanged. Where nothing of the account is tradable and a free copy has no time of its own, the account is kept from
 * trading, which is its own cause.
 */
export async function pauseStuckListings(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<StuckListing[]> {
  return tx.$queryRaw<StuckListing[]>`
    with stuck as materialized (
      select listing.id, asset.tradable_at from listing join asset on asset.id = listing.asset_id
      where listing.seller_id = ${userId}::uuid and listing.status in ('active', 'paused') and listing.stuck_since is null
        and asset.steam_account_id = ${id}::uuid and not asset.is_gone and not ${IS_LET_GO}
        and (asset.tradable_at is not null or asset.context_id <> '2'
          or exists (select from asset other where other.steam_account_id = ${id}::uuid and other.is_tradable and not other.is_gone))
      order by listing.id for update of listing)
    update listing set status = 'paused', stuck_since = clock_now(), updated_at = clock_now()
    from stuck, market_item item where listing.id = stuck.id and item.id = listing.market_item_id
    returning listing.market_item_id as "marketItemId", listing.ask_cents as "askCents", item.name_zh as "nameZh",
      item.name_en as "nameEn", stuck.tradable_at as "tradableAt"`;
}

/** Listings of an account that are paused although Steam lets their copies go again. */
export async function listFreedIds(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select listing.id from listing join asset on asset.id = listing.asset_id
    where listing.seller_id = ${userId}::uuid and listing.status = 'paused' and listing.stuck_since is not null
      and asset.steam_account_id = ${id}::uuid and not asset.is_gone and ${IS_LET_GO}`;
  return rows.map((row) => row.id);
}

/** So many listings, of whatever account, whose copies' hold has ended by the clock. */
export async function listDueFreedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select listing.id from listing join asset on asset.id = listing.asset_id
    where listing.status = 'paused' and listing.stuck_since is not null and not asset.is_gone and asset.tradable_at <= (select clock_now())
    order by listing.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** A listing whose copy Steam lets go again. */
export interface FreedListing {
  marketItemId: string;
  userId: string;
  steamAccountId: string;
}

/**
 * Ends that listings are stuck, and puts them on sale again where shop and account sell. Both are locked until the
 * transaction ends; a listing that was freed or sold meanwhile is omitted.
 */
export async function freeListings(tx: Tx, ids: readonly string[]): Promise<FreedListing[]> {
  await tx.$queryRaw`
    select account.id from listing join asset on asset.id = listing.asset_id
      join steam_account account on account.id = asset.steam_account_id join app_user seller on seller.id = listing.seller_id
    where listing.id = any(${[...ids]}::uuid[]) for share of account, asset, seller`;
  return tx.$queryRaw<FreedListing[]>`
    with freed as materialized (
      select listing.id, account.id as account_id, seller.is_shop_open and account.paused_reason is null as may_sell
      from listing join asset on asset.id = listing.asset_id join steam_account account on account.id = asset.steam_account_id
        join app_user seller on seller.id = listing.seller_id
      where listing.id = any(${[...ids]}::uuid[]) and listing.status = 'paused' and listing.stuck_since is not null
        and not asset.is_gone and ${IS_LET_GO}
      order by listing.id for update of listing)
    update listing set stuck_since = null, updated_at = clock_now(), status = case when freed.may_sell then 'active' else 'paused' end
    from freed where listing.id = freed.id
    returning listing.market_item_id as "marketItemId", listing.seller_id as "userId", freed.account_id as "steamAccountId"`;
}
