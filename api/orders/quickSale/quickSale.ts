import type { Cents } from '../../kernel/money.ts';
import type { ListingReason } from '../../selling/listing/listingOutcome.ts';

/** Maximum number of copies of one request. */
export const QUICK_SALE_MAX = 100;
/** Bids of an item that are looked at for a copy, the best first. */
export const BIDS_LOOKED_AT = 200;

/** A copy to be sold to a bid at once, and the least that it may bring, in fen. */
export interface QuickSaleLine {
  readonly assetId: string;
  readonly minPriceCents: Cents;
}

/**
 * What became of a copy: sold to a bid; listed, since no bid gives the least price; left alone for the same reason (`bidGone`); or refused, as
 * it would be as a listing.
 */
export type QuickSaleResult = 'sold' | 'listed' | 'bidGone' | 'refused';

/** The outcome of one copy. Amounts in fen. */
export interface QuickSaleOutcome {
  readonly assetId: string;
  readonly outcome: QuickSaleResult;
  readonly reason: ListingReason | null;
  /** What it was sold or listed for; of `bidGone` the best bid that fits now, null if there is none. */
  readonly priceCents: Cents | null;
  readonly orderId: string | null;
  readonly listingId: string | null;
}
