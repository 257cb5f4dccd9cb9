import type { Tx } from '../kernel/db.ts';
import { refreshMarketItem } from '../market/refreshMarketItem.ts';
import type { ListingStatus } from './listing.ts';
import { markAssetGone, updateListingStatus } from './listingStore.ts';

/** Ends a listing's reservation: sold, withdrawn, or on sale again. The item's lowest ask and count follow, and a copy that
 * left its seller is noted. */
export async function concludeListing(
  tx: Tx,
  listing: { id: string; assetId: string; marketItemId: string },
  to: Exclude<ListingStatus, 'reserved'>,
  { hasAssetLeft }: { hasAssetLeft: boolean },
): Promise<void> {
  await updateListingStatus(tx, listing.id, 'reserved', to);
  if (hasAssetLeft) await markAssetGone(tx, listing.assetId);
  if (to === 'active') await refreshMarketItem(tx, listing.marketItemId);
}
