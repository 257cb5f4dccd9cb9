import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Cents } from '../../kernel/money.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockBatches, markBatchesUndone, type UndoableBatch } from '../listing/batch.store.ts';
import { NothingSelected, UndoNotAllowed } from '../listing/listing.errors.ts';
import type { ListingOutcome } from '../listing/listingOutcome.ts';
import type { UndoneBatch } from '../listing/listingUndo.ts';
import { listOwnListings } from '../listing/ownListing.store.ts';
import { undoOwn } from '../listing/undoOwn.ts';
import { keepUndo } from './actAtOnce.ts';
import { findActiveAction, lockOwnAction, type OwnAction } from './bulkAction.store.ts';

/** Maximum number of batches that one undo may name. */
export const UNDO_BATCHES_MAX = 50;

/** The batches of a seller to undo, by their request ids. */
export interface UndoRequest {
  userId: string;
  clientRequestIds: readonly string[];
}

/**
 * Undoes batches of the last minute: new listings are withdrawn and changed prices restored, unless somebody has bought
 * the copy or changed the price since. A bulk action that stands for one is undone with it. Repeating it changes nothing.
 * @returns one outcome for each listing that the batches created or changed.
 * @throws NothingSelected, UndoNotAllowed if one of them is unknown or too old, InvalidInput.
 */
export async function undoListings(
  platform: Platform,
  { userId, clientRequestIds }: UndoRequest,
): Promise<ListingOutcome[]> {
  const ids = [...new Set(clientRequestIds)];
  if (ids.length === 0) throw new NothingSelected();
  if (ids.length > UNDO_BATCHES_MAX)
    throw new InvalidInput('clientRequestIds', `at most ${UNDO_BATCHES_MAX}`);
  return inTransaction(platform.db, async (tx) => {
    // The user before the actions, as when one begins.
    await findActiveAction(tx, userId);
    const batches = await lockBatches(tx, userId, ids);
    const since = addMs(await readClock(tx), -platform.config.LISTING_UNDO_MS);
    const known = new Set(batches.map(({ clientRequestId }) => clientRequestId));
    if (ids.some((id) => !known.has(id)) || batches.some(({ createdAt }) => createdAt < since))
      throw new UndoNotAllowed();
    // All listings before the items of any.
    const listingIds = batches.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ listingId }) => listingId ?? []),
    );
    await listOwnListings(tx, { sellerId: userId, ids: [...new Set(listingIds)], isHeld: true });
    const outcomes: ListingOutcome[] = [];
    const laterAsks = asksOf(batches);
    // The newest first, so that a copy that was listed and then repriced ends as before the listing.
    for (const batch of batches.toReversed())
      outcomes.push(...(await undoBatch(tx, userId, { ...batch, laterAsks })));
    await markBatchesUndone(
      tx,
      batches.map(({ id }) => id),
    );
    return outcomes.map((outcome, index) => ({ ...outcome, index }));
  });
}

/** The asks that repricings gave, by listing. A former price may not come back, but the listing itself is undone all the same. */
function asksOf(batches: readonly UndoableBatch[]): Map<string, Set<Cents>> {
  const asks = new Map<string, Set<Cents>>();
  const repriced = batches.filter(({ kind }) => kind === 'reprice').flatMap(({ outcomes }) => outcomes);
  for (const { listingId, askCents, reason } of repriced)
    if (listingId !== null && askCents !== null && reason === null)
      asks.set(listingId, (asks.get(listingId) ?? new Set()).add(askCents));
  return asks;
}

async function undoBatch(
  tx: Tx,
  userId: string,
  batch: UndoableBatch & Pick<UndoneBatch, 'laterAsks'>,
): Promise<ListingOutcome[]> {
  const action = await lockOwnAction(tx, userId, batch.id);
  const isUndone = batch.undoneAt !== null || (action !== null && isBeingUndone(action));
  const outcomes = await undoOwn(tx, userId, { ...batch, isUndone });
  if (action !== null && !isUndone) await keepUndo(tx, { id: batch.id, userId }, outcomes);
  checkpoint('undo.kept');
  return outcomes;
}

/** Whether the undo of an action is done, under way, or waits for its turn. */
function isBeingUndone({ state, waitingFor }: OwnAction): boolean {
  return state === 'undoing' || state === 'undone' || waitingFor === 'undoing';
}
