import { admitSeller } from '../../accounts/user/admitUser.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import type { Config } from '../../config.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { whyNotChangeable } from '../listing/listing.ts';
import { type ListingOutcome, outcomeWith } from '../listing/listingOutcome.ts';
import { listOwnListings } from '../listing/ownListing.store.ts';
import { judgeReprices } from '../listing/repriceListings.ts';
import { insertDiscounts, listOpenDiscounts, restoreDiscounts } from './discount.store.ts';
import { type Discount, discountedAsk } from './discount.ts';
import { endRunning, startPlanned } from './runDiscounts.ts';

/** Some listings of one seller, and the discount that they get; null ends the one that they have. */
export interface DiscountPart {
  userId: string;
  ids: readonly string[];
  discount: Discount | null;
}

/**
 * Returns what a discount would do with some listings now, one outcome for each, in their order. Writes nothing.
 * @param isHeld locks the listings until the transaction ends.
 */
export async function judgeDiscounts(
  db: Db | Tx,
  config: Config,
  { userId, ids, discount, isHeld }: DiscountPart & { isHeld: boolean },
): Promise<ListingOutcome[]> {
  const own = await listOwnListings(db, { sellerId: userId, ids, isHeld });
  const open = await listOpenDiscounts(db, userId, ids);
  if (discount === null)
    return ids.map((listingId, index) => {
      const listing = own.get(listingId);
      const reason = whyNotChangeable(listing?.status) ?? (open.has(listingId) ? null : 'notDiscounted');
      if (!listing || reason !== null) return outcomeWith(index, reason ?? 'notYours');
      const { assetId, askCents: formerAskCents } = listing;
      const askCents = open.get(listingId)?.formerCents ?? formerAskCents;
      return outcomeWith(index, null, { assetId, listingId, formerAskCents, askCents });
    });
  const items = ids.map((listingId) => ({
    listingId,
    priceCents: discountedAsk(own.get(listingId)?.askCents ?? 0n, discount.percent),
    multiplier: null,
    isPriceConfirmed: discount.isPriceConfirmed,
  }));
  const { outcomes } = await judgeReprices(db, config, { userId, items, isHeld });
  return outcomes.map((outcome) =>
    outcome.reason === null && open.has(outcome.listingId ?? '')
      ? { ...outcome, reason: 'discounted' }
      : outcome,
  );
}

const doneIds = (outcomes: readonly ListingOutcome[]) =>
  outcomes.flatMap(({ reason, listingId }) => (reason === null && listingId !== null ? [listingId] : []));

/**
 * Gives some listings a discount, or ends it, in the caller's transaction.
 * @returns one outcome for each, in their order.
 * @throws AccountBlocked.
 */
export async function discountOwn(tx: Tx, config: Config, part: DiscountPart): Promise<ListingOutcome[]> {
  const { userId, discount } = part;
  await admitSeller(tx, userId);
  const outcomes = await judgeDiscounts(tx, config, { ...part, isHeld: true });
  const chosen = doneIds(outcomes);
  if (discount === null) {
    await cancelOpen(tx, userId, chosen);
    return outcomes;
  }
  const ids = await insertDiscounts(tx, chosen, { ...discount, userId });
  const isDue = discount.startsAt === null || discount.startsAt <= (await readClock(tx));
  if (isDue) await startPlanned(tx, config, { userId, ids });
  return outcomes;
}

async function cancelOpen(tx: Tx, userId: string, listingIds: readonly string[]): Promise<void> {
  const open = await listOpenDiscounts(tx, userId, listingIds);
  const ids = [...open.values()].map(({ id }) => id);
  await endRunning(tx, { userId, ids, state: 'cancelled' });
}

/**
 * Undoes what a discount, or its end, did with some listings, in the caller's transaction. What was bought or repriced
 * since is skipped.
 * @param isEnding true if discounts were ended. @returns one outcome for each listing, in their order.
 */
export async function undoDiscounts(
  tx: Tx,
  { userId, ids, isEnding }: { userId: string; ids: readonly string[]; isEnding: boolean },
): Promise<ListingOutcome[]> {
  const own = await listOwnListings(tx, { sellerId: userId, ids, isHeld: true });
  const undone = isEnding ? await restoreEnded(tx, userId, ids) : await undoStarted(tx, userId, ids);
  return ids.map((listingId, index) => {
    const { assetId = null, status } = own.get(listingId) ?? {};
    const reason = whyNotChangeable(status) ?? (undone.has(listingId) ? null : 'changedSince');
    return outcomeWith(index, reason, { assetId, listingId });
  });
}

async function restoreEnded(tx: Tx, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const restored = await restoreDiscounts(tx, userId, ids);
  await refreshMarketItems(
    tx,
    restored.map(({ marketItemId }) => marketItemId),
  );
  return new Set(restored.map(({ listingId }) => listingId));
}

async function undoStarted(tx: Tx, userId: string, ids: readonly string[]): Promise<ReadonlySet<string>> {
  const open = await listOpenDiscounts(tx, userId, ids);
  await cancelOpen(tx, userId, [...open.keys()]);
  return new Set(open.keys());
}
