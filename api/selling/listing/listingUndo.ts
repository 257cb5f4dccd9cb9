import type { Cents } from '../../kernel/money.ts';
import { type ListingStatus, whyNotChangeable } from './listing.ts';
import { type ListingOutcome, type ListingReason, outcomeWith } from './listingOutcome.ts';

/** A batch to undo, with its outcomes. */
export interface UndoneBatch {
  kind: 'list' | 'reprice' | 'unlist';
  outcomes: readonly ListingOutcome[];
  /** True if it was undone before: then only its outcomes are returned. */
  isUndone: boolean;
  /** Asks that batches undone together with this one gave to its listings, by listing: they are no change since. */
  laterAsks?: ReadonlyMap<string, ReadonlySet<Cents>>;
}

/** The current state of a listing. */
export interface PreviousListing {
  status: ListingStatus;
  askCents: Cents;
}

/** The changes of an undo, and the outcome for each listing that the batches created or changed. */
export interface UndoPlan {
  outcomes: ListingOutcome[];
  withdrawnIds: string[];
  asks: { id: string; askCents: Cents }[];
}

type Step = { reason: ListingReason | null; next?: PreviousListing };

function withdrawal(
  now: PreviousListing,
  made: ListingOutcome,
  laterAsks: ReadonlySet<Cents> | undefined,
): Step {
  if (now.status === 'withdrawn') return { reason: null };
  const reason = whyNotChangeable(now.status);
  if (reason) return { reason };
  const isKnown = now.askCents === made.askCents || laterAsks?.has(now.askCents);
  if (!isKnown) return { reason: 'changedSince' };
  return { reason: null, next: { ...now, status: 'withdrawn' } };
}

function formerPrice(now: PreviousListing, made: ListingOutcome, isFallOnly: boolean): Step {
  const reason = whyNotChangeable(now.status);
  if (reason) return { reason };
  if (made.formerAskCents === null || now.askCents === made.formerAskCents) return { reason: null };
  if (now.askCents !== made.askCents) return { reason: 'changedSince' };
  if (isFallOnly && made.formerAskCents > now.askCents) return { reason: 'listingsClosed' };
  return { reason: null, next: { ...now, askCents: made.formerAskCents } };
}

/**
 * Plans the undo of a batch: listings are withdrawn and former prices restored, unless somebody has bought the copy or
 * changed the price since.
 * @param isFallOnly no ask may rise: operators have closed listing.
 */
export function planUndo(
  { kind, outcomes: made, isUndone, laterAsks }: UndoneBatch,
  standing: ReadonlyMap<string, PreviousListing>,
  isFallOnly = false,
): UndoPlan {
  const now = new Map(standing);
  const outcomes = made.flatMap((one) => {
    const { listingId, assetId } = one;
    const listing = listingId === null ? undefined : now.get(listingId);
    if (one.reason !== null || listingId === null || !listing) return [];
    const { reason, next } =
      kind === 'list'
        ? withdrawal(listing, one, laterAsks?.get(listingId))
        : formerPrice(listing, one, isFallOnly);
    if (next && !isUndone) now.set(listingId, next);
    const { askCents } = now.get(listingId) ?? listing;
    const told = next && isUndone ? 'changedSince' : reason;
    return [{ listingId, assetId, askCents, formerAskCents: one.askCents, reason: told }];
  });
  const changed = [...now].filter(([id, listing]) => listing !== standing.get(id));
  const [gone, kept] = [
    changed.filter(([, { status }]) => status === 'withdrawn'),
    changed.filter(([, { status }]) => status !== 'withdrawn'),
  ];
  return {
    outcomes: outcomes.map(({ reason, ...told }, index) => outcomeWith(index, reason, told)),
    withdrawnIds: gone.map(([id]) => id),
    asks: kept.map(([id, { askCents }]) => ({ id, askCents })),
  };
}
