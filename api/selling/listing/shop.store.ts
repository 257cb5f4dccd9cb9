import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** Pauses what a seller has on sale, in the order of the ids. What somebody is buying is not touched. @returns the items. */
export async function pauseListings(tx: Tx, sellerId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'paused', updated_at = clock_now()
    where id in (select id from listing where seller_id = ${sellerId}::uuid and status = 'active' order by id for update)
    returning market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/** A listing that waits for its shop to open. */
export interface PausedListing {
  id: string;
  assetId: string;
  marketItemId: string;
  askCents: Cents;
  nameZh: string;
  nameEn: string;
}

/** What waits for a seller's shop to open, and not for its Steam account. Not locked: hold its copies first, as every other deed does. */
export async function listPausedListings(tx: Tx, sellerId: string): Promise<PausedListing[]> {
  return tx.$queryRaw<PausedListing[]>`
    select listing.id, listing.asset_id as "assetId", item.id as "marketItemId", listing.ask_cents as "askCents",
      item.name_zh as "nameZh", item.name_en as "nameEn"
    from listing join market_item item on item.id = listing.market_item_id
      join asset on asset.id = listing.asset_id join steam_account account on account.id = asset.steam_account_id
    where listing.seller_id = ${sellerId}::uuid and listing.status = 'paused' and account.paused_reason is null order by listing.id`;
}

/** Puts paused listings on sale again by one statement. @returns how many. */
export async function resumeListings(tx: Tx, ids: readonly string[]): Promise<number> {
  return tx.$executeRaw`
    update listing set status = 'active', updated_at = clock_now()
    where id in (select id from listing where id = any(${[...ids]}::uuid[]) and status = 'paused' order by id for update)`;
}
