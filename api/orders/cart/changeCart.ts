import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  deleteCart,
  deleteCartLines,
  type FoundListing,
  findListings,
  insertCartLines,
  listCartListingIds,
  lockCartOwner,
} from './cart.store.ts';
import { CART_MAX, checkCopies, checkListings, type PricedCopy } from './cart.ts';

/** What became of a copy that a user wanted to put into the cart. `already`: it was in it. */
export const ADD_OUTCOMES = ['added', 'already', 'full', 'gone', 'own'] as const;
export type AddOutcome = (typeof ADD_OUTCOMES)[number];

/** A copy of the request, with its outcome. */
export interface AddedCopy {
  listingId: string;
  outcome: AddOutcome;
}

/**
 * Puts copies into a user's cart, in the order of the request, while it has fewer than 50. Also takes over what a visitor's browser kept
 * until sign-in: each copy has its outcome, so that nothing is lost silently.
 * @param copies with the prices that the user saw: at another one the line is marked.
 * @throws InvalidInput
 */
export async function addToCart(
  { db }: Pick<Platform, 'db'>,
  { userId, copies }: { userId: string; copies: readonly PricedCopy[] },
): Promise<AddedCopy[]> {
  checkCopies(copies);
  return inTransaction(db, async (tx) => {
    await lockCartOwner(tx, userId);
    const held = new Set(await listCartListingIds(tx, userId));
    const listings = await findListings(
      tx,
      copies.map(({ listingId }) => listingId),
    );
    const known = new Map(listings.map((listing) => [listing.id, listing]));
    const added: PricedCopy[] = [];
    const outcomes = copies.map((copy): AddedCopy => {
      const { listingId } = copy;
      if (held.has(listingId)) return { listingId, outcome: 'already' };
      const problem = problemOf(known.get(listingId), userId);
      if (problem) return { listingId, outcome: problem };
      if (held.size + added.length >= CART_MAX) return { listingId, outcome: 'full' };
      added.push(copy);
      return { listingId, outcome: 'added' };
    });
    await insertCartLines(tx, userId, added);
    return outcomes;
  });
}

function problemOf(listing: FoundListing | undefined, userId: string): 'gone' | 'own' | null {
  if (!listing?.isOnSale) return 'gone';
  return listing.sellerId === userId ? 'own' : null;
}

/**
 * Takes copies out of a user's cart. Has no effect on copies that are not in it.
 * @throws InvalidInput for none, more than 50, or one that is named twice.
 */
export async function removeFromCart(
  { db }: Pick<Platform, 'db'>,
  { userId, listingIds }: { userId: string; listingIds: readonly string[] },
): Promise<void> {
  checkListings(listingIds, 'listingIds');
  await deleteCartLines(db, userId, listingIds);
}

/** Empties a user's cart. */
export async function clearCart({ db }: Pick<Platform, 'db'>, userId: string): Promise<void> {
  await deleteCart(db, userId);
}
