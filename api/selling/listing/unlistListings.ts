import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { whyNotChangeable } from './listing.ts';
import { type ListingOutcome, outcomeWith } from './listingOutcome.ts';
import { lockOwnListings, withdrawListings } from './ownListing.store.ts';
import { runBatch } from './runBatch.ts';

/** Listings that a seller withdraws, at most 1,000. */
export interface UnlistRequest {
  userId: string;
  listingIds: readonly string[];
  clientRequestId: string;
}

/**
 * Withdraws listings that nobody has bought, in one transaction. Repeating the same `clientRequestId` returns the first
 * outcomes.
 * @returns one outcome for each listing, in their order.
 * @throws NothingSelected, RequestIdReused, InvalidInput.
 */
export async function unlistListings(
  platform: Platform,
  { userId, listingIds, clientRequestId }: UnlistRequest,
): Promise<ListingOutcome[]> {
  const inputs = listingIds.map((listingId) => ({ listingId }));
  return runBatch(platform, { userId, clientRequestId, kind: 'unlist', inputs }, (tx) =>
    takeBack(tx, userId, listingIds),
  );
}

async function takeBack(tx: Tx, userId: string, listingIds: readonly string[]): Promise<ListingOutcome[]> {
  const own = await lockOwnListings(tx, userId, [...new Set(listingIds)]);
  checkpoint('unlist.locked');
  const seen = new Set<string>();
  const outcomes = listingIds.map((listingId, index): ListingOutcome => {
    const listing = own.get(listingId);
    if (!listing) return outcomeWith(index, 'notYours');
    const reason = seen.has(listingId) ? 'repeated' : whyNotChangeable(listing.status);
    seen.add(listingId);
    const told = { assetId: listing.assetId, listingId };
    return outcomeWith(index, reason, told);
  });
  const fit = outcomes.flatMap(({ reason, listingId }) =>
    reason === null && listingId !== null ? [listingId] : [],
  );
  if (fit.length === 0) return outcomes;
  await withdrawListings(tx, fit);
  checkpoint('unlist.withdrawn');
  await refreshMarketItems(
    tx,
    fit.flatMap((id) => own.get(id)?.marketItemId ?? []),
  );
  return outcomes;
}
