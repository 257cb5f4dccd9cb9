import type { Reference } from '../../catalog/prices/reference.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listCopiesToSell } from '../../selling/copies/copyOnSale.store.ts';
import { type JudgedCopy, judgeCopies } from '../../selling/listing/judgeCopies.ts';
import type { ListingReason } from '../../selling/listing/listingOutcome.ts';
import { lowestUnconfirmed, priceRulesOf } from '../../selling/listing/priceRules.ts';
import { outbiddingPrice } from '../bid/bid.ts';
import { openConditions } from '../bid/bidConditions.ts';
import { type AwakeBid, listBidsOfItems } from '../bid/matching.store.ts';
import { BIDS_LOOKED_AT, type QuickSaleLine } from './quickSale.ts';

/** What a bid would give for a copy now. */
export interface QuickSalePreview {
  readonly assetId: string;
  /** Null if the copy is not the seller's. */
  readonly marketItemId: string | null;
  /** Why the copy cannot be sold. */
  readonly reason: ListingReason | null;
  /** What the best bid that fits would pay, in fen; null if there is none. */
  readonly priceCents: Cents | null;
  /** True if that is so far below the reference price that the seller has to confirm it. */
  readonly isFarBelow: boolean;
}

/** A bid for a copy. */
export interface ChosenBid {
  readonly bid: AwakeBid;
  /** What the bid would pay, in fen. */
  readonly priceCents: Cents;
}

/** A copy that a bid would take now. */
export interface PlannedSale extends ChosenBid {
  /** The copy's reference price. */
  readonly reference: Reference | null;
}

/**
 * Says which bid would buy each of a seller's copies now, and writes nothing. No unit of a bid is promised to two of them: earlier copies take
 * the better bids. A bid that turns out to be the seller's own under another account is passed over only when it is sold to.
 */
export async function previewQuickSale(
  platform: Platform,
  { userId, assetIds }: { userId: string; assetIds: readonly string[] },
): Promise<QuickSalePreview[]> {
  const rules = priceRulesOf(platform.config);
  // The lowest ask that is allowed: the best bid is wanted, whatever it pays.
  const lines = assetIds.map((assetId) => ({ assetId, minPriceCents: rules.minCents }));
  return (await planQuickSale(platform, { userId, lines })).map(({ judged, sale }) => {
    const { assetId, copy, reference, reason } = judged;
    const priceCents = sale?.priceCents ?? null;
    const isFarBelow =
      priceCents !== null && priceCents < lowestUnconfirmed(rules, reference?.priceCents ?? null);
    return { assetId, marketItemId: copy?.marketItemId ?? null, reason, priceCents, isFarBelow };
  });
}

/**
 * Finds for each of a seller's copies the best bid that pays its least price now, and writes nothing.
 * @returns one for each copy, in their order; `sale` is null if no bid takes the copy, or it cannot be sold.
 */
export async function planQuickSale(
  { db, config, log }: Platform,
  { userId, lines }: { userId: string; lines: readonly QuickSaleLine[] },
): Promise<{ judged: JudgedCopy; sale: PlannedSale | null }[]> {
  const inputs = lines.map(({ assetId, minPriceCents: priceCents }) => ({
    assetId,
    priceCents,
    multiplier: null,
    isPriceConfirmed: true,
  }));
  const copies = await judgeCopies(db, config, { userId, inputs, isHeld: false });
  const best = await openBestBids({ db, log }, { userId, copies: copies.flatMap(({ copy }) => copy ?? []) });
  const left = new Map<string, number>();
  return copies.map((judged, at) => {
    const { copy, reason, reference } = judged;
    if (copy === null || reason !== null) return { judged, sale: null };
    const bids = best(copy).filter((each) => (left.get(each.id) ?? each.remaining) > 0);
    const leastCents = lines[at]?.minPriceCents ?? 0n;
    const bid = bids.find((each) => outbiddingPrice(each, bids) >= leastCents);
    if (!bid) return { judged, sale: null };
    left.set(bid.id, (left.get(bid.id) ?? bid.remaining) - 1);
    return { judged, sale: { bid, priceCents: outbiddingPrice(bid, bids), reference } };
  });
}

/** What the best bid of others that fits would pay for each of a seller's copies, in fen; null where there is none. For a page of an inventory. */
export async function listBestBidsForCopies(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  userId: string,
  copies: readonly { readonly id: string; readonly marketItemId: string }[],
): Promise<(Cents | null)[]> {
  const best = await openBestBids({ db, log }, { userId, copies });
  return copies.map((copy) => {
    const bids = best(copy);
    const [bid] = bids;
    return bid ? outbiddingPrice(bid, bids) : null;
  });
}

async function openBestBids(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  {
    userId,
    copies,
  }: { userId: string; copies: readonly { readonly id: string; readonly marketItemId: string }[] },
) {
  const marketItemIds = copies.map(({ marketItemId }) => marketItemId);
  const bids = await listBidsOfItems(db, marketItemIds, BIDS_LOOKED_AT);
  const byItem = Map.groupBy(
    bids.filter((bid) => bid.userId !== userId),
    ({ marketItemId }) => marketItemId,
  );
  const assetIds = copies.map(({ id }) => id);
  const fits = await openConditions(log, bids, () => listCopiesToSell(db, { userId, assetIds }));
  return (copy: { readonly id: string; readonly marketItemId: string }) =>
    (byItem.get(copy.marketItemId) ?? []).filter((bid) => fits(bid, copy));
}
