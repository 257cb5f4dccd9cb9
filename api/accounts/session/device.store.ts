import type { Db, Tx } from '../../kernel/db.ts';
import { DEVICE_DAYS, DEVICES_MAX } from './device.ts';

/** True if the browser has signed in to the account of this number. */
export async function isDeviceKnown(db: Db, deviceHash: string, phone: string): Promise<boolean> {
  const [row] = await db.$queryRaw<[{ isKnown: boolean }]>`
    select exists (select from known_device d join app_user u on u.id = d.user_id
      where d.token_hash = ${deviceHash} and u.phone = ${phone}) as "isKnown"`;
  return row.isKnown;
}

/**
 * Gives a browser a new secret at a sign-in. Everything the old secret was known for, for this user and others, moves
 * to the new one.
 */
export async function renewDevice(
  tx: Tx,
  { userId, formerHash, deviceHash }: { userId: string; formerHash: string | null; deviceHash: string },
): Promise<void> {
  await tx.$executeRaw`update known_device set token_hash = ${deviceHash} where token_hash = ${formerHash}`;
  await tx.$executeRaw`update session set device_hash = ${deviceHash} where device_hash = ${formerHash}`;
  await tx.$executeRaw`
    insert into known_device (token_hash, user_id) values (${deviceHash}, ${userId}::uuid)
    on conflict (token_hash, user_id) do update set last_used_at = clock_now()`;
  await tx.$executeRaw`
    delete from known_device where user_id = ${userId}::uuid and token_hash in (
      select token_hash from known_device where user_id = ${userId}::uuid order by last_used_at desc offset ${DEVICES_MAX})`;
}

/** Deletes a user's devices except the one of a session, including devices without a session. */
export async function deleteOtherDevices(tx: Tx, userId: string, keptSessionId: string): Promise<void> {
  await tx.$executeRaw`
    delete from known_device where user_id = ${userId}::uuid
      and token_hash is distinct from (select device_hash from session where id = ${keptSessionId}::uuid)`;
}

/**
 * Deletes the device of a session that its user ends from another device, unless the browser has another session of
 * theirs.
 */
export async function deleteDeviceOf(tx: Tx, userId: string, sessionId: string): Promise<void> {
  await tx.$executeRaw`
    delete from known_device d using session s
    where s.id = ${sessionId}::uuid and s.user_id = ${userId}::uuid and d.user_id = s.user_id and d.token_hash = s.device_hash
      and not exists (select from session o where o.user_id = s.user_id and o.device_hash = s.device_hash and o.id <> s.id)`;
}

/**
 * Deletes devices that have not signed in for long.
 * @returns their number.
 */
export async function deleteOldDevices(db: Db, limit: number): Promise<number> {
  return db.$executeRaw`
    delete from known_device where (token_hash, user_id) in (
      select token_hash, user_id from known_device
      where last_used_at < clock_now() - ${DEVICE_DAYS} * interval '1 day' limit ${limit})`;
}
