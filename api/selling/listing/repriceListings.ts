import { admitSeller } from '../../accounts/user/admitUser.ts';
import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { readReferences } from '../../catalog/prices/referenceHistory.ts';
import type { Config } from '../../config.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { whyNotChangeable } from './listing.ts';
import { type ListingOutcome, outcomeWith } from './listingOutcome.ts';
import { listOwnListings, type OwnListing, updateAsks } from './ownListing.store.ts';
import { judgePrice, type PriceInput, type PriceRules, priceRulesOf } from './priceRules.ts';
import { type AlsoKeep, runBatch } from './runBatch.ts';

/** Listings that get a new price, at most 1,000. */
export interface RepriceRequest {
  userId: string;
  items: readonly RepriceInput[];
  clientRequestId: string;
}

/**
 * Changes the asks of listings by the rules of listing (I-05), where possible, in one transaction. A listing that was
 * bought meanwhile keeps its price. Repeating the same `clientRequestId` returns the first outcomes.
 * @returns one outcome for each item, in their order.
 * @throws NothingSelected, AccountBlocked, RequestIdReused, InvalidInput.
 */
export async function repriceListings(
  platform: Platform,
  { userId, items, clientRequestId }: RepriceRequest,
  alsoKeep?: AlsoKeep,
): Promise<ListingOutcome[]> {
  const batch = { userId, clientRequestId, kind: 'reprice', inputs: items } as const;
  return runBatch(platform, batch, (tx) => repriceOwn(tx, platform.config, { userId, items }), alsoKeep);
}

/** A new price for one listing. */
export interface RepriceInput extends PriceInput {
  listingId: string;
  /** The ask for which the new one was decided; a listing that has another one meanwhile is skipped. Absent: any. */
  decidedFromCents?: Cents;
}

/**
 * Changes the asks of a seller's listings by the rules of listing (I-05), in the caller's transaction. It serves a
 * user's request as well as a selling rule. While listing is closed no ask rises.
 * @returns one outcome for each item, in their order.
 * @throws AccountBlocked.
 */
export async function repriceOwn(
  tx: Tx,
  config: Config,
  { userId, items }: { userId: string; items: readonly RepriceInput[] },
): Promise<ListingOutcome[]> {
  await admitSeller(tx, userId);
  const { own, outcomes } = await judgeReprices(tx, config, { userId, items, isHeld: true });
  const asks = outcomes.flatMap(({ reason, listingId: id, askCents }) =>
    reason === null && id !== null && askCents !== null ? [{ id, askCents }] : [],
  );
  if (asks.length === 0) return outcomes;
  await updateAsks(tx, asks);
  checkpoint('reprice.updated');
  await refreshMarketItems(
    tx,
    asks.flatMap(({ id }) => own.get(id)?.marketItemId ?? []),
  );
  return outcomes;
}

/**
 * Decides the new asks of a seller's listings by the rules of listing (I-05). Writes nothing.
 * @param isHeld locks the listings until the transaction ends.
 * @returns the listings by id, and one outcome for each item, in their order.
 */
export async function judgeReprices(
  db: Db | Tx,
  config: Config,
  { userId, items, isHeld }: { userId: string; items: readonly RepriceInput[]; isHeld: boolean },
): Promise<{ own: Map<string, OwnListing>; outcomes: ListingOutcome[] }> {
  const ids = [...new Set(items.map(({ listingId }) => listingId))];
  const own = await listOwnListings(db, { sellerId: userId, ids, isHeld });
  if (isHeld) checkpoint('reprice.locked');
  const rules = { ...priceRulesOf(config), isFallOnly: await hasClosure(db, 'listings') };
  const listings = [...own.values()];
  const references = await readReferences(db, listings);
  const referenceOf = new Map(listings.map(({ id }, at) => [id, references[at]?.priceCents ?? null]));
  return { own, outcomes: decideAsks(rules, own, referenceOf, items) };
}

function decideAsks(
  rules: PriceRules & { isFallOnly: boolean },
  own: ReadonlyMap<string, OwnListing>,
  referenceOf: ReadonlyMap<string, Cents | null>,
  items: readonly RepriceInput[],
): ListingOutcome[] {
  const seen = new Set<string>();
  return items.map((input, index): ListingOutcome => {
    const listing = own.get(input.listingId);
    if (!listing) return outcomeWith(index, 'notYours');
    const { id: listingId, assetId, status } = listing;
    const referenceCents = referenceOf.get(listingId) ?? null;
    const price = judgePrice(rules, input, referenceCents);
    const { decidedFromCents = listing.askCents } = input;
    const isMoved = decidedFromCents !== listing.askCents;
    const blame = seen.has(listingId)
      ? 'repeated'
      : (whyNotChangeable(status) ?? (isMoved ? 'changedSince' : null));
    seen.add(listingId);
    const isRefused = rules.isFallOnly && price.askCents !== null && price.askCents > listing.askCents;
    const reason = blame ?? price.reason ?? (isRefused ? 'listingsClosed' : null);
    if (reason) return outcomeWith(index, reason, { assetId, listingId, referenceCents });
    const { askCents, loweredFromCents } = price;
    // A new ask ends a discount, so that an undo restores the ask of before it.
    const formerAskCents =
      askCents === listing.askCents ? listing.askCents : (listing.formerCents ?? listing.askCents);
    const told = { assetId, listingId, askCents, formerAskCents, loweredFromCents, referenceCents };
    return outcomeWith(index, null, told);
  });
}
