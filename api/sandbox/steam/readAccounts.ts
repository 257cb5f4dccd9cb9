import type { BooksReader } from '../books.ts';

/** One account in a list. */
export interface AccountLine {
  readonly steam_id: string;
  readonly persona_name: string;
  readonly account_name: string;
  readonly is_robot: boolean;
  readonly behaviour: string;
  readonly behaviour_delay_ms: number;
  readonly hold_days: number;
  readonly is_banned: boolean;
  readonly asset_count: number;
}

/** Filter of accounts: part of a name or SteamID, and players or robots only. */
export interface AccountFilter {
  readonly text: string | null;
  readonly isRobot: boolean | null;
  readonly limit: number;
  readonly offset: number;
}

/** Lists accounts, players before robots, newest first. */
export async function readAccounts(books: BooksReader, filter: AccountFilter): Promise<AccountLine[]> {
  const { rows } = await books.query<AccountLine>(
    `select steam_id, persona_name, account_name, is_robot, behaviour, behaviour_delay_ms, hold_days,
       coalesce(trade_banned_until > public.clock_now(), false) as is_banned,
       (select count(*)::int from sandbox.asset a where a.owner_id = steam_id) as asset_count
     from sandbox.steam_account
     where ($1::text is null or position(lower($1) in lower(persona_name)) > 0
         or position(lower($1) in account_name) > 0 or position($1 in steam_id::text) > 0)
       and ($2::boolean is null or is_robot = $2)
     order by is_robot, created_at desc, steam_id limit $3 offset $4`,
    [filter.text, filter.isRobot, filter.limit, filter.offset],
  );
  return rows;
}
