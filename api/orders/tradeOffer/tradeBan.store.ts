import type { Db, Tx } from '../../kernel/db.ts';

/** A user whose Steam account is due for a trade ban query. */
export interface DueTradeBan {
  userId: string;
  tradeUrl: string;
}

/**
 * Claims the users whose last query is the longest ago. Without an answer they are due again after `retryMs`, so that
 * parallel workers query different users and an unavailable Steam is not called constantly.
 */
export async function claimDueTradeBans(
  db: Db,
  { limit, retryMs }: { limit: number; retryMs: number },
): Promise<DueTradeBan[]> {
  return db.$queryRaw`
    with due as (
      select id from app_user where trade_url is not null and ban_due_at <= clock_now()
      order by ban_due_at limit ${limit} for no key update skip locked
    )
    update app_user set ban_due_at = clock_now() + ${retryMs} * interval '1 millisecond' from due where app_user.id = due.id
    returning app_user.id as "userId", app_user.trade_url as "tradeUrl"`;
}

/**
 * Stores Steam's answer about a user's account and schedules the next query. A trade link that changed meanwhile stays
 * due.
 * @returns whether the answer differs from the stored one.
 */
export async function updateTradeBan(
  tx: Tx,
  { userId, tradeUrl }: DueTradeBan,
  { bannedSteamId, againMs }: { bannedSteamId: string | null; againMs: number },
): Promise<boolean> {
  const [row] = await tx.$queryRaw<{ isChanged: boolean }[]>`
    update app_user set banned_steam_id = ${bannedSteamId}, ban_due_at = clock_now() + ${againMs} * interval '1 millisecond'
    from (select id, banned_steam_id from app_user where id = ${userId}::uuid) before
    where app_user.id = before.id and trade_url = ${tradeUrl}
    returning before.banned_steam_id is distinct from ${bannedSteamId}::text as "isChanged"`;
  return row?.isChanged ?? false;
}
