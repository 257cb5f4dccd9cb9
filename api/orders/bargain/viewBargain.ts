import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { countOpenOffers, findBargainListing, findTerms } from './bargain.store.ts';
import { leastOffer, OFFERS_OF_LISTING_MAX, type OfferBound, type Terms, USUAL_TERMS } from './bargain.ts';
import { bestFittingBid } from './bestFittingBid.ts';

/** Why no offer can be made for a listing. */
export type BargainClosedReason = 'gone' | 'own' | 'off' | 'noRoom' | 'full';

/** What offers a listing takes, as one reader sees it. */
export interface BargainView {
  listingId: string;
  userId: string | null;
  /** Null if an offer can be made. */
  closedReason: BargainClosedReason | null;
  /** The smallest offer in fen and what it follows from; null if none can be made. */
  leastCents: Cents | null;
  bound: OfferBound | null;
  /** The seller's terms, for the seller alone. */
  ownTerms: Terms | null;
}

/** Says what offers a listing takes, before one is made; null if there is no such listing. */
export async function viewBargain(
  platform: Pick<Platform, 'db' | 'log'>,
  listingId: string,
  userId: string | null,
): Promise<BargainView | null> {
  const { db } = platform;
  const listing = await findBargainListing(db, listingId);
  if (!listing) return null;
  const { sellerId, askCents } = listing;
  const terms = await findTerms(db, { sellerId, listingId });
  const view = { listingId, userId, leastCents: null, bound: null, ownTerms: null };
  if (sellerId === userId) return { ...view, closedReason: 'own', ownTerms: terms };
  if (!listing.isOnSale) return { ...view, closedReason: 'gone' };
  if (terms?.isOpen === false) return { ...view, closedReason: 'off' };
  const least = leastOffer(askCents, terms ?? USUAL_TERMS, await bestFittingBid(platform, listing, userId));
  if (least.leastCents >= askCents) return { ...view, closedReason: 'noRoom' };
  const { ofListing } = await countOpenOffers(db, { buyerId: userId ?? sellerId, listingId });
  if (ofListing >= OFFERS_OF_LISTING_MAX) return { ...view, closedReason: 'full' };
  return { ...view, closedReason: null, ...least };
}
