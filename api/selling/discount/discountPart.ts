import { admitSeller } from '../../accounts/user/admitUser.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import type { Config } from '../../config.ts';
import { readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { whyNotChangeable } from '../listing/listing.ts';
import { type ListingOutcome, outcomeWith } from '../listing/listingOutcome.ts';
import { listOwnListings, type OwnListing } from '../listing/ownListing.store.ts';
import { insertDiscounts, listOpenDiscounts, type OpenDiscount, restoreDiscounts } from './discount.store.ts';
import type { Discount } from './discount.ts';
import { judgeDiscountedAsks } from './judgeDiscountedAsks.ts';
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
  if (discount === null) return judgeEnds(ids, { own, open, isFallOnly: await hasClosure(db, 'listings') });
  const discounts = ids.map((listingId) => ({ ...discount, listingId }));
  const outcomes = await judgeDiscountedAsks(db, config, { userId, discounts, own, isHeld });
  // A paused action may go on when its time has passed.
  const isOver = discount.endsAt <= (await readClock(db));
  return outcomes.map((outcome) => {
    if (outcome.reason !== null) return outcome;
    if (open.has(outcome.listingId ?? '')) return { ...outcome, reason: 'discounted' };
    return isOver ? { ...outcome, reason: 'notDiscounted' } : outcome;
  });
}

/** Decides which discounts can end; while listing is closed none whose end raises the ask. */
function judgeEnds(
  ids: readonly string[],
  {
    own,
    open,
    isFallOnly,
  }: {
    own: ReadonlyMap<string, OwnListing>;
    open: ReadonlyMap<string, OpenDiscount>;
    isFallOnly: boolean;
  },
): ListingOutcome[] {
  return ids.map((listingId, index) => {
    const listing = own.get(listingId);
    const reason = whyNotChangeable(listing?.status) ?? (open.has(listingId) ? null : 'notDiscounted');
    if (!listing || reason !== null) return outcomeWith(index, reason ?? 'notYours');
    const { assetId, askCents: formerAskCents } = listing;
    const askCents = open.get(listingId)?.formerCents ?? formerAskCents;
    if (isFallOnly && askCents > formerAskCents)
      return outcomeWith(index, 'listingsClosed', { assetId, listingId });
    return outcomeWith(index, null, { assetId, listingId, formerAskCents, askCents });
  });
}

const doneIds = (outcomes: readonly ListingOutcome[]) =>
  outcomes.flatMap(({ reason, listingId }) => (reason === null && listingId !== null ? [listingId] : []));

/** The outcome of one listing, with the discount that it got or lost; null if nothing was done. */
export interface DiscountOutcome extends ListingOutcome {
  discountId: string | null;
}

function withDiscounts(
  outcomes: readonly ListingOutcome[],
  idOf: ReadonlyMap<string, string>,
): DiscountOutcome[] {
  return outcomes.map((outcome) => ({ ...outcome, discountId: idOf.get(outcome.listingId ?? '') ?? null }));
}

/**
 * Gives some listings a discount, or ends it, in the caller's transaction.
 * @returns one outcome for each, in their order.
 * @throws AccountBlocked.
 */
export async function discountOwn(tx: Tx, config: Config, part: DiscountPart): Promise<DiscountOutcome[]> {
  const { userId, discount } = part;
  await admitSeller(tx, userId);
  const outcomes = await judgeDiscounts(tx, config, { ...part, isHeld: true });
  const chosen = doneIds(outcomes);
  if (discount === null) {
    const open = await listOpenDiscounts(tx, userId, chosen);
    const idOf = new Map([...open].map(([listingId, { id }]) => [listingId, id]));
    await endRunning(tx, { userId, ids: [...idOf.values()], state: 'cancelled' });
    return withDiscounts(outcomes, idOf);
  }
  const ids = await insertDiscounts(tx, chosen, { ...discount, userId });
  const isDue = discount.startsAt === null || discount.startsAt <= (await readClock(tx));
  if (isDue) await startPlanned(tx, config, { userId, ids });
  return withDiscounts(outcomes, new Map(chosen.map((listingId, at) => [listingId, ids[at] ?? ''])));
}

/** A listing, and the discount that it got or lost. */
export interface MadeDiscount {
  listingId: string;
  discountId: string | null;
}

/**
 * Undoes what a discount, or its end, did with some listings, in the caller's transaction. What was bought or repriced
 * since, or has another discount, is skipped; while listing is closed no ask rises.
 * @param isEnding true if discounts were ended. @returns one outcome for each listing, in their order.
 */
export async function undoDiscounts(
  tx: Tx,
  { userId, made, isEnding }: { userId: string; made: readonly MadeDiscount[]; isEnding: boolean },
): Promise<ListingOutcome[]> {
  const ids = made.map(({ listingId }) => listingId);
  const own = await listOwnListings(tx, { sellerId: userId, ids, isHeld: true });
  const reasons = isEnding ? await restoreEnded(tx, userId, made) : await undoStarted(tx, userId, made);
  return ids.map((listingId, index) => {
    const { assetId = null, status } = own.get(listingId) ?? {};
    const undone = reasons.get(listingId);
    const reason = whyNotChangeable(status) ?? (undone === undefined ? 'changedSince' : undone);
    return outcomeWith(index, reason, { assetId, listingId });
  });
}

/** Why listings are not undone, by listing; null for those that are, and none where something has changed since. */
type UndoReasons = ReadonlyMap<string, 'listingsClosed' | null>;

async function restoreEnded(tx: Tx, userId: string, made: readonly MadeDiscount[]): Promise<UndoReasons> {
  const restored = await restoreDiscounts(
    tx,
    userId,
    made.flatMap(({ discountId }) => discountId ?? []),
  );
  await refreshMarketItems(
    tx,
    restored.map(({ marketItemId }) => marketItemId),
  );
  return new Map(restored.map(({ listingId }) => [listingId, null]));
}

async function undoStarted(tx: Tx, userId: string, made: readonly MadeDiscount[]): Promise<UndoReasons> {
  const open = await listOpenDiscounts(
    tx,
    userId,
    made.map(({ listingId }) => listingId),
  );
  const isFallOnly = await hasClosure(tx, 'listings');
  const still = made.flatMap(({ listingId, discountId }) => {
    const discount = open.get(listingId);
    return discount && discount.id === discountId ? [discount] : [];
  });
  const isKept = ({ state }: OpenDiscount) => isFallOnly && state === 'running';
  const ids = still.filter((discount) => !isKept(discount)).map(({ id }) => id);
  await endRunning(tx, { userId, ids, state: 'cancelled' });
  return new Map(
    still.map((discount) => [discount.listingId, isKept(discount) ? 'listingsClosed' : null] as const),
  );
}
