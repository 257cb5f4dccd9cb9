import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import { type AlertParams, MESSAGE_TYPES, type MessageParams } from './message.ts';

/** A message to one user. */
export interface NewMessage {
  userId: string;
  orderId?: string;
  type: number;
  template: string;
  params: Partial<MessageParams> & AlertParams;
}

/** Inserts at least one message, as a part of a statement. */
export function messagesPart(messages: readonly (NewMessage & { id: string })[]): StatementPart {
  const rows = messages.map(
    ({ id, userId, orderId = null, type, template, params }) =>
      Prisma.sql`(${id}::uuid, ${userId}::uuid, ${orderId}::uuid, ${type}::int, ${template}, ${JSON.stringify(params)}::jsonb)`,
  );
  const sql = Prisma.sql`insert into message (id, user_id, order_id, type, template, params) values ${Prisma.join(rows)}`;
  return { name: 'posted_message', sql };
}

/**
 * Inserts at least one message, in one statement.
 * @returns their ids.
 */
export async function insertMessages(tx: Tx, messages: readonly NewMessage[]): Promise<string[]> {
  const rows = messages.map((message) => ({ ...message, id: newId() }));
  await tx.$executeRaw(messagesPart(rows).sql);
  return rows.map(({ id }) => id);
}

/**
 * Inserts a message.
 * @returns its id.
 */
export async function insertMessage(tx: Tx, message: NewMessage): Promise<string> {
  const [id = ''] = await insertMessages(tx, [message]);
  return id;
}

/** Sets the reading time of unread messages: of the given ones, of one type, or, with null for both, of all. */
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

/** Number of a user's unread messages by type; a type without any is absent. */
export async function countUnread(db: Db, userId: string): Promise<ReadonlyMap<number, number>> {
  const rows = await db.message.groupBy({
    by: ['type'],
    where: { userId, readAt: null },
    _count: { _all: true },
  });
  return new Map(rows.map((row) => [row.type, row._count._all]));
}

const NUMBERS: readonly number[] = Object.values(MESSAGE_TYPES);

/**
 * The condition for messages or announcements of one kind; 0 or none means all (N-01).
 * @throws InvalidInput for an unknown kind.
 */
export function kindWhere(type: number | null | undefined): { type?: number } {
  if (!type) return {};
  if (!NUMBERS.includes(type)) throw new InvalidInput('type', '0 to 4');
  return { type };
}
