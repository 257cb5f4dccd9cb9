import type { Db } from '../kernel/db.ts';

/** Which of these items were read from their names, by one statement. */
export async function listReadFromName(db: Db, itemIds: readonly string[]): Promise<boolean[]> {
  const rows = await db.marketItem.findMany({
    where: { id: { in: [...itemIds] }, isReadFromName: true },
    select: { id: true },
  });
  const found = new Set(rows.map(({ id }) => id));
  return itemIds.map((id) => found.has(id));
}
