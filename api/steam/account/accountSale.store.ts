import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';

/** Reason that prevents an account from selling. */
export type PausedReason = 'abnormal' | 'notSellable' | 'private' | 'unconfirmed';

/** A robot stops selling after this many consecutive confirmations that Steam did not accept. */
const UNCONFIRMED_MAX = 3;

const WANTED = Prisma.sql`case when account.status = 'abnormal' then 'abnormal' when account.status <> 'normal' then 'notSellable'
  when account.is_inventory_private then 'private'
  when account.type = 'robot' and account.unconfirmed_count >= ${UNCONFIRMED_MAX} then 'unconfirmed' end`;
const IS_MISPLACED = Prisma.sql`account.unbound_at is null and account.paused_reason is distinct from ${WANTED}`;

/** Lists bound accounts whose listings are in the wrong state: on sale although the account cannot sell, or paused although it can. */
export async function listMisplacedIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select account.id from steam_account account where ${IS_MISPLACED} order by account.id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks such an account, so that nothing is listed from it meanwhile. Null if its state is right again. */
export async function lockMisplaced(
  tx: Tx,
  id: string,
): Promise<{ userId: string; accountName: string; wanted: PausedReason | null } | null> {
  const [row] = await tx.$queryRaw<{ userId: string; accountName: string; wanted: PausedReason | null }[]>`
    select account.user_id as "userId", account.account_name as "accountName", ${WANTED} as wanted
    from steam_account account where account.id = ${id}::uuid and ${IS_MISPLACED} for update`;
  return row ?? null;
}

/** Stores why an account's listings are paused. Null if they are not. */
export async function updatePausedReason(tx: Tx, id: string, reason: PausedReason | null): Promise<void> {
  await tx.steamAccount.update({ where: { id }, data: { pausedReason: reason }, select: { id: true } });
}

/**
 * Pauses an account's listings, in the order of their ids.
 * @returns the ids of the items.
 */
export async function pauseListingsOf(tx: Tx, id: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'paused', updated_at = (select clock_now())
    where id in (select listing.id from listing join asset on asset.id = listing.asset_id
      where asset.steam_account_id = ${id}::uuid and listing.status = 'active' order by listing.id for update of listing)
    returning market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/**
 * Puts an account's paused listings on sale again, unless its owner's shop is closed or Steam does not let the copy go.
 * @returns the ids of the items.
 */
export async function resumeListingsOf(tx: Tx, id: string): Promise<string[]> {
  await tx.$queryRaw`
    select id from app_user where id = (select user_id from steam_account where id = ${id}::uuid) for share`;
  const rows = await tx.$queryRaw<{ marketItemId: string }[]>`
    update listing set status = 'active', updated_at = (select clock_now())
    where id in (select listing.id from listing join asset on asset.id = listing.asset_id join app_user seller on seller.id = listing.seller_id
      where asset.steam_account_id = ${id}::uuid and listing.status = 'paused' and listing.stuck_since is null
        and not asset.is_gone and seller.is_shop_open
      order by listing.id for update of listing)
    returning market_item_id as "marketItemId"`;
  return rows.map(({ marketItemId }) => marketItemId);
}

/**
 * Counts a confirmation that Steam did not accept; `isTaken` resets the counter.
 * @returns the owner and the number of consecutive failures.
 */
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
