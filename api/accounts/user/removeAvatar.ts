import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { deleteAvatar } from './avatar.store.ts';

/** Removes a user's picture; the default one is shown instead. */
export async function removeAvatar({ db }: Platform, userId: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    await deleteAvatar(tx, userId);
    checkpoint('avatar.removed');
  });
}
