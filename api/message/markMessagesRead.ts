import type { Platform } from '../kernel/platform.ts';
import { updateReadAt } from './messageStore.ts';

/** Marks a user's messages as read: those named, or all. Others' ids change nothing. */
export async function markMessagesRead(
  { db }: Platform,
  { userId, ids }: { userId: string; ids: readonly string[] | null },
): Promise<void> {
  await updateReadAt(db, userId, ids);
}
