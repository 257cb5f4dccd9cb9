import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';

/** What keeps an account from selling. */
export type PausedReason = 'abnormal' | 'notSellable' | 'private' | 'unconfirmed';

/** After so many confirmations in a row that Steam did not take, a robot sells no more. */
const UNCONFIRMED_MAX = 3;

const WANTED = Prisma.sql`case when account.status = 'abnormal' then 'abnormal' when account.status <> 'normal' then 'notSellable'
  when account.is_inventory_private then 'private'
  when account.type = 'robot' and account.unconfirmed_count >= ${UNCONFIRMED_MAX} then 'unconfirmed' end`;
const IS_MISPLACED = Prisma.sql`account.unbound_at is null and account.paused_reason is distinct from ${WANTED}`;

/** Bound accounts whose listings do not stand as they should: on sale although they cannot sell, or paused although they can. */
export async function listMisplacedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select account.id from steam_account account where ${IS_MISPLACED} order by account.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks such an account, so that nobody lists from it meanwhile. Null where it stands right again. */
export async function lockMisplaced(
  tx: Tx,
  id: string,
): Promise<{ userId: string; accountName: string; wanted: PausedReason | null } | null> {
  const [row] = await tx.$queryRaw<{ userId: string; accountName: string; wanted: PausedReason | null }[]>`
    select account.user_id as "userId", account.account_name as "accountName", ${WANTED} as wanted
    from steam_account account where account.id = ${id}::uuid and ${IS_MISPLACED} for update`;
  return row ?? null;
}

/** Keeps why an account's listings are paused; null: they are not. */
export async function updatePausedReason(tx: Tx, id: string, reason: PausedReason | null): Promise<void> {
  await tx.steamAccount.update({ where: { id }, data: { pausedReason: reason }, select: { id: true } });
}

/** Pauses what an account has on sale, in the order of the ids. @returns the items. */
export async function pauseListingsOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'paused', updated_at = clock_now()
    where id in (select listing.id from listing join asset on asset.id = listing.asset_id
      where asset.steam_account_id = ${id}::uuid and listing.status = 'active' order by listing.id for update of listing)
    returning market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/** Puts on sale again what an account had on sale, unless its owner's shop is closed. @returns the items. */
export async function resumeListingsOf(tx: Tx, id: string): Promise<string[]> {
  await tx.$queryRaw`
    select id from app_user where id = (select user_id from steam_account where id = ${id}::uuid) for share`;
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'active', updated_at = clock_now()
    where id in (select listing.id from listing join asset on asset.id = listing.asset_id join app_user seller on seller.id = listing.seller_id
      where asset.steam_account_id = ${id}::uuid and listing.status = 'paused' and not asset.is_gone and seller.is_shop_open
      order by listing.id for update of listing)
    returning market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/** Counts a confirmation that Steam did not take; `isTaken`: begins anew. @returns whose account it is, and how many there were in a row. */
export async function countUnconfirmed(
  tx: Tx | Db,
  id: string,
  { isTaken }: { isTaken: boolean },
): Promise<{ userId: string; accountName: string; count: number } | null> {
  const [row] = await tx.$queryRaw<{ userId: string; accountName: string; count: number }[]>`
    update steam_account set unconfirmed_count = case when ${isTaken} then 0 else unconfirmed_count + 1 end
    where id = ${id}::uuid and (not ${isTaken} or unconfirmed_count > 0)
    returning user_id as "userId", account_name as "accountName", unconfirmed_count as count`;
  return row ?? null;
}
