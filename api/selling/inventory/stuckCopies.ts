import { refreshMarketItems } from '../../catalog/market/recount.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { postMessage } from '../../notifications/message/postMessages.ts';
import {
  freeListings,
  listDueFreedIds,
  listFreedIds,
  pauseStuckListings,
  type StuckListing,
} from './stuckCopies.store.ts';

/** Maximum number of listings of one poll. */
const FREED_MAX = 500;
/** Maximum number of items that the message names. */
const NAMED_MAX = 3;

/**
 * After a look at an account's inventory: pauses the listings of copies that Steam does not let go, tells their owner
 * which and until when, and puts those on sale again that it lets go. A purchase that came first keeps its copy.
 * @returns the items whose listings moved.
 */
export async function followStuckCopies(
  tx: Tx,
  account: { id: string; userId: string; accountName: string },
): Promise<string[]> {
  const stuck = await pauseStuckListings(tx, account);
  if (stuck.length > 0) await notifyStuck(tx, account, stuck);
  const freedIds = await listFreedIds(tx, account);
  const freed = freedIds.length > 0 ? await freeListings(tx, freedIds) : [];
  return [...stuck, ...freed].map(({ marketItemId }) => marketItemId);
}

/** Puts the copies on sale again whose hold at Steam has ended by the clock, without waiting for a look at the inventory. */
export async function freeCopies({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  await doEach(log, 'stuck-copies', await listDueFreedIds(db, FREED_MAX), {
    keyOf: (listingId) => listingId,
    act: (listingId) => inTransaction(db, (tx) => freeCopy(tx, listingId)),
  });
}

async function freeCopy(tx: Tx, listingId: string): Promise<void> {
  for (const { marketItemId, steamAccountId: id, userId } of await freeListings(tx, [listingId])) {
    await refreshMarketItems(tx, [marketItemId]);
    await notifyChanged(tx, { topic: 'inventory', id, userId });
  }
}

async function notifyStuck(
  tx: Tx,
  { userId, accountName }: { userId: string; accountName: string },
  stuck: readonly StuckListing[],
): Promise<void> {
  const items = stuck.slice(0, NAMED_MAX).map(({ nameZh, nameEn, askCents, tradableAt }) => ({
    zh: nameZh,
    en: nameEn,
    amount: formatYuan(askCents),
    ...(tradableAt && { until: tradableAt.toISOString() }),
  }));
  const params = { items, count: stuck.length, accountName };
  await postMessage(tx, { userId, type: 'inventory', template: 'listingsStuck', params });
}
