import { askForRecount } from '../../catalog/market/askForRecount.ts';
import type { Tx } from '../../kernel/db.ts';
import { holdShopOf, markAssetGone, updateListingStatus } from './listing.store.ts';
import type { ListingStatus } from './listing.ts';

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
  if (to === 'active') await askForRecount(tx, listing.marketItemId);
}
