import type { Platform } from '../../kernel/platform.ts';
import { deleteFilter } from './savedFilter.store.ts';

/** Removes one of a user's saved filters. Has no effect for a filter that does not exist or belongs to another user. */
export async function removeSavedFilter(
  { db }: Platform,
  { userId, savedFilterId }: { userId: string; savedFilterId: string },
): Promise<void> {
  await deleteFilter(db, userId, savedFilterId);
}
