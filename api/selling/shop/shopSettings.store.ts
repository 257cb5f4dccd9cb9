import type { Db, Tx } from '../../kernel/db.ts';
import type { ShopAddress } from './shopTexts.ts';

/** Days for which a replaced address leads to its shop. Then others may take it. */
export const ADDRESS_KEPT_DAYS = 90;

/** Stores the line about a shop; null removes it. */
export async function updateShopLine(db: Db, userId: string, line: string | null): Promise<void> {
  await db.shop.upsert({ where: { userId }, create: { userId, line }, update: { line } });
}

/** Stores which listings a shop shows first, in their order. */
export async function updatePins(tx: Tx, userId: string, pinnedListingIds: string[]): Promise<void> {
  await tx.shop.upsert({
    where: { userId },
    create: { userId, pinnedListingIds },
    update: { pinnedListingIds },
  });
}

/** Pinned listings of a seller that are open and not on sale at the moment, in their order. */
export async function listHiddenPins(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select listing.id from shop, unnest(shop.pinned_listing_ids) with ordinality as pin (id, place)
    join listing on listing.id = pin.id
    where shop.user_id = ${userId}::uuid and listing.seller_id = shop.user_id and listing.status in ('paused', 'reserved')
    order by pin.place`;
  return rows.map(({ id }) => id);
}

/** Number of these listings that are open and a seller's own. */
export async function countOpenListings(tx: Tx, sellerId: string, ids: readonly string[]): Promise<number> {
  return tx.listing.count({
    where: { id: { in: [...ids] }, sellerId, status: { in: ['active', 'paused', 'reserved'] } },
  });
}

/** A user's nickname; the row is locked until the transaction ends, so that one address is chosen after another. */
export async function lockNickname(tx: Tx, userId: string): Promise<string | null> {
  const [row] = await tx.$queryRaw<{ nickname: string | null }[]>`
    select nickname from app_user where id = ${userId}::uuid for no key update`;
  return row?.nickname ?? null;
}

/**
 * Takes an address for a user's shop, whose present one leads to the shop for some time.
 * @returns false if it is another shop's, or was until recently.
 */
export async function takeAddress(tx: Tx, userId: string, { key, address }: ShopAddress): Promise<boolean> {
  await tx.$executeRaw`
    delete from shop_address where key = ${key} and user_id <> ${userId}::uuid
      and replaced_at < clock_now() - ${ADDRESS_KEPT_DAYS} * interval '1 day'`;
  await tx.$executeRaw`
    update shop_address set replaced_at = clock_now() where user_id = ${userId}::uuid and replaced_at is null and key <> ${key}`;
  const taken = await tx.$executeRaw`
    insert into shop_address (key, address, user_id) values (${key}, ${address}, ${userId}::uuid)
    on conflict (key) do update set address = excluded.address, replaced_at = null where shop_address.user_id = excluded.user_id`;
  return taken === 1;
}

/** The user whose shop has an address, or had it until recently. */
export async function findAddressOwner(db: Db, key: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ userId: string }[]>`
    select user_id as "userId" from shop_address where key = ${key}
      and (replaced_at is null or replaced_at >= clock_now() - ${ADDRESS_KEPT_DAYS} * interval '1 day')`;
  return row?.userId ?? null;
}

/** A seller's shop as everybody sees it. Null if there is none, or if the seller is blocked. */
export async function findShop(db: Db, userId: string) {
  return db.user.findFirst({
    where: { id: userId, isBlocked: false },
    select: {
      id: true,
      nickname: true,
      isShopOpen: true,
      shop: { select: { line: true } },
      shopAddresses: { where: { replacedAt: null }, select: { address: true } },
      sellerRecord: true,
      _count: { select: { listings: { where: { status: 'active' } } } },
    },
  });
}

/** What a shop has on sale by type or exterior. */
export interface ShopTag {
  category: string;
  internalName: string;
  count: number;
}

/** Numbers of a shop's listings on sale by type and by exterior. */
export async function countShopTags(db: Db, sellerId: string): Promise<ShopTag[]> {
  return db.$queryRaw<ShopTag[]>`
    with own as materialized (
      select item.tag_type, item.tag_exterior, count(*)::int as count from listing join market_item item on item.id = listing.market_item_id
      where listing.seller_id = ${sellerId}::uuid and listing.status = 'active' group by 1, 2)
    select 'type' as category, tag_type as "internalName", sum(count)::int as count from own group by 2
    union all
    select 'exterior', tag_exterior, sum(count)::int from own where tag_exterior is not null group by 2`;
}
