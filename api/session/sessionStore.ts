import type { User } from '../graphql/generated/prisma/client.ts';
import type { Db, Tx } from '../kernel/db.ts';
import { newId } from '../kernel/ids.ts';
import { type CodePurpose, LAST_USE_GRAIN_MS } from './session.ts';

/** How many codes went out lately: to a phone, from an address, to all. */
export interface CodeCounts {
  phoneMinute: number;
  phoneHour: number;
  phoneDay: number;
  addressHour: number;
  allHour: number;
  /** The last challenge from this phone or address: unknown to anybody else, so it serves as the work's challenge. */
  lastId: string | null;
}

/** Counts under locks for this phone and this address, so that requests at the same moment see each other. */
export async function countCodes(tx: Tx, phone: string, address: string): Promise<CodeCounts> {
  const keys = [`code:${phone}`, `code:${address}`].sort();
  for (const key of keys) await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
  const [row] = await tx.$queryRaw<[CodeCounts]>`
    select count(*) filter (where phone = ${phone} and created_at > clock_now() - interval '60 seconds')::int as "phoneMinute",
      count(*) filter (where phone = ${phone} and created_at > clock_now() - interval '1 hour')::int as "phoneHour",
      count(*) filter (where phone = ${phone})::int as "phoneDay",
      count(*) filter (where address = ${address} and created_at > clock_now() - interval '1 hour')::int as "addressHour",
      (select count(*)::int from sign_in_challenge where created_at > clock_now() - interval '1 hour') as "allHour",
      (array_agg(id order by created_at desc))[1]::text as "lastId"
    from sign_in_challenge
    where (phone = ${phone} or address = ${address}) and created_at > clock_now() - interval '1 day'`;
  return row;
}

/** Writes a challenge and ends the phone's earlier ones for the same purpose. */
export async function insertChallenge(
  tx: Tx,
  challenge: {
    phone: string;
    purpose: CodePurpose;
    address: string;
    codeHash: string;
    salt: string;
    expiresAt: Date;
  },
): Promise<void> {
  await tx.$executeRaw`
    update sign_in_challenge set ended_at = clock_now()
    where phone = ${challenge.phone} and purpose = ${challenge.purpose} and ended_at is null`;
  await tx.signInChallenge.create({ data: { id: newId(), ...challenge }, select: { id: true } });
}

/** A challenge with an attempt already counted against it. */
export interface ChallengeAttempt {
  id: string;
  codeHash: string;
  salt: string;
}

/** Counts an attempt at the phone's open challenge, before anything is compared. Null where none is open or its tries are spent. */
export async function countAttempt(
  db: Db,
  { phone, purpose }: { phone: string; purpose: CodePurpose },
  triesMax: number,
): Promise<ChallengeAttempt | null> {
  const [row] = await db.$queryRaw<ChallengeAttempt[]>`
    update sign_in_challenge set attempts = attempts + 1
    where phone = ${phone} and purpose = ${purpose} and ended_at is null and attempts < ${triesMax} and expires_at > clock_now()
    returning id, code_hash as "codeHash", salt`;
  return row ?? null;
}

/** Uses a challenge up. False where somebody was faster with it. */
export async function endChallenge(tx: Tx, id: string): Promise<boolean> {
  const count =
    await tx.$executeRaw`update sign_in_challenge set ended_at = clock_now() where id = ${id}::uuid and ended_at is null`;
  return count === 1;
}

/** Wrong codes that came from an address within the hour. */
export async function countFailures(db: Db, address: string): Promise<number> {
  const [row] = await db.$queryRaw<[{ count: number }]>`
    select count(*)::int as count from sign_in_failure where address = ${address} and created_at > clock_now() - interval '1 hour'`;
  return row.count;
}

/** Notes a wrong code. */
export async function insertFailure(db: Db, address: string): Promise<void> {
  await db.signInFailure.create({ data: { id: newId(), address }, select: { id: true } });
}

/** A session to be. */
export interface NewSession {
  userId: string;
  tokenHash: string;
  bindHash: string;
  isKept: boolean;
  address: string;
  userAgent: string;
  expiresAt: Date;
}

/** Writes a session. */
export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const id = newId();
  await tx.session.create({ data: { id, ...session }, select: { id: true } });
  return id;
}

/** A live session, with what nearly every request of its user asks for next: one statement instead of three. */
export interface LiveSession {
  id: string;
  isUseOld: boolean;
  /** The market's time. */
  now: Date;
  user: User;
}

/** A live session by the hashes of its two cookies. */
export async function findSession(db: Db, tokenHash: string, bindHash: string): Promise<LiveSession | null> {
  const [row] = await db.$queryRaw<({ sessionId: string } & Omit<LiveSession, 'id' | 'user'> & User)[]>`
    select s.id as "sessionId", clock_now() as now,
      coalesce(s.last_used_at, s.created_at) < clock_now() - ${LAST_USE_GRAIN_MS} * interval '1 millisecond' as "isUseOld",
      u.id, u.phone, u.nickname, u.nickname_set_at as "nicknameSetAt", u.avatar_url as "avatarUrl", u.trade_url as "tradeUrl",
      u.verified_status as "verifiedStatus", u.is_blocked as "isBlocked", u.is_shop_open as "isShopOpen",
      u.is_open_platform_on as "isOpenPlatformOn", u.created_at as "createdAt"
    from session s join app_user u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.bind_hash = ${bindHash} and s.expires_at > clock_now()`;
  if (!row) return null;
  const { sessionId, isUseOld, now, ...user } = row;
  return { id: sessionId, isUseOld, now, user };
}

/** Notes that a session was used now. */
export async function updateLastUse(db: Db, id: string): Promise<void> {
  await db.$executeRaw`update session set last_used_at = clock_now() where id = ${id}::uuid`;
}

/** Ends a session of a user. False where it is not theirs, or over. */
export async function deleteSessionOf(tx: Tx, userId: string, id: string): Promise<boolean> {
  const count =
    await tx.$executeRaw`delete from session where id = ${id}::uuid and user_id = ${userId}::uuid`;
  return count === 1;
}

/** Ends a user's sessions but one. @returns their ids. */
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

/** Uses up whatever codes are open for a phone. */
export async function endChallenges(tx: Tx, phone: string): Promise<void> {
  await tx.$executeRaw`update sign_in_challenge set ended_at = clock_now() where phone = ${phone} and ended_at is null`;
}
