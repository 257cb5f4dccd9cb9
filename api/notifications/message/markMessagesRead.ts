import type { Platform } from '../../kernel/platform.ts';
import { updateReadAt } from './message.store.ts';

/** Marks a user's messages as read: those named, those of one type (a number of `MESSAGE_TYPES`), or all. Others' ids change nothing. */
export async function markMessagesRead(
  { db }: Platform,
  { userId, ...which }: { userId: string; ids: readonly string[] | null; type: number | null },
): Promise<void> {
  await updateReadAt(db, userId, which);
}
