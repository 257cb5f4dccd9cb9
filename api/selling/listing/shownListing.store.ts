import type { Db, Tx } from '../../kernel/db.ts';

/** A listing as operators read it. */
export interface ShownListing {
  id: string;
  status: string;
  askCents: bigint;
  marketItemId: string;
  marketHashName: string;
  nameZh: string;
  nameEn: string;
  sellerId: string;
  /** Steam's id of the copy, and the account that holds it. */
  assetId: string;
  steamId: string;
  isAutomatic: boolean;
  createdAt: Date;
  /** The number of its newest order; null if it was never ordered. */
  orderNo: string | null;
}

/** A listing with its item; null if there is none. */
export async function findShownListing(db: Db | Tx, id: string): Promise<ShownListing | null> {
  const [listing] = await db.$queryRaw<ShownListing[]>`
    select l.id, l.status, l.ask_cents as "askCents", item.id as "marketItemId", item.market_hash_name as "marketHashName",
      item.name_zh as "nameZh", item.name_en as "nameEn", l.seller_id as "sellerId", a.asset_id as "assetId",
      s.steam_id as "steamId", l.is_automatic as "isAutomatic", l.created_at as "createdAt",
      (select order_no from market_order o where o.listing_id = l.id order by o.created_at desc limit 1) as "orderNo"
    from listing l join market_item item on item.id = l.market_item_id join asset a on a.id = l.asset_id
      join steam_account s on s.id = a.steam_account_id
    where l.id = ${id}::uuid`;
  return listing ?? null;
}
