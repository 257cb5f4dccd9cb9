import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';

/** A watched item with its alert. */
export interface WatchedItemRow {
  id: string;
  userId: string;
  marketItemId: string;
  targetCents: bigint | null;
  isArmed: boolean;
}

/** Data for the message of a price alert. */
export interface TargetRow extends WatchedItemRow {
  targetCents: bigint;
  nameZh: string;
  nameEn: string;
}

const COLUMNS = { id: true, userId: true, marketItemId: true, targetCents: true, isArmed: true } as const;

/** Serialises changes of a user's lists, so that their limits hold. */
export async function lockWatcher(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for no key update`;
}

/** Finds the user's entry for an item. */
export async function findWatched(
  tx: Tx,
  userId: string,
  marketItemId: string,
): Promise<WatchedItemRow | null> {
  return tx.watchedItem.findUnique({
    where: { userId_marketItemId: { userId, marketItemId } },
    select: COLUMNS,
  });
}

/** Number of items on a user's watchlist. */
export async function countWatched(tx: Tx, userId: string): Promise<number> {
  return tx.watchedItem.count({ where: { userId } });
}

/** The items on a user's watchlist, newest first. */
export async function listWatchedIds(db: Db, userId: string, limit: number): Promise<string[]> {
  const rows = await db.watchedItem.findMany({
    where: { userId },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: limit,
    select: { marketItemId: true },
  });
  return rows.map(({ marketItemId }) => marketItemId);
}

/** Inserts an item without an alert. */
export async function insertWatched(tx: Tx, userId: string, marketItemId: string): Promise<WatchedItemRow> {
  return tx.watchedItem.create({ data: { id: newId(), userId, marketItemId }, select: COLUMNS });
}

/** Deletes an item from the watchlist, if it is there. */
export async function deleteWatched(db: Db | Tx, userId: string, marketItemId: string): Promise<void> {
  await db.watchedItem.deleteMany({ where: { userId, marketItemId } });
}

/** Sets or removes the alert of an entry and arms it. */
export async function updateTarget(tx: Tx, id: string, targetCents: bigint | null): Promise<void> {
  await tx.watchedItem.update({
    where: { id },
    data: { targetCents, isArmed: true, notifiedAt: null },
    select: { id: true },
  });
}

/** Lists the alerts on some items, of all users or of one, with the items' names. */
export async function listTargets(
  tx: Tx,
  marketItemIds: readonly string[],
  userId: string | null,
): Promise<TargetRow[]> {
  return tx.$queryRaw<TargetRow[]>`
    select watched.id, user_id as "userId", market_item_id as "marketItemId", target_cents as "targetCents", is_armed as "isArmed",
      name_zh as "nameZh", name_en as "nameEn"
    from watched_item watched join market_item item on item.id = market_item_id
    where market_item_id = any(${[...marketItemIds]}::uuid[]) and target_cents is not null
      and (${userId}::uuid is null or user_id = ${userId}::uuid)
    order by watched.id for no key update of watched`;
}

/** Arms alerts again. */
export async function armAlerts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`update watched_item set is_armed = true where id = any(${[...ids]}::uuid[])`;
}

/** Records that alert messages were sent, at the current time of the database. */
export async function disarmAlerts(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update watched_item set is_armed = false, notified_at = clock_now() where id = any(${[...ids]}::uuid[])`;
}

/** For each pair, the user's watchlist entry with its target price, or null. */
export async function listWatches(
  db: Db,
  pairs: readonly { userId: string; marketItemId: string }[],
): Promise<({ targetCents: bigint | null } | null)[]> {
  const rows = await db.$queryRaw<{ userId: string; marketItemId: string; targetCents: bigint | null }[]>`
    select user_id as "userId", market_item_id as "marketItemId", target_cents as "targetCents" from watched_item
    where user_id = any(${[...new Set(pairs.map(({ userId }) => userId))]}::uuid[])
      and market_item_id = any(${[...new Set(pairs.map(({ marketItemId }) => marketItemId))]}::uuid[])`;
  const found = new Map(rows.map((row) => [`${row.userId} ${row.marketItemId}`, row]));
  return pairs.map(({ userId, marketItemId }) => found.get(`${userId} ${marketItemId}`) ?? null);
}
