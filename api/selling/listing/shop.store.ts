import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/**
 * Pauses a seller's active listings, in the order of the ids. Reserved listings are unchanged.
 * @returns the items.
 */
export async function pauseListings(tx: Tx, sellerId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'paused', updated_at = (select clock_now())
    where id in (select id from listing where seller_id = ${sellerId}::uuid and status = 'active' order by id for update)
    returning market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
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

/**
 * Listings that are paused by a seller's closed shop, and not by their Steam account. They are not locked: lock their
 * copies first, as every other service does.
 */
export async function listPausedListings(tx: Tx, sellerId: string): Promise<PausedListing[]> {
  return tx.$queryRaw<PausedListing[]>`
    select listing.id, listing.asset_id as "assetId", item.id as "marketItemId", listing.ask_cents as "askCents",
      item.name_zh as "nameZh", item.name_en as "nameEn"
    from listing join market_item item on item.id = listing.market_item_id
      join asset on asset.id = listing.asset_id join steam_account account on account.id = asset.steam_account_id
    where listing.seller_id = ${sellerId}::uuid and listing.status = 'paused' and account.paused_reason is null order by listing.id`;
}

/**
 * Puts paused listings on sale again in one statement.
 * @returns their number.
 */
export async function resumeListings(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    update listing set status = 'active', updated_at = (select clock_now())
    where id in (select id from listing where id = any(${[...ids]}::uuid[]) and status = 'paused' order by id for update)`;
}
