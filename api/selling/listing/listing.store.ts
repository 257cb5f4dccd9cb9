import { recountPart } from '../../catalog/market/count.store.ts';
import type { Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import type { ListingStatus } from './listing.ts';

/** Whether Steam lets a copy go now, by the last look at its inventory. A hold ends by the clock, without another look. */
export const IS_LET_GO = Prisma.sql`(asset.is_tradable or coalesce(asset.tradable_at <= (select clock_now()), false))`;

/**
 * Reserves a listing for one buyer, if it is active at this price and its seller can deliver: a part of the purchase's
 * statement that returns a `ReservedListing`. Of any number of concurrent buyers one gets it, because one statement
 * tests and changes the status (I6). None of those that a closed shop has yet to pause can be reserved, and none that
 * Steam holds until a time ahead.
 */
export function claimOfListing(
  id: string,
  { askCents, isAtMost = false }: { askCents: Cents; isAtMost?: boolean },
): Prisma.Sql {
  return Prisma.sql`
    update listing set status = 'reserved', updated_at = clock_now()
    from asset, steam_account account, app_user seller
    where listing.id = ${id}::uuid and listing.status = 'active'
      and ${isAtMost ? Prisma.sql`listing.ask_cents <= ${askCents}` : Prisma.sql`listing.ask_cents = ${askCents}`}
      and asset.id = listing.asset_id and not asset.is_gone and coalesce(asset.tradable_at <= clock_now(), true)
      and account.id = asset.steam_account_id and account.status = 'normal' and not account.is_inventory_private
      and seller.id = listing.seller_id and not seller.is_blocked
      and (seller.is_shop_open or not exists (select from shop_move move
        where move.seller_id = seller.id and move.begun_at >= listing.created_at))
    returning listing.id, listing.asset_id as "assetId", listing.market_item_id as "marketItemId", listing.seller_id as "sellerId",
      listing.ask_cents as "askCents", listing.is_automatic as "isAutomatic"`;
}

/** The ask of an active listing, in fen; null if it is not active. */
export async function findAsk(tx: Tx, id: string): Promise<Cents | null> {
  const listing = await tx.listing.findFirst({ where: { id, status: 'active' }, select: { askCents: true } });
  return listing?.askCents ?? null;
}

/**
 * Ends a listing's reservation, as parts of a statement: sold, withdrawn, or on sale again, paused if its seller's shop
 * was closed, its account stopped selling or Steam began to hold its copy meanwhile. The shop and the account are locked until the transaction ends.
 * The delivery type is set to the account's current one, which may have changed while the listing was reserved (S-05).
 * The item's lowest ask and count are updated afterwards, and a copy that left its seller cannot be sold again.
 */
export function endReservationParts(
  { id, assetId, marketItemId }: { id: string; assetId: string; marketItemId: string },
  to: Exclude<ListingStatus, 'reserved' | 'paused'>,
  { hasAssetLeft }: { hasAssetLeft: boolean },
): StatementPart[] {
  const isOnSale = to === 'active';
  const locked = Prisma.raw(isOnSale ? 'seller, account' : 'account');
  const gone = {
    name: 'gone_asset',
    sql: Prisma.sql`update asset set is_gone = true where id = ${assetId}::uuid returning id`,
    check: { rows: [1], message: `the copy ${assetId} exists` },
  };
  return [
    {
      name: 'holder',
      sql: Prisma.sql`select account.type, seller.is_shop_open and account.paused_reason is null as may_sell, ${IS_LET_GO} as is_let_go
        from listing join app_user seller on seller.id = listing.seller_id join asset on asset.id = listing.asset_id
          join steam_account account on account.id = asset.steam_account_id
        where listing.id = ${id}::uuid for share of ${locked}`,
    },
    {
      name: 'ended_reservation',
      sql: Prisma.sql`update listing set status = case when ${isOnSale} and not (holder.may_sell and holder.is_let_go) then 'paused' else ${to} end,
          stuck_since = case when ${isOnSale} and not holder.is_let_go then clock_now() end, updated_at = clock_now(), is_automatic = holder.type = 'robot'
        from holder where listing.id = ${id}::uuid and listing.status = 'reserved' returning listing.id`,
      check: { rows: [1], message: `listing ${id} was reserved` },
    },
    ...(hasAssetLeft ? [gone] : []),
    ...(isOnSale ? [recountPart(marketItemId)] : []),
  ];
}
