import type { Platform } from '../../kernel/platform.ts';
import { deleteWatched } from './watchedItem.store.ts';

/** Takes an item off a user's watchlist, its alert with it; once more changes nothing. */
export async function unwatchItem(
  { db }: Platform,
  { userId, marketItemId }: { userId: string; marketItemId: string },
): Promise<void> {
  await deleteWatched(db, userId, marketItemId);
}
