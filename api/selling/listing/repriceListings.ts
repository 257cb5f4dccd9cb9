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
 * Gives listings new asks by the rules of listing (I-05), those that can have them, in one transaction. What was bought meanwhile keeps
 * its price. The same `clientRequestId` again answers the first outcomes.
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
