import { createHash } from 'node:crypto';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteAvatar, replaceAvatar } from './avatar.store.ts';
import { avatarPath, redrawPicture } from './picture.ts';

const HASH_LETTERS = 32;

/**
 * Sets an uploaded picture, drawn again, as the user's own (U-01). The same picture again changes nothing.
 * @returns its address.
 * @throws PictureTypeWrong, PictureUnreadable.
 */
export async function setAvatar(
  { db }: Platform,
  { userId, picture }: { userId: string; picture: Uint8Array },
): Promise<string> {
  const bytes = await redrawPicture(picture);
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, HASH_LETTERS);
  await inTransaction(db, async (tx) => {
    await replaceAvatar(tx, { userId, hash, bytes });
    checkpoint('avatar.kept');
  });
  return avatarPath(hash);
}

/** Removes a user's picture; the default one is shown instead. */
export async function removeAvatar({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteAvatar(tx, userId);
    checkpoint('avatar.removed');
  });
}
