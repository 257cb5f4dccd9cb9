import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma, type SavedFilter } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { FILTER_PAUSE_MS, NEW_ITEMS_MAX, type StoredFilter } from './savedFilter.ts';

/** A row of a saved filter. */
export type SavedFilterRow = SavedFilter;

/** SQL condition for filters with a message due. */
const IS_DUE = Prisma.sql`wants_alerts and cardinality(new_item_ids) > 0
  and (notified_at is null or notified_at <= clock_now() - ${FILTER_PAUSE_MS} * interval '1 millisecond')`;

/** The user's input for a filter. Prices in fen. */
export interface FilterChoice {
  name: string;
  filter: StoredFilter;
  wantsAlerts: boolean;
  priceLimitCents: bigint | null;
}

/** Finds the user's filter with a name. */
export async function findFilterByName(tx: Tx, userId: string, name: string): Promise<SavedFilterRow | null> {
  return tx.savedFilter.findUnique({ where: { userId_name: { userId, name } } });
}

/** Number of a user's filters. */
export async function countFilters(tx: Tx, userId: string): Promise<number> {
  return tx.savedFilter.count({ where: { userId } });
}

/** Inserts a filter. */
export async function insertFilter(tx: Tx, userId: string, choice: FilterChoice): Promise<SavedFilterRow> {
  return tx.savedFilter.create({ data: { id: newId(), userId, ...choice, filter: { ...choice.filter } } });
}

/**
 * Updates a filter.
 * @param keepsNews true to keep the items recorded for its next message, which wait for its pause.
 */
export async function updateFilter(
  tx: Tx,
  id: string,
  choice: FilterChoice,
  { keepsNews }: { keepsNews: boolean },
): Promise<SavedFilterRow> {
  return tx.savedFilter.update({
    where: { id },
    data: { ...choice, filter: { ...choice.filter }, ...(keepsNews ? {} : { newItemIds: [] }) },
  });
}

/** Deletes a filter if it belongs to the user. */
export async function deleteFilter(db: Db, userId: string, id: string): Promise<void> {
  await db.savedFilter.deleteMany({ where: { id, userId } });
}

/** Lists filters by id in the given order. Null for an id that is not a filter of the user. */
export async function listFilters(
  db: Db,
  pairs: readonly { userId: string; id: string }[],
): Promise<(SavedFilterRow | null)[]> {
  const rows = await db.savedFilter.findMany({ where: { id: { in: pairs.map(({ id }) => id) } } });
  return pairs.map(({ userId, id }) => rows.find((row) => row.id === id && row.userId === userId) ?? null);
}

/** The columns that the evaluation of a filter needs. */
export interface AlertedRow {
  id: string;
  filter: StoredFilter;
  priceLimitCents: bigint | null;
}

/** Lists filters with alerts that may pass an ask from `lowest` to `highest` (in fen), by ascending id. */
export async function listAlerted(
  tx: Tx,
  asks: { lowest: bigint; highest: bigint },
  afterId: string,
  limit: number,
): Promise<AlertedRow[]> {
  return tx.$queryRaw<AlertedRow[]>`
    select id, filter, price_limit_cents as "priceLimitCents" from saved_filter
    where wants_alerts and id > ${afterId}::uuid
      and (price_limit_cents is null or price_limit_cents >= ${asks.lowest})
      and coalesce((filter ->> 'maxPriceCents')::bigint >= ${asks.lowest}, true)
      and coalesce((filter ->> 'minPriceCents')::bigint <= ${asks.highest}, true)
    order by id limit ${limit}`;
}

/** Records items for the filters' next messages: each once, newest last, at most `NEW_ITEMS_MAX` for a filter. */
export async function addNewItems(
  tx: Tx,
  news: readonly { filterId: string; marketItemId: string }[],
): Promise<void> {
  if (news.length === 0) return;
  const filterIds = news.map(({ filterId }) => filterId);
  const itemIds = news.map(({ marketItemId }) => marketItemId);
  // Locks in a separate statement, so that the next one sees what the previous lock holder committed.
  await tx.$queryRaw`select id from saved_filter where id = any(${filterIds}::uuid[]) order by id for no key update`;
  await tx.$executeRaw`
    update saved_filter set new_item_ids = newest.ids from (
      select id, array_agg(item order by place) as ids from (
        select id, item, max(place) as place, row_number() over (partition by id order by max(place) desc) as age from (
          select filter.id, old.item, old.place from saved_filter filter, unnest(filter.new_item_ids) with ordinality as old (item, place)
          where filter.id = any(${filterIds}::uuid[])
          union all
          select id, item, ${NEW_ITEMS_MAX} + place from unnest(${filterIds}::uuid[], ${itemIds}::uuid[]) with ordinality as added (id, item, place)
        ) known group by id, item) aged
      where age <= ${NEW_ITEMS_MAX} group by id) newest
    where saved_filter.id = newest.id and saved_filter.wants_alerts`;
}

/** Lists the ids of filters with a message due. */
export async function listDueFilterIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from saved_filter where ${IS_DUE} order by id limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Locks the filters that have a message due for this transaction. Skips those locked by another worker. */
export async function takeDueFilters(tx: Tx, ids: readonly string[]): Promise<SavedFilterRow[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    select id from saved_filter
    where id = any(${[...ids]}::uuid[]) and ${IS_DUE} order by id for no key update skip locked`;
  return tx.savedFilter.findMany({ where: { id: { in: rows.map(({ id }) => id) } } });
}

/**
 * Replaces the recorded items of a locked filter.
 * @param itemIds those that remain for a later message. @param wasTold true if a message was sent now.
 */
export async function replaceNewItems(
  tx: Tx,
  id: string,
  { itemIds, wasTold }: { itemIds: readonly string[]; wasTold: boolean },
): Promise<void> {
  await tx.$executeRaw`
    update saved_filter set new_item_ids = ${[...itemIds]}::uuid[], notified_at = case when ${wasTold} then clock_now() else notified_at end
    where id = ${id}::uuid`;
}
