import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { Cents } from '../../kernel/money.ts';
import { listCopiesOnSale } from '../../selling/copies/copyOnSale.store.ts';
import { openConditions } from '../bid/bidConditions.ts';
import { listAwakeBids } from '../bid/matching.store.ts';
import type { BargainListing } from './bargain.store.ts';

/** Bids of the item that are looked at, the highest first. */
const BIDS_MAX = 200;

/** The highest price in fen of a buy order, not the buyer's own nor the seller's, that a copy on sale fits; null if there is none. */
export async function bestFittingBid(
  { db, log }: { db: Db | Tx; log: Log },
  listing: BargainListing,
  buyerId: string | null,
): Promise<Cents | null> {
  const { marketItemId, sellerId } = listing;
  const awake = await listAwakeBids(db, marketItemId, { leastCents: 1n, limit: BIDS_MAX });
  const bids = awake.filter(({ userId }) => userId !== sellerId && userId !== buyerId);
  const fits = await openConditions(log, bids, () => listCopiesOnSale(db, [listing.id]));
  // Their limits are nobody else's business.
  const prices = bids.flatMap((bid) => (fits(bid, listing) ? [bid.priceCents] : []));
  return prices.reduce<Cents | null>((best, cents) => (best === null || cents > best ? cents : best), null);
}
