import { sql } from 'kysely';
import type { Db, Tx } from '../../kernel/db.ts';
import { Prisma, type User } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
import { prepareQuery } from '../../kernel/query.ts';
import { LAST_USE_GRAIN_MS } from './session.ts';

/** The values of a new session. */
export interface NewSession {
  userId: string;
  tokenHash: string;
  bindHash: string;
  isKept: boolean;
  address: string;
  userAgent: string;
  /** The hash of the browser's new secret (`renewDevice`). */
  deviceHash: string;
  expiresAt: Date;
}

/** Inserts a session. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const id = newId();
  await tx.session.create({ data: { id, ...session }, select: { id: true } });
  return id;
}

/** A live session, with the data that nearly every request of its user needs next: one statement instead of three. */
export interface LiveSession {
  id: string;
  isUseOld: boolean;
  /** The market's time. */
  now: Date;
  user: User;
}

/** All columns of the model by name: with a star the statement could not be prepared, because a migration may add a column. */
const USER_COLUMNS = Object.values(Prisma.UserScalarFieldEnum).map((name) => `u.${name}` as const);

const selectSession = prepareQuery<{ tokenHash: string; bindHash: string }>(
  'tokenHash',
  'bindHash',
)((query, { tokenHash, bindHash }) =>
  query
    .selectFrom('session as s')
    .innerJoin('appUser as u', 'u.id', 's.userId')
    .select(['s.id as sessionId', sql<Date>`clock_now()`.as('now')])
    .select(
      sql<boolean>`coalesce(s.last_used_at, s.created_at) < clock_now() - ${LAST_USE_GRAIN_MS} * interval '1 millisecond'`.as(
        'isUseOld',
      ),
    )
    .select(USER_COLUMNS)
    .where('s.tokenHash', '=', tokenHash)
    .where('s.bindHash', '=', bindHash)
    .where('s.expiresAt', '>', sql<Date>`clock_now()`),
);

/** Finds a live session by the hashes of its two cookies. */
export async function findSession(db: Db, tokenHash: string, bindHash: string): Promise<LiveSession | null> {
  const [row] = await selectSession(db, { tokenHash, bindHash });
  if (!row) return null;
  const { sessionId, isUseOld, now, ...user } = row;
  return { id: sessionId, isUseOld, now, user };
}

/** Stores that a session was used now. */
export async function updateLastUse(db: Db, id: string): Promise<void> {
  await db.$executeRaw`update session set last_used_at = clock_now() where id = ${id}::uuid`;
}

/** Ends a session of a user. Returns false if it is not theirs, or has ended. */
export async function deleteSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const count =
    await tx.$executeRaw`delete from session where id = ${id}::uuid and user_id = ${userId}::uuid`;
  return count === 1;
}

/**
 * Ends a user's sessions except one.
 * @returns their ids.
 */
export async function deleteOtherSessions(tx: Tx, userId: string, keptId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    delete from session where user_id = ${userId}::uuid and id <> ${keptId}::uuid returning id::text`;
  return rows.map(({ id }) => id);
}

/** Ends all sessions of a user. @returns their ids. */
export async function deleteSessions(tx: Tx, userId: string): Promise<string[]> {
  const rows = await tx.$queryRaw<{ id: string }[]>`
    delete from session where user_id = ${userId}::uuid returning id::text`;
  return rows.map(({ id }) => id);
}
