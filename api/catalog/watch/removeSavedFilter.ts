import type { Platform } from '../../kernel/platform.ts';
import { deleteFilter } from './savedFilter.store.ts';

/** Removes one of a user's saved filters; once more, or somebody else's, changes nothing. */
export async function removeSavedFilter(
  { db }: Platform,
  { userId, savedFilterId }: { userId: string; savedFilterId: string },
): Promise<void> {
  await deleteFilter(db, userId, savedFilterId);
}
