import type { Cents } from '../../kernel/money.ts';

/**
 * States of a listing: on sale, paused while its seller's shop is closed, reserved by an order in progress, sold, or
 * withdrawn.
 */
export type ListingStatus = 'active' | 'paused' | 'reserved' | 'sold' | 'withdrawn';

/** The state of a listing after its order enters a phase. Null: unchanged. */
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

/** A listing with the data that a purchase needs. */
export interface ReservedListing {
  id: string;
  assetId: string;
  marketItemId: string;
  sellerId: string;
  askCents: Cents;
  isAutomatic: boolean;
}

/** Why a listing cannot be changed; null if it can. A listing that was bought never changes. */
export function whyNotChangeable(
  status: ListingStatus | undefined,
): 'notYours' | 'orderUnderWay' | 'gone' | null {
  if (status === undefined) return 'notYours';
  if (status === 'active' || status === 'paused') return null;
  return status === 'reserved' ? 'orderUnderWay' : 'gone';
}
