import type { Db, Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import type { TradeAddress } from '../../steam/client/tradeUrl.ts';
import type { LinkAnswer } from './linkCheck.ts';

/** What is known of a trade link. */
export interface LinkCheckRow extends TradeAddress {
  /** New with each question to Steam. */
  id: string;
  /** Null while nobody has answered. */
  status: LinkAnswer['status'] | null;
  reason: LinkAnswer['reason'];
  holdDays: number | null;
  /** When Steam was asked. Null if no account could. */
  answeredAt: Date | null;
  /** Milliseconds for which the row still answers. */
  keptMs: number;
}

/** The links as a table of an SQL statement. */
function tableOf(addresses: readonly TradeAddress[]): string {
  return JSON.stringify(addresses.map(({ steamId, token }) => ({ id: newId(), steamId, token })));
}

/**
 * Notes a question to Steam for each link of which nothing is kept; of two requests at once, one notes it. A user may ask
 * at most `max` questions in a minute: links beyond that are left out.
 * @returns the ids of the new questions.
 */
export async function insertQuestions(
  tx: Tx,
  addresses: readonly TradeAddress[],
  { userId, waitMs, max }: { userId: string; waitMs: number; max: number },
): Promise<string[]> {
  // In the order of the key, lest two requests wait for each other.
  const rows = await tx.$queryRaw<{ id: string }[]>`
    insert into link_check (steam_id, token, id, user_id, kept_until)
    select "steamId", token, id, ${userId}::uuid, clock_now() + ${waitMs} * interval '1 millisecond'
    from jsonb_to_recordset(${tableOf(addresses)}::jsonb) as wanted("steamId" text, token text, id uuid)
    where not exists (select from link_check kept
      where kept.steam_id = "steamId" and kept.token = wanted.token and kept.kept_until > clock_now())
    order by "steamId", token
    limit greatest(0, ${max} - (select count(*) from link_check
      where user_id = ${userId}::uuid and requested_at > clock_now() - interval '1 minute'))
    on conflict (steam_id, token) do update set id = excluded.id, user_id = excluded.user_id, requested_at = clock_now(),
      claimed_at = null, status = null, reason = null, hold_days = null, answered_at = null, kept_until = excluded.kept_until
      where link_check.kept_until <= clock_now()
    returning id`;
  return rows.map(({ id }) => id);
}

/** Lists what is kept of these links. */
export async function listKeptChecks(db: Db, addresses: readonly TradeAddress[]): Promise<LinkCheckRow[]> {
  return db.$queryRaw`
    select kept.steam_id as "steamId", kept.token, kept.id, status, reason, hold_days as "holdDays", answered_at as "answeredAt",
      extract(epoch from kept_until - clock_now())::float8 * 1000 as "keptMs"
    from jsonb_to_recordset(${tableOf(addresses)}::jsonb) as wanted("steamId" text, token text)
    join link_check kept on kept.steam_id = "steamId" and kept.token = wanted.token
    where kept.kept_until > clock_now()`;
}

/** Claims questions that still wait, each once. A worker that dies with them leaves them unanswered. */
export async function claimQuestions(
  db: Db,
  ids: readonly string[],
): Promise<(TradeAddress & { id: string })[]> {
  return db.$queryRaw`
    update link_check set claimed_at = clock_now()
    where id = any(${ids}::uuid[]) and claimed_at is null and status is null and kept_until > clock_now()
    returning id, steam_id as "steamId", token`;
}

/**
 * Stores the answer to a question for `keptMs`. Nothing where the link was asked about anew meanwhile.
 * @param isAsked false if no account could ask.
 */
export async function updateAnswer(
  db: Db,
  id: string,
  { answer, keptMs, isAsked }: { answer: LinkAnswer; keptMs: number; isAsked: boolean },
): Promise<void> {
  await db.$executeRaw`
    update link_check set status = ${answer.status}, reason = ${answer.reason}, hold_days = ${answer.holdDays},
      answered_at = case when ${isAsked} then clock_now() end, kept_until = clock_now() + ${keptMs} * interval '1 millisecond'
    where id = ${id}::uuid`;
}

/** Deletes what was said of links a day ago: they are no business of ours any longer. */
export async function removeOldChecks(db: Db): Promise<void> {
  await db.$executeRaw`delete from link_check where kept_until < clock_now() - interval '1 day'`;
}
