import type { Db, Tx } from '../../kernel/db.ts';

/** Opens a change of a user's phone number for `lifeMs` milliseconds; it replaces an earlier one. */
export async function openPhoneChange(tx: Tx, userId: string, lifeMs: number): Promise<void> {
  await tx.$executeRaw`
    insert into phone_change (user_id, expires_at) values (${userId}::uuid, clock_now() + ${lifeMs} * interval '1 millisecond')
    on conflict (user_id) do update set new_phone = null, expires_at = excluded.expires_at`;
}

/** Stores the new number of an open change. Returns false if none is open. */
export async function nameNewPhone(db: Db, userId: string, phone: string): Promise<boolean> {
  const count = await db.$executeRaw`
    update phone_change set new_phone = ${phone} where user_id = ${userId}::uuid and expires_at > clock_now()`;
  return count === 1;
}

/** The new number of an open change; null if none is open or no number is given yet. */
export async function findNewPhone(db: Db, userId: string): Promise<string | null> {
  const [row] = await db.$queryRaw<{ phone: string | null }[]>`
    select new_phone as phone from phone_change where user_id = ${userId}::uuid and expires_at > clock_now()`;
  return row?.phone ?? null;
}

/** Ends a change to that number. Returns false if another request was faster. */
export async function endPhoneChange(tx: Tx, userId: string, phone: string): Promise<boolean> {
  const count = await tx.$executeRaw`
    delete from phone_change where user_id = ${userId}::uuid and new_phone = ${phone}`;
  return count === 1;
}
