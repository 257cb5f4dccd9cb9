import type { Platform } from '../../kernel/platform.ts';
import { updateReadAt } from './message.store.ts';

/**
 * Marks a user's messages as read: the given ones, those of one type (a number of `MESSAGE_TYPES`), or all. Ids of
 * other users are ignored.
 */
export async function markMessagesRead(
  { db }: Platform,
  { userId, ...which }: { userId: string; ids: readonly string[] | null; type: number | null },
): Promise<void> {
  await updateReadAt(db, userId, which);
}
