import type { Tx } from '../kernel/db.ts';
import type { Cents } from '../kernel/money.ts';
import type { ReservedListing } from './listing.ts';
import { claimListing, findAsk } from './listingStore.ts';

/** What a buyer's wish met: the listing, now reserved, or why it could not be. */
export type Reservation = { listing: ReservedListing } | { isGone: true } | { askCents: Cents };

/**
 * Takes an active listing for one buyer at the price that he saw. Of any number who try at once, one gets it: the status is
 * tested and changed by one statement (I6).
 */
export async function reserveListing(
  tx: Tx,
  listingId: string,
  expectedPriceCents: Cents,
): Promise<Reservation> {
  const listing = await claimListing(tx, listingId, expectedPriceCents);
  if (listing) return { listing };
  const ask = await findAsk(tx, listingId);
  return ask !== null && ask !== expectedPriceCents ? { askCents: ask } : { isGone: true };
}
