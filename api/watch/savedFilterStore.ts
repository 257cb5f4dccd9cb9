import type { SavedFilter } from '../graphql/generated/prisma/client.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { newId } from '../kernel/ids.ts';
import { FILTER_PAUSE_MS, NEW_ITEMS_MAX, type StoredFilter } from './savedFilter.ts';

/** A saved filter as the database has it. */
export type SavedFilterRow = SavedFilter;

/** What a user says of a filter. Price in cents. */
export interface FilterChoice {
  name: string;
  filter: StoredFilter;
  wantsAlerts: boolean;
  priceLimitCents: bigint | null;
}

/** The user's filter of a name. */
export async function findFilterByName(tx: Tx, userId: string, name: string): Promise<SavedFilterRow | null> {
  return tx.savedFilter.findUnique({ where: { userId_name: { userId, name } } });
}

/** How many filters a user has. */
export async function countFilters(tx: Tx, userId: string): Promise<number> {
  return tx.savedFilter.count({ where: { userId } });
}

/** Keeps a new filter. */
export async function insertFilter(tx: Tx, userId: string, choice: FilterChoice): Promise<SavedFilterRow> {
  return tx.savedFilter.create({ data: { id: newId(), userId, ...choice, filter: { ...choice.filter } } });
}

/** Changes a filter; what waited to be told was about the one before. */
export async function updateFilter(tx: Tx, id: string, choice: FilterChoice): Promise<SavedFilterRow> {
  return tx.savedFilter.update({
    where: { id },
    data: { ...choice, filter: { ...choice.filter }, newItemIds: [] },
  });
}

/** Removes a user's filter; somebody else's stays. */
export async function deleteFilter(db: Db, userId: string, id: string): Promise<void> {
  await db.savedFilter.deleteMany({ where: { id, userId } });
}

/** Filters of some ids, in their order; null where there is none of this user's. */
export async function listFilters(
  db: Db,
  pairs: readonly { userId: string; id: string }[],
): Promise<(SavedFilterRow | null)[]> {
  const rows = await db.savedFilter.findMany({ where: { id: { in: pairs.map(({ id }) => id) } } });
  return pairs.map(({ userId, id }) => rows.find((row) => row.id === id && row.userId === userId) ?? null);
}

/** Filters that want alerts, ids rising. */
export async function listAlerted(tx: Tx, afterId: string, limit: number): Promise<SavedFilterRow[]> {
  return tx.savedFilter.findMany({
    where: { wantsAlerts: true, id: { gt: afterId } },
    orderBy: { id: 'asc' },
    take: limit,
  });
}

/** Remembers items for a filter's next message: each once, the newest last, at most `NEW_ITEMS_MAX`. */
export async function addNewItems(tx: Tx, id: string, marketItemIds: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update saved_filter set new_item_ids = (
      select coalesce(array_agg(item order by place), '{}') from (
        select item, max(place) as place from unnest(new_item_ids || ${[...marketItemIds]}::uuid[]) with ordinality as each (item, place)
        group by item order by place desc limit ${NEW_ITEMS_MAX}) newest)
    where id = ${id}::uuid and wants_alerts`;
}

/** Takes filters whose message is due as this transaction's to tell; those that another worker is telling are passed over. */
export async function takeDueFilters(tx: Tx, limit: number): Promise<SavedFilterRow[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from saved_filter
    where wants_alerts and cardinality(new_item_ids) > 0
      and (notified_at is null or notified_at <= clock_now() - ${FILTER_PAUSE_MS} * interval '1 millisecond')
    order by id limit ${limit} for no key update skip locked`;
  return tx.savedFilter.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

/** Nothing waits any more. @param wasTold a message went out now. */
export async function clearNewItems(tx: Tx, id: string, wasTold: boolean): Promise<void> {
  await tx.$executeRaw`
    update saved_filter set new_item_ids = '{}', notified_at = case when ${wasTold} then clock_now() else notified_at end
    where id = ${id}::uuid`;
}
