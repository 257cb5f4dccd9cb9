import type { Db } from '../../kernel/db.ts';

/**
 * Deletes sessions that ended a day ago.
 * @returns their number.
 */
export async function deleteEndedSessions(db: Db, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from session where id in (
      select id from session where expires_at < clock_now() - interval '1 day' limit ${limit})`;
}

/**
 * Deletes codes that were sent this many days ago, except those that authorised a recorded action.
 * @returns their number.
 */
export async function deleteOldCodes(db: Db, days: number, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from sign_in_challenge where id in (
      select id from sign_in_challenge code where created_at < clock_now() - ${days} * interval '1 day'
        and not exists (select from account_action done where done.challenge_id = code.id)
      limit ${limit})`;
}

/**
 * Deletes wrong codes that no limit counts any more.
 * @returns their number.
 */
export async function deleteOldFailures(db: Db, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from sign_in_failure where id in (
      select id from sign_in_failure where created_at < clock_now() - interval '2 days' limit ${limit})`;
}
