import type { Db, Tx } from '../../kernel/db.ts';
import type { User } from '../../kernel/generated/prisma/client.ts';
import { newId } from '../../kernel/ids.ts';
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

/** Finds a live session by the hashes of its two cookies. */
export async function findSession(db: Db, tokenHash: string, bindHash: string): Promise<LiveSession | null> {
  const [row] = await db.$queryRaw<({ sessionId: string } & Omit<LiveSession, 'id' | 'user'> & User)[]>`
    select s.id as "sessionId", clock_now() as now,
      coalesce(s.last_used_at, s.created_at) < clock_now() - ${LAST_USE_GRAIN_MS} * interval '1 millisecond' as "isUseOld",
      u.id, u.phone, u.nickname, u.nickname_set_at as "nicknameSetAt", u.avatar_url as "avatarUrl", u.trade_url as "tradeUrl",
      u.verified_status as "verifiedStatus", u.is_blocked as "isBlocked", u.is_shop_open as "isShopOpen",
      u.is_open_platform_on as "isOpenPlatformOn", u.banned_steam_id as "bannedSteamId", u.ban_due_at as "banDueAt",
      u.held_steam_id as "heldSteamId", u.hold_asked_at as "holdAskedAt", u.hold_due_at as "holdDueAt", u.desk_facts as "deskFacts",
      u.muted_alerts as "mutedAlerts",
      u.created_at as "createdAt"
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.bind_hash = ${bindHash} and s.expires_at > clock_now()`;
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
