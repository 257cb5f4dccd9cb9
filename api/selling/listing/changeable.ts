import type { ListingStatus } from './listing.ts';

/** Why a listing cannot be changed; null if it can. A listing that was bought never changes. */
export function whyNotChangeable(
  status: ListingStatus | undefined,
): 'notYours' | 'orderUnderWay' | 'gone' | null {
  if (status === undefined) return 'notYours';
  if (status === 'active' || status === 'paused') return null;
  return status === 'reserved' ? 'orderUnderWay' : 'gone';
}
