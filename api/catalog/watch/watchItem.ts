import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockJudgedAsk } from './judgedAsk.store.ts';
import { sendPriceAlerts, WATCHED_MAX } from './priceAlerts.ts';
import { WatchlistFull } from './watch.errors.ts';
import {
  countWatched,
  findWatched,
  insertWatched,
  lockWatcher,
  updateTarget,
  type WatchedItemRow,
} from './watchedItem.store.ts';

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

async function findOrAdd(tx: Tx, userId: string, marketItemId: string): Promise<WatchedItemRow> {
  const known = await findWatched(tx, userId, marketItemId);
  if (known) return known;
  if ((await countWatched(tx, userId)) >= WATCHED_MAX) throw new WatchlistFull({ limit: WATCHED_MAX });
  return insertWatched(tx, userId, marketItemId);
}

/**
 * Sets the target price of an alert in fen, or removes the alert with null. Adds the item to the watchlist. Sends a message at once if the
 * price is already reached. Setting the same price again changes nothing.
 * @throws WatchlistFull
 */
export async function setPriceAlert(
  { db }: Platform,
  alert: { userId: string; marketItemId: string; targetCents: bigint | null },
): Promise<void> {
  const { userId, marketItemId, targetCents } = alert;
  await inTransaction(db, async (tx) => {
    await lockWatcher(tx, userId);
    // Locked before the target is written: a concurrent change of the ask is evaluated either before, and seen here, or afterwards with the
    // new target.
    const askCents = await lockJudgedAsk(tx, marketItemId);
    const watched = await findOrAdd(tx, userId, marketItemId);
    if (watched.targetCents === targetCents) return;
    await updateTarget(tx, watched.id, targetCents);
    if (targetCents !== null) await sendPriceAlerts(tx, [{ marketItemId, nowCents: askCents }], userId);
  });
}
