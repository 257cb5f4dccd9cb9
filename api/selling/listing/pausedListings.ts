import { requestRecount } from '../../catalog/market/count.store.ts';
import type { Tx } from '../../kernel/db.ts';
import { formatYuan } from '../../kernel/money.ts';
import { postMessage } from '../../notifications/message/postMessage.ts';
import { holdShopOf, markAssetGone, updateListingStatus } from './listing.store.ts';
import type { ListingStatus } from './listing.ts';
import type { CopyReason } from './listingOutcome.ts';
import type { PausedListing } from './shop.store.ts';

/**
 * Ends a listing's reservation: sold, withdrawn, or on sale again, paused if its seller's shop was closed meanwhile.
 * The item's lowest ask and count are updated afterwards, and a copy that left its seller is marked as gone.
 */
export async function endReservation(
  tx: Tx,
  listing: { id: string; assetId: string; marketItemId: string },
  to: Exclude<ListingStatus, 'reserved' | 'paused'>,
  { hasAssetLeft }: { hasAssetLeft: boolean },
): Promise<void> {
  const isPaused = to === 'active' && !(await holdShopOf(tx, listing.id));
  await updateListingStatus(tx, listing.id, 'reserved', isPaused ? 'paused' : to);
  if (hasAssetLeft) await markAssetGone(tx, listing.assetId);
  if (to === 'active') await requestRecount(tx, listing.marketItemId);
}

/** Most items that one message names. */
const NAMED_MAX = 3;

/** Notifies a seller which listings were withdrawn when the shop opened, with one message for each reason. */
export async function notifyWithdrawn(
  tx: Tx,
  userId: string,
  withdrawn: readonly (PausedListing & { reason: CopyReason })[],
): Promise<void> {
  for (const [reason, listings] of Map.groupBy(withdrawn, (listing) => listing.reason)) {
    const items = listings
      .slice(0, NAMED_MAX)
      .map(({ nameZh, nameEn, askCents }) => ({ zh: nameZh, en: nameEn, amount: formatYuan(askCents) }));
    const params = { items, count: listings.length, reason };
    await postMessage(tx, { userId, type: 'inventory', template: 'listingsNotResumed', params });
  }
}
