import type { Db, Tx } from '../../kernel/db.ts';
import type { SavedView } from '../../kernel/generated/prisma/client.ts';
import type { ViewFilter, ViewPlace } from './savedView.ts';

/** The row of a view. */
export type SavedViewRow = SavedView;

/** A user's views of one list, in their order. */
export async function listViews(db: Db | Tx, userId: string, place: ViewPlace): Promise<SavedView[]> {
  return db.savedView.findMany({
    where: { userId, place },
    orderBy: [{ position: 'asc' }, { id: 'asc' }],
  });
}

/** Locks the user, so that changes of their views are made one after another. */
export async function lockViewOwner(tx: Tx, userId: string): Promise<void> {
  await tx.$queryRaw`select id from app_user where id = ${userId}::uuid for no key update`;
}

/** A view of a user. */
export async function findView(tx: Tx, userId: string, id: string): Promise<SavedView | null> {
  return tx.savedView.findFirst({ where: { id, userId } });
}

/** Inserts a view. */
export async function insertView(
  tx: Tx,
  view: ViewFilter & { id: string; userId: string; name: string; position: number },
): Promise<void> {
  const { filter, ...row } = view;
  await tx.savedView.create({ data: { ...row, filter: { ...filter } }, select: { id: true } });
}

/** Changes the name or the filter of a view. */
export async function updateView(
  tx: Tx,
  id: string,
  { name, filter }: { name?: string; filter?: ViewFilter['filter'] },
): Promise<void> {
  await tx.savedView.update({
    where: { id },
    data: { ...(name !== undefined && { name }), ...(filter !== undefined && { filter: { ...filter } }) },
    select: { id: true },
  });
}

/** Puts views into this order. */
export async function updateViewPositions(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update saved_view set position = place.number::int from unnest(${[...ids]}::uuid[]) with ordinality as place (id, number)
    where saved_view.id = place.id`;
}

/** Deletes a view of a user. */
export async function deleteView(db: Db, userId: string, id: string): Promise<void> {
  await db.savedView.deleteMany({ where: { id, userId } });
}
