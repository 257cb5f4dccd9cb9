import type { Cents } from '../../kernel/money.ts';

/** Where a listing stands: on sale, paused while its seller's shop is closed, bought by an order that is under way, sold for good, or
 * taken back. */
export type ListingStatus = 'active' | 'paused' | 'reserved' | 'sold' | 'withdrawn';

/** What a phase of the order does to the listing it bought. Null: nothing. */
export function listingStatusAfter(order: {
  to: string;
  from: string | null;
  isListingKept: boolean;
}): ListingStatus | null {
  if (order.to === 'protected') return 'sold';
  if (order.to === 'failed')
    return order.from === 'protected' ? null : order.isListingKept ? 'active' : 'withdrawn';
  return null;
}

/** A listing with what a purchase needs to know of it. */
export interface ReservedListing {
  id: string;
  assetId: string;
  marketItemId: string;
  sellerId: string;
  askCents: Cents;
  isAutomatic: boolean;
  /** The account that holds the copy. */
  steamAccountId: string;
}
