import type { Db, Tx } from '../../kernel/db.ts';

/**
 * The user who changes the phone number, and the session in which it happens. Only the session that confirmed the old
 * phone's code may continue: a stolen session must not use a change that the owner has opened.
 */
export interface PhoneChanger {
  userId: string;
  sessionId: string;
}

/** Opens a change of a user's phone number for `lifeMs` milliseconds; it replaces an earlier one. */
export async function openPhoneChange(
  tx: Tx,
  { userId, sessionId }: PhoneChanger,
  lifeMs: number,
): Promise<void> {
  await tx.$executeRaw`
    insert into phone_change (user_id, session_id, expires_at)
    values (${userId}::uuid, ${sessionId}::uuid, clock_now() + ${lifeMs} * interval '1 millisecond')
    on conflict (user_id) do update
      set session_id = excluded.session_id, new_phone = null, expires_at = excluded.expires_at`;
}

/** The open change of this session, with its new number (null until a code is sent to one); null if none is open. */
export async function findPhoneChange(
  db: Db,
  { userId, sessionId }: PhoneChanger,
): Promise<{ newPhone: string | null } | null> {
  const [row] = await db.$queryRaw<{ newPhone: string | null }[]>`
    select new_phone as "newPhone" from phone_change
    where user_id = ${userId}::uuid and session_id = ${sessionId}::uuid and expires_at > clock_now()`;
  return row ?? null;
}

/** Stores the new number of this session's open change. Returns false if none is open. */
export async function nameNewPhone(
  db: Db,
  { userId, sessionId }: PhoneChanger,
  phone: string,
): Promise<boolean> {
  const count = await db.$executeRaw`
    update phone_change set new_phone = ${phone}
    where user_id = ${userId}::uuid and session_id = ${sessionId}::uuid and expires_at > clock_now()`;
  return count === 1;
}

/** Ends this session's change to that number. Returns false if another request was faster. */
export async function endPhoneChange(
  tx: Tx,
  { userId, sessionId }: PhoneChanger,
  phone: string,
): Promise<boolean> {
  const count = await tx.$executeRaw`
    delete from phone_change
    where user_id = ${userId}::uuid and session_id = ${sessionId}::uuid and new_phone = ${phone}`;
  return count === 1;
}
