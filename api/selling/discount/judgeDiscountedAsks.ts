import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { ListingOutcome } from '../listing/listingOutcome.ts';
import type { OwnListing } from '../listing/ownListing.store.ts';
import { judgeReprices } from '../listing/repriceListings.ts';
import { type Discount, discountedAsk } from './discount.ts';

/** What one listing is discounted by. */
type ListingDiscount = Pick<Discount, 'percent' | 'isPriceConfirmed'> & { listingId: string };

/**
 * Decides by the rules of prices (I-05) which asks some discounts lead to, one outcome for each, in their order. A discount takes off its
 * percentage and no more: an ask above the highest permitted one is not lowered to it, as a new ask would be, since nobody may be there to
 * see it. Writes nothing.
 * @param own the listings by id.
 * @param isHeld locks the listings until the transaction ends.
 */
export async function judgeDiscountedAsks(
  db: Db | Tx,
  config: Config,
  given: {
    userId: string;
    discounts: readonly ListingDiscount[];
    own: ReadonlyMap<string, OwnListing>;
    isHeld: boolean;
  },
): Promise<ListingOutcome[]> {
  const { userId, discounts, own, isHeld } = given;
  const items = discounts.map(({ listingId, percent, isPriceConfirmed }) => ({
    listingId,
    priceCents: discountedAsk(own.get(listingId)?.askCents ?? 0n, percent),
    multiplier: null,
    isPriceConfirmed,
  }));
  const { outcomes } = await judgeReprices(db, config, { userId, items, isHeld });
  return outcomes.map((outcome) =>
    outcome.loweredFromCents === null
      ? outcome
      : { ...outcome, askCents: outcome.loweredFromCents, loweredFromCents: null },
  );
}
