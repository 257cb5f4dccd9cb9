import type { Tx } from '../kernel/db.ts';
import { refreshMarketItem } from '../market/refreshMarketItem.ts';
import type { ListingStatus } from './listing.ts';
import { updateListingStatus } from './listingStore.ts';

/** Ends a listing's reservation: sold, withdrawn, or on sale again. The item's lowest ask and count follow. */
export async function concludeListing(
  tx: Tx,
  listing: { id: string; marketItemId: string },
  to: Exclude<ListingStatus, 'reserved'>,
): Promise<void> {
  await updateListingStatus(tx, listing.id, 'reserved', to);
  if (to === 'active') await refreshMarketItem(tx, listing.marketItemId);
}
