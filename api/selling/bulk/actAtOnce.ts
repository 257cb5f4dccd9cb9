import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import type { Batch } from '../listing/batch.store.ts';
import { type ListRequest, listItems } from '../listing/listItems.ts';
import type { ListingOutcome } from '../listing/listingOutcome.ts';
import { type RepriceRequest, repriceListings } from '../listing/repriceListings.ts';
import { findDoneTargets, insertDoneAction, updateEnded, updateUndone } from './bulkAction.store.ts';
import { addCounts, BULK_PART, type BulkOutcome, sumUp } from './bulkAction.ts';
import { ofCopies, ofListings } from './bulkPart.ts';

/**
 * Puts copies on sale as `listItems` does, for their seller at the site: more than one copy is also a bulk action that has
 * ended, so that it is found with the others and can be undone for a day.
 * @throws as `listItems`.
 */
export async function listAtOnce(platform: Platform, request: ListRequest): Promise<ListingOutcome[]> {
  return listItems(platform, request, keepAction);
}

/**
 * Changes the asks of listings as `repriceListings` does, for their seller at the site; as `listAtOnce` it is also a bulk
 * action.
 * @throws as `repriceListings`.
 */
export async function repriceAtOnce(platform: Platform, request: RepriceRequest): Promise<ListingOutcome[]> {
  return repriceListings(platform, request, keepAction);
}

/** Inserts the action of a batch, with the batch's id. One copy alone would only hide what was done to many. */
async function keepAction(tx: Tx, { id, userId, kind, outcomes: made }: Batch): Promise<void> {
  const outcomes = kind === 'list' ? outcomesOfCopies(made) : outcomesOfListings(made);
  if (sumUp(outcomes).doneCount < 2) return;
  const change = { kind, price: null, costCents: null, discount: null };
  await insertDoneAction(tx, { id, userId, change, endedAt: await readClock(tx), isAtOnce: true }, outcomes);
  checkpoint('atOnce.kept');
  await notifyChanged(tx, { topic: 'bulkAction', id, userId });
}

/** Of the seller's own copies, each once. */
function outcomesOfCopies(made: readonly ListingOutcome[]): BulkOutcome[] {
  const own = made.filter(({ assetId, reason }) => assetId !== null && reason !== 'repeated');
  return ofCopies(
    own.map(({ assetId }) => assetId ?? ''),
    own,
  );
}

/** Of the seller's own listings, each once. */
function outcomesOfListings(made: readonly ListingOutcome[]): BulkOutcome[] {
  return ofListings(
    [],
    made.filter(({ listingId, reason }) => listingId !== null && reason !== 'repeated'),
  );
}

/** Ends an action with the outcomes of its undo, which was done at once as well. */
export async function keepUndo(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  outcomes: readonly ListingOutcome[],
): Promise<void> {
  const undone = new Map(ofListings([], outcomes).map((outcome) => [outcome.targetId, outcome]));
  let undoRefused: Record<string, number> = {};
  for (;;) {
    const targets = await findDoneTargets(tx, id, BULK_PART);
    if (targets === null) break;
    const part = targets.outcomes.flatMap(({ listingId }) => undone.get(listingId ?? '') ?? []);
    await updateUndone(tx, { id, undoRefused }, targets, part);
    undoRefused = addCounts(undoRefused, sumUp(part).refused);
  }
  await updateEnded(tx, id, { state: 'undone' });
  await notifyChanged(tx, { topic: 'bulkAction', id, userId });
}
