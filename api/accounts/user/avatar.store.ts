import type { Db, Tx } from '../../kernel/db.ts';
import { avatarPath } from './picture.ts';

/** Replaces the user's picture; the previous one is deleted. */
export async function replaceAvatar(
  tx: Tx,
  { userId, hash, bytes }: { userId: string; hash: string; bytes: Uint8Array },
): Promise<void> {
  await tx.$executeRaw`
    insert into avatar (user_id, hash, bytes) values (${userId}::uuid, ${hash}, ${bytes})
    on conflict (user_id) do update set hash = excluded.hash, bytes = excluded.bytes, created_at = clock_now()`;
  await updateAvatarUrl(tx, userId, avatarPath(hash));
}

/** Deletes the user's picture. */
export async function deleteAvatar(tx: Tx, userId: string): Promise<void> {
  await tx.avatar.deleteMany({ where: { userId } });
  await updateAvatarUrl(tx, userId, null);
}

async function updateAvatarUrl(tx: Tx, id: string, avatarUrl: string | null): Promise<void> {
  await tx.user.update({ where: { id }, data: { avatarUrl }, select: { id: true } });
}

/** The bytes of a picture by its hash; null if no user has it any more. */
export async function findAvatar(db: Db, hash: string): Promise<Uint8Array | null> {
  const row = await db.avatar.findFirst({ where: { hash }, select: { bytes: true } });
  return row?.bytes ?? null;
}
