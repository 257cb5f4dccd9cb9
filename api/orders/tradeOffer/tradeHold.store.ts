import type { Db } from '../../kernel/db.ts';

/**
 * Lists the users about whose trade link Steam is asked now: links that it was never asked about first, the newest users first among them;
 * then those that were due the longest.
 */
export async function listDueHoldUserIds(db: Db, limit: number): Promise<string[]> {
  const rows = await db.$queryRaw<{ id: string }[]>`
    select id from app_user where trade_url is not null and hold_due_at <= clock_now()
    order by hold_asked_at is not null, case when hold_asked_at is null then id end desc, hold_due_at limit ${limit}`;
  return rows.map(({ id }) => id);
}

/** Puts off the next query about a trade link that Steam does not know. Nothing where the link changed meanwhile. */
export async function postponeTradeHold(
  db: Db,
  { userId, tradeUrl }: { userId: string; tradeUrl: string },
  againMs: number,
): Promise<void> {
  await db.$executeRaw`
    update app_user set hold_due_at = clock_now() + ${againMs} * interval '1 millisecond'
    where id = ${userId}::uuid and trade_url = ${tradeUrl}`;
}

/** Reads a user's trade link, and schedules the next query for the case that Steam does not answer. Null without a link. */
export async function claimTradeHold(
  db: Db,
  userId: string,
  { retryMs }: { retryMs: number },
): Promise<string | null> {
  const [row] = await db.$queryRaw<{ tradeUrl: string }[]>`
    update app_user set hold_due_at = clock_now() + ${retryMs} * interval '1 millisecond'
    where id = ${userId}::uuid and trade_url is not null returning trade_url as "tradeUrl"`;
  return row?.tradeUrl ?? null;
}

/**
 * Stores whether Steam would hold trades with a user's account, and schedules the next query. Nothing where the trade link changed
 * meanwhile.
 */
export async function updateTradeHold(
  db: Db,
  { userId, tradeUrl }: { userId: string; tradeUrl: string },
  { heldSteamId, againMs }: { heldSteamId: string | null; againMs: number },
): Promise<void> {
  await db.$executeRaw`
    update app_user set held_steam_id = ${heldSteamId}, hold_asked_at = clock_now(),
      hold_due_at = clock_now() + ${againMs} * interval '1 millisecond'
    where id = ${userId}::uuid and trade_url = ${tradeUrl}`;
}
