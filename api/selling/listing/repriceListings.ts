import type { Platform } from '../../kernel/platform.ts';
import type { ListingOutcome } from './listingOutcome.ts';
import { type RepriceWish, repriceOwn } from './repriceOwn.ts';
import { runBatch } from './runBatch.ts';

/** Listings that get a new price, at most 1,000. */
export interface RepriceRequest {
  userId: string;
  items: readonly RepriceWish[];
  clientRequestId: string;
}

/**
 * Changes the asks of listings by the rules of listing (I-05), where possible, in one transaction. A listing that was
 * bought meanwhile keeps its price. Repeating the same `clientRequestId` returns the first outcomes.
 * @returns one outcome for each item, in their order.
 * @throws NothingSelected, AccountBlocked, RequestIdReused, InvalidInput.
 */
export async function repriceListings(
  platform: Platform,
  { userId, items, clientRequestId }: RepriceRequest,
): Promise<ListingOutcome[]> {
  const request = { userId, clientRequestId, kind: 'reprice', wishes: items } as const;
  return runBatch(platform, request, (tx) => repriceOwn(tx, platform.config, { userId, items }));
}
