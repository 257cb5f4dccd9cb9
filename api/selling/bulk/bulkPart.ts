import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Config } from '../../config.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import {
  type DiscountOutcome,
  discountOwn,
  judgeDiscounts,
  undoDiscounts,
} from '../discount/discountPart.ts';
import { updateCosts } from '../inventory/cost.store.ts';
import { type JudgedCopy, judgeCopies, type SellInput } from '../listing/judgeCopies.ts';
import { type ListingPlatform, listOwn } from '../listing/listItems.ts';
import { type ListingOutcome, outcomeWith } from '../listing/listingOutcome.ts';
import { listOwnListings } from '../listing/ownListing.store.ts';
import { judgeReprices, type RepriceInput, repriceOwn } from '../listing/repriceListings.ts';
import { undoOwn } from '../listing/undoOwn.ts';
import { judgeWithdrawals, unlistOwn } from '../listing/unlistListings.ts';
import {
  type BulkChange,
  type BulkOutcome,
  type BulkPrice,
  type BulkPriceInput,
  bulkOutcome,
  type PriceBase,
  priceFor,
} from './bulkAction.ts';
import { listKindTraits, type PricedTargets } from './bulkKind.store.ts';
import { listCosts, listPriceBases } from './bulkTarget.store.ts';
import { pricesByKind } from './pricesOfKinds.ts';

/** Some targets of one user, and what is done with them. */
export interface BulkPart {
  userId: string;
  change: BulkChange;
  ids: readonly string[];
}

const NO_BASE: PriceBase = {
  ownAskCents: null,
  lowestOtherCents: null,
  secondOtherCents: null,
  referenceCents: null,
};

/** What new asks of some targets start from, by the ids of the targets. */
export async function readPriceBases(db: Db | Tx, targets: PricedTargets): Promise<Map<string, PriceBase>> {
  const rows = await listPriceBases(db, targets);
  const references = await readReferences(db, rows);
  return new Map(
    rows.map((row, at) => [row.id, { ...row, referenceCents: references[at]?.priceCents ?? null }]),
  );
}

/** The requested prices of the targets, in their order. */
async function pricesOf(
  db: Db | Tx,
  kind: 'list' | 'reprice',
  { userId, change, ids }: BulkPart,
): Promise<(BulkPriceInput & { id: string })[]> {
  const { price } = change;
  if (price === null) throw new Error(`an action of kind ${kind} has a price`);
  const needsBase = price.basis === 'lowestAsk' || price.basis === 'ownAsk';
  const bases = needsBase ? await readPriceBases(db, { userId, kind, ids }) : new Map<string, PriceBase>();
  const own = await ownPrices(db, price, { userId, kind, ids });
  return ids.map((id) => {
    const input = priceFor(price, bases.get(id) ?? NO_BASE);
    const priceCents = own.get(id);
    return { id, ...(priceCents === undefined ? input : { ...input, priceCents, ...NOT_BY_BASIS }) };
  });
}

const NOT_BY_BASIS = { multiplier: null, isOutlier: false };

/** The prices of the targets whose kind has one. */
async function ownPrices(
  db: Db | Tx,
  { kindPrices }: BulkPrice,
  targets: PricedTargets,
): Promise<ReadonlyMap<string, Cents>> {
  if (kindPrices.length === 0) return new Map();
  const itemIds = [...new Set(kindPrices.map(({ marketItemId }) => marketItemId))];
  return pricesByKind(await listKindTraits(db, targets, itemIds), kindPrices);
}

const sellInputs = (prices: readonly (BulkPriceInput & { id: string })[]): SellInput[] =>
  prices.map(({ id: assetId, isOutlier: _, ...price }) => ({ assetId, ...price }));

const repriceInputs = (prices: readonly (BulkPriceInput & { id: string })[]): RepriceInput[] =>
  prices.map(({ id: listingId, isOutlier: _, ...price }) => ({ listingId, ...price }));

/** Says of the outcomes, in the order of the prices, which do not follow an outlier, and which are refused because there is nothing else to follow. */
function withOutliers(outcomes: readonly BulkOutcome[], prices: readonly BulkPriceInput[]): BulkOutcome[] {
  return outcomes.map((outcome, at) => {
    if (!prices[at]?.isOutlier) return outcome;
    if (outcome.reason === null) return { ...outcome, isOutlierSkipped: true };
    return outcome.reason === 'priceMissing' ? { ...outcome, reason: 'lowestAskOutlier' } : outcome;
  });
}

/** Returns what an action would do with some targets now, one outcome for each, in their order. Writes nothing. */
export async function planPart(db: Db, config: Config, part: BulkPart): Promise<BulkOutcome[]> {
  const { userId, change, ids } = part;
  if (change.kind === 'list') {
    const prices = await pricesOf(db, 'list', part);
    const judged = await judgeCopies(db, config, { userId, inputs: sellInputs(prices), isHeld: false });
    return withOutliers(judged.map(ofJudged), prices);
  }
  if (change.kind === 'reprice') {
    const prices = await pricesOf(db, 'reprice', part);
    const items = repriceInputs(prices);
    const { outcomes } = await judgeReprices(db, config, { userId, items, isHeld: false });
    return withOutliers(ofListings(ids, outcomes), prices);
  }
  if (change.kind === 'unlist') {
    const own = await listOwnListings(db, { sellerId: userId, ids, isHeld: false });
    return ofListings(ids, judgeWithdrawals(own, ids));
  }
  if (change.kind === 'discount') {
    const { discount } = change;
    return ofListings(ids, await judgeDiscounts(db, config, { userId, ids, discount, isHeld: false }));
  }
  return costOutcomes(await listCosts(db, { userId, ids, isHeld: false }), part);
}

/**
 * Does an action with some targets, in the caller's transaction.
 * @returns one outcome for each target, in their order.
 * @throws ServiceClosed, AccountBlocked.
 */
export async function doPart(tx: Tx, platform: ListingPlatform, part: BulkPart): Promise<BulkOutcome[]> {
  const { userId, change, ids } = part;
  const { config } = platform;
  if (change.kind === 'list') {
    const prices = await pricesOf(tx, 'list', part);
    const listed = await listOwn(tx, platform, { userId, items: sellInputs(prices) });
    return withOutliers(ofCopies(ids, listed), prices);
  }
  if (change.kind === 'reprice') {
    const prices = await pricesOf(tx, 'reprice', part);
    const repriced = await repriceOwn(tx, config, { userId, items: repriceInputs(prices) });
    return withOutliers(ofListings(ids, repriced), prices);
  }
  if (change.kind === 'unlist') return ofListings(ids, await unlistOwn(tx, userId, ids));
  if (change.kind === 'discount')
    return ofDiscounts(ids, await discountOwn(tx, config, { userId, ids, discount: change.discount }));
  const outcomes = costOutcomes(await listCosts(tx, { userId, ids, isHeld: true }), part);
  const own = outcomes.filter(({ reason }) => reason === null).map(({ targetId }) => targetId);
  await updateCosts(
    tx,
    userId,
    own.map((assetId) => ({ assetId, costCents: change.costCents })),
  );
  return outcomes;
}

function ofJudged({ assetId, reason, price }: JudgedCopy): BulkOutcome {
  const { askCents: toCents, loweredFromCents } = price;
  return bulkOutcome(assetId, reason, {
    assetId,
    ...(reason === null && { toCents, loweredFromCents }),
  });
}

/** Outcomes of copies that were listed. @param ids of the copies, in the order of the outcomes. */
export function ofCopies(ids: readonly string[], outcomes: readonly ListingOutcome[]): BulkOutcome[] {
  return outcomes.map(({ reason, assetId, listingId, askCents: toCents, loweredFromCents }, at) =>
    bulkOutcome(ids[at] ?? '', reason, { assetId, listingId, toCents, loweredFromCents }),
  );
}

/** Outcomes of listings. @param ids of the listings, in the order of the outcomes. */
export function ofListings(ids: readonly string[], outcomes: readonly ListingOutcome[]): BulkOutcome[] {
  return outcomes.map((outcome, at) => {
    const { reason, assetId, formerAskCents: fromCents, askCents: toCents, loweredFromCents } = outcome;
    const listingId = outcome.listingId ?? ids[at] ?? '';
    return bulkOutcome(listingId, reason, { assetId, listingId, fromCents, toCents, loweredFromCents });
  });
}

function ofDiscounts(ids: readonly string[], outcomes: readonly DiscountOutcome[]): BulkOutcome[] {
  return ofListings(ids, outcomes).map((outcome, at) => {
    const discountId = outcomes[at]?.discountId ?? null;
    return discountId === null ? outcome : { ...outcome, discountId };
  });
}

function costOutcomes(
  costs: ReadonlyMap<string, bigint | null>,
  { ids, change: { costCents: toCents } }: BulkPart,
): BulkOutcome[] {
  return ids.map((assetId) => {
    const fromCents = costs.get(assetId);
    if (fromCents === undefined) return bulkOutcome(assetId, 'notYours');
    return bulkOutcome(assetId, null, { assetId, fromCents, toCents });
  });
}

/**
 * Undoes what an action did with some targets, in the caller's transaction: new listings are withdrawn, former asks and
 * costs restored, withdrawn copies listed again at their former ask, unless it is too high by now. What somebody bought
 * or changed since is skipped.
 * @param done outcomes of the action. @returns one outcome for each target that was done.
 * @throws ServiceClosed, AccountBlocked.
 */
export async function undoPart(
  tx: Tx,
  platform: ListingPlatform,
  { userId, change, done }: { userId: string; change: BulkChange; done: readonly BulkOutcome[] },
): Promise<BulkOutcome[]> {
  const made = done.filter(({ reason }) => reason === null);
  if (made.length === 0) return [];
  const { kind } = change;
  if (kind === 'unlist') return listAgain(tx, platform, userId, made);
  if (kind === 'cost') return restoreCosts(tx, userId, made);
  const ids = made.flatMap(({ listingId }) => listingId ?? []);
  if (kind === 'discount') {
    const isEnding = change.discount === null;
    const discounts = made.flatMap(({ listingId, discountId = null }) =>
      listingId === null ? [] : [{ listingId, discountId }],
    );
    return ofListings(ids, await undoDiscounts(tx, { userId, made: discounts, isEnding }));
  }
  const outcomes = made.map(({ assetId, listingId, fromCents, toCents }, index) =>
    outcomeWith(index, null, { assetId, listingId, askCents: toCents, formerAskCents: fromCents }),
  );
  return ofListings(ids, await undoOwn(tx, userId, { kind, outcomes, isUndone: false }));
}

async function listAgain(
  tx: Tx,
  platform: ListingPlatform,
  userId: string,
  made: readonly BulkOutcome[],
): Promise<BulkOutcome[]> {
  const copies = made.filter(({ assetId, fromCents }) => assetId !== null && fromCents !== null);
  const items = copies.map(({ assetId, fromCents }) => ({
    assetId: assetId ?? '',
    priceCents: fromCents,
    multiplier: null,
    // Its seller offered it at this price before.
    isPriceConfirmed: true,
    isUnattended: true,
  }));
  const outcomes = await listOwn(tx, platform, { userId, items });
  return ofCopies(
    copies.map(({ targetId }) => targetId),
    outcomes,
  );
}

async function restoreCosts(tx: Tx, userId: string, made: readonly BulkOutcome[]): Promise<BulkOutcome[]> {
  const ids = made.map(({ targetId }) => targetId);
  const now = await listCosts(tx, { userId, ids, isHeld: true });
  const outcomes = made.map(({ targetId, assetId, fromCents, toCents }) => {
    const costCents = now.get(targetId);
    const reason = costCents === undefined ? 'gone' : costCents === toCents ? null : 'changedSince';
    const nowCents = reason === null ? fromCents : (costCents ?? null);
    return bulkOutcome(targetId, reason, { assetId, fromCents: toCents, toCents: nowCents });
  });
  const restored = outcomes.filter(({ reason }) => reason === null);
  await updateCosts(
    tx,
    userId,
    restored.map(({ targetId: assetId, toCents: costCents }) => ({ assetId, costCents })),
  );
  return outcomes;
}
