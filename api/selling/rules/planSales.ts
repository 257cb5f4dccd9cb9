import type { Db, Tx } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import type { Cents } from '../../kernel/money.ts';
import { outbiddingPrice } from '../../orders/bid/bid.ts';
import { openConditions } from '../../orders/bid/bidConditions.ts';
import type { BidMatch } from '../../orders/bid/bidMatches.ts';
import { type AwakeBid, listBidsOfItems, type OfferedCopy } from '../../orders/bid/matching.store.ts';
import { BIDS_LOOKED_AT } from '../../orders/quickSale/quickSale.ts';
import { listCopiesOnSale } from '../copies/copyOnSale.store.ts';
import type { CopyFacts } from './sellingRule.ts';

/** A copy on sale that a rule sells to a bid which pays so much, in fen. */
export interface SaleWish {
  readonly copy: CopyFacts;
  readonly leastCents: Cents;
}

/**
 * Says which bid each copy would be sold to now, by the ids of the listings, and writes nothing. A copy goes to the best bid that fits it, no
 * unit of a bid is promised to two copies, and none to the seller's own bid. A bid that turns out to be the seller's own under another account
 * is passed over only when it is sold to.
 * @param passedOver ids of bids that do not count.
 */
export async function planSales(
  { db, log }: { db: Db | Tx; log: Log },
  {
    userId,
    wishes,
    passedOver = new Map(),
  }: { userId: string; wishes: readonly SaleWish[]; passedOver?: ReadonlyMap<string, unknown> },
): Promise<Map<string, BidMatch>> {
  const marketItemIds = wishes.map(({ copy }) => copy.marketItemId);
  const bids = (await listBidsOfItems(db, marketItemIds, BIDS_LOOKED_AT)).filter(
    (bid) => bid.userId !== userId && !passedOver.has(bid.id),
  );
  const byItem = Map.groupBy(bids, ({ marketItemId }) => marketItemId);
  const wanted = wishes.filter(({ copy }) => byItem.has(copy.marketItemId));
  const fits = await openConditions(log, bids, () =>
    listCopiesOnSale(
      db,
      wanted.map(({ copy }) => copy.listingId),
    ),
  );
  const left = new Map(bids.map(({ id, remaining }) => [id, remaining]));
  const matches = new Map<string, BidMatch>();
  for (const { copy, leastCents } of wanted) {
    const offered = offeredCopy(userId, copy);
    const fitting = (byItem.get(copy.marketItemId) ?? []).filter(
      (bid) => (left.get(bid.id) ?? 0) > 0 && fits(bid, offered),
    );
    const match = fitting
      .map((bid) => matchOf(bid, fitting, offered))
      .find(({ priceCents }) => priceCents >= leastCents);
    if (!match) continue;
    const { id } = match.bid;
    left.set(id, (left.get(id) ?? 0) - 1);
    matches.set(copy.listingId, match);
  }
  return matches;
}

function offeredCopy(sellerId: string, { listingId: id, askCents, stoodSince }: CopyFacts): OfferedCopy {
  return { id, sellerId, askCents, stoodSince };
}

/** At what the bid pays. A bid that goes up to the ask and came later buys at the ask, as the matching would have it a moment later. */
function matchOf(bid: AwakeBid, rivals: readonly AwakeBid[], copy: OfferedCopy): BidMatch {
  const bidCents = outbiddingPrice(bid, rivals);
  const isBelowAsk = bidCents < copy.askCents;
  const isBidResting = isBelowAsk || bid.queuedAt <= copy.stoodSince;
  return { bid, copy, isBidResting, isBelowAsk, priceCents: isBidResting ? bidCents : copy.askCents };
}
