import type { Platform } from '../../kernel/platform.ts';
import { deleteWatched } from './watchedItem.store.ts';

/** Removes an item and its alert from a user's watchlist. Has no effect if it is not on the list. */
export async function unwatchItem(
  { db }: Platform,
  { userId, marketItemId }: { userId: string; marketItemId: string },
): Promise<void> {
  await deleteWatched(db, userId, marketItemId);
}
