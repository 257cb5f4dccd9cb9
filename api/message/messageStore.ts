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

/** Sets the reading time of unread messages. */
export async function updateReadAt(db: Db, userId: string, ids: readonly string[] | null): Promise<void> {
  await db.$executeRaw`
    update message set read_at = clock_now()
    where user_id = ${userId}::uuid and read_at is null and (${ids === null} or id = any(${ids ?? []}::uuid[]))`;
}
