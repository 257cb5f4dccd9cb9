import { assert } from '../../kernel/assert.ts';
import type { Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { ListingStatus } from './listing.ts';

/**
 * Reserves a listing for one buyer, if it is active at this price and its seller can deliver: a part of the purchase's
 * statement that returns a `ReservedListing`. Of any number of concurrent buyers one gets it, because one statement
 * tests and changes the status (I6).
 */
export function claimOfListing(id: string, askCents: Cents): Prisma.Sql {
  return Prisma.sql`
    update listing set status = 'reserved', updated_at = clock_now()
    from asset, steam_account account, app_user seller
    where listing.id = ${id}::uuid and listing.status = 'active' and listing.ask_cents = ${askCents}
      and asset.id = listing.asset_id and not asset.is_gone
      and account.id = asset.steam_account_id and account.status = 'normal'
      and seller.id = listing.seller_id and not seller.is_blocked
    returning listing.id, listing.asset_id as "assetId", listing.market_item_id as "marketItemId", listing.seller_id as "sellerId",
      listing.ask_cents as "askCents", listing.is_automatic as "isAutomatic", account.id as "steamAccountId"`;
}

/** The ask of an active listing, in fen; null if it is not active. */
export async function findAsk(tx: Tx, id: string): Promise<Cents | null> {
  const listing = await tx.listing.findFirst({ where: { id, status: 'active' }, select: { askCents: true } });
  return listing?.askCents ?? null;
}

/**
 * Moves a listing from one status to another. The delivery type is set to its account's current one, which may have
 * changed while it was reserved (S-05).
 */
export async function updateListingStatus(
  tx: Tx,
  id: string,
  from: ListingStatus,
  to: ListingStatus,
): Promise<void> {
  const count = await tx.$executeRaw`
    with holder as (
      select account.type from listing join asset on asset.id = listing.asset_id
        join steam_account account on account.id = asset.steam_account_id
      where listing.id = ${id}::uuid for share of account)
    update listing set status = ${to}, updated_at = clock_now(), is_automatic = holder.type = 'robot'
    from holder where id = ${id}::uuid and status = ${from}`;
  assert(count === 1, `listing ${id} was not ${from}`);
}

/**
 * Whether the shop of a listing's seller is open and its account can sell. Both are locked until the transaction ends.
 */
export async function holdShopOf(tx: Tx, listingId: string): Promise<boolean> {
  const [row] = await tx.$queryRaw<[{ mayBeOnSale: boolean }]>`
    select seller.is_shop_open and account.paused_reason is null as "mayBeOnSale"
    from listing join app_user seller on seller.id = listing.seller_id join asset on asset.id = listing.asset_id
      join steam_account account on account.id = asset.steam_account_id
    where listing.id = ${listingId}::uuid for share of seller, account`;
  return row.mayBeOnSale;
}

/** Marks a copy as gone: it has left its seller's inventory under the known id and cannot be sold again. */
export async function markAssetGone(tx: Tx, assetId: string): Promise<void> {
  await tx.asset.update({ where: { id: assetId }, data: { isGone: true }, select: { id: true } });
}
