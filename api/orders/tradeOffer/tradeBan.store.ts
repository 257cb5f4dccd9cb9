import type { Db } from '../../kernel/db.ts';

/** A user of whose Steam account it is time to ask whether it may trade. */
export interface DueTradeBan {
  userId: string;
  tradeUrl: string;
}

/**
 * Claims the users whom Steam was asked about longest ago. They are due again after `retryMs` where no answer comes, so that workers side
 * by side ask about others and a Steam that is away is left alone.
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

/** Notes what Steam said of a user's account, and when it is asked next. A link that was changed meanwhile stays due. */
export async function updateTradeBan(
  db: Db,
  { userId, tradeUrl }: DueTradeBan,
  { bannedSteamId, againMs }: { bannedSteamId: string | null; againMs: number },
): Promise<void> {
  await db.$executeRaw`
    update app_user set banned_steam_id = ${bannedSteamId}, ban_due_at = clock_now() + ${againMs} * interval '1 millisecond'
    where id = ${userId}::uuid and trade_url = ${tradeUrl}`;
}
