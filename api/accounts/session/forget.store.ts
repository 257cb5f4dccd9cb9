import type { Db } from '../../kernel/db.ts';

/** Takes away sessions that ended a day ago. @returns how many. */
export async function deleteEndedSessions(db: Db, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from session where id in (
      select id from session where expires_at < clock_now() - interval '1 day' limit ${limit})`;
}

/** Takes away codes that were sent so many days ago, but for those that an action on record was done by. @returns how many. */
export async function deleteOldCodes(db: Db, days: number, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from sign_in_challenge where id in (
      select id from sign_in_challenge code where created_at < clock_now() - ${days} * interval '1 day'
        and not exists (select from account_action done where done.challenge_id = code.id)
      limit ${limit})`;
}

/** Takes away wrong codes that no limit counts any more. @returns how many. */
export async function deleteOldFailures(db: Db, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from sign_in_failure where id in (
      select id from sign_in_failure where created_at < clock_now() - interval '2 days' limit ${limit})`;
}
