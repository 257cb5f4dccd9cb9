import type { Db, Tx } from '../kernel/db.ts';
import { newId } from '../kernel/ids.ts';
import type { AlertParams, MessageParams } from './message.ts';

/** Writes a message. @returns its id. */
export async function insertMessage(
  tx: Tx,
  message: {
    userId: string;
    orderId?: string;
    type: number;
    template: string;
    params: Partial<MessageParams> & AlertParams;
  },
): Promise<string> {
  const id = newId();
  const params = JSON.parse(JSON.stringify(message.params));
  await tx.message.create({ data: { ...message, id, params }, select: { id: true } });
  return id;
}

/** Sets the reading time of unread messages: of those named, of one kind, or, with null for both, of all. */
export async function updateReadAt(
  db: Db,
  userId: string,
  { ids, type }: { ids: readonly string[] | null; type: number | null },
): Promise<void> {
  await db.$executeRaw`
    update message set read_at = clock_now()
    where user_id = ${userId}::uuid and read_at is null and (${ids === null} or id = any(${ids ?? []}::uuid[]))
      and (${type === null} or type = ${type ?? 0})`;
}

/** Unread messages of a user by type's number; a type without any is not there. */
export async function countUnread(db: Db, userId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.message.groupBy({
    by: ['type'],
    where: { userId, readAt: null },
    _count: { _all: true },
  });
  return new Map(rows.map((row) => [row.type, row._count._all]));
}
