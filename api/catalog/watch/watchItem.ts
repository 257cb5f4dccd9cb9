import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { WATCHED_MAX } from './priceAlert.ts';
import { WatchlistFull } from './watch.errors.ts';
import { countWatched, findWatched, insertWatched, lockWatcher } from './watchedItem.store.ts';

/**
 * Adds an item to a user's watchlist. Has no effect if it is already there.
 * @throws WatchlistFull
 */
export async function watchItem(
  { db }: Platform,
  { userId, marketItemId }: { userId: string; marketItemId: string },
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockWatcher(tx, userId);
    if (await findWatched(tx, userId, marketItemId)) return;
    if ((await countWatched(tx, userId)) >= WATCHED_MAX) throw new WatchlistFull({ limit: WATCHED_MAX });
    await insertWatched(tx, userId, marketItemId);
  });
}
