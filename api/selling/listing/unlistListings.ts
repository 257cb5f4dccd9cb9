import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { whyNotChangeable } from './listing.ts';
import { type ListingOutcome, outcomeWith } from './listingOutcome.ts';
import { listOwnListings, type OwnListing, withdrawListings } from './ownListing.store.ts';
import { runBatch } from './runBatch.ts';

/** Decides which listings can be withdrawn; `formerAskCents` is the ask of each, without its discount. Writes nothing. */
export function judgeWithdrawals(
  own: ReadonlyMap<string, OwnListing>,
  listingIds: readonly string[],
): ListingOutcome[] {
  const seen = new Set<string>();
  return listingIds.map((listingId, index): ListingOutcome => {
    const listing = own.get(listingId);
    if (!listing) return outcomeWith(index, 'notYours');
    const reason = seen.has(listingId) ? 'repeated' : whyNotChangeable(listing.status);
    seen.add(listingId);
    return outcomeWith(index, reason, {
      assetId: listing.assetId,
      listingId,
      formerAskCents: listing.formerCents ?? listing.askCents,
    });
  });
}

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
    unlistOwn(tx, userId, listingIds),
  );
}

/**
 * Withdraws a seller's listings that nobody has bought, in the caller's transaction.
 * @returns one outcome for each listing, in their order.
 */
export async function unlistOwn(
  tx: Tx,
  userId: string,
  listingIds: readonly string[],
): Promise<ListingOutcome[]> {
  const ids = [...new Set(listingIds)];
  const own = await listOwnListings(tx, { sellerId: userId, ids, isHeld: true });
  checkpoint('unlist.locked');
  const outcomes = judgeWithdrawals(own, listingIds);
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
