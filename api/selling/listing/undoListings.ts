import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { lockBatches, markBatchesUndone, type UndoableBatch } from './batch.store.ts';
import { NothingSelected, UndoNotAllowed } from './listing.errors.ts';
import type { ListingOutcome } from './listingOutcome.ts';
import { planUndo } from './listingUndo.ts';
import { listOwnListings, updateAsks, withdrawListings } from './ownListing.store.ts';

/** Most batches that one undo may name. */
export const UNDO_BATCHES_MAX = 50;

/** The batches of a seller to undo, by their request ids. */
export interface UndoRequest {
  userId: string;
  clientRequestIds: readonly string[];
}

/**
 * Undoes batches of the last minute: new listings are withdrawn and changed prices restored, unless somebody has bought
 * the copy or changed the price since. Repeating it changes nothing.
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
    const batches = await lockBatches(tx, userId, ids);
    const since = addMs(await readClock(tx), -platform.config.LISTING_UNDO_MS);
    const known = new Set(batches.map(({ clientRequestId }) => clientRequestId));
    if (ids.some((id) => !known.has(id)) || batches.some(({ createdAt }) => createdAt < since))
      throw new UndoNotAllowed();
    return undo(tx, userId, batches);
  });
}

async function undo(tx: Tx, userId: string, batches: readonly UndoableBatch[]): Promise<ListingOutcome[]> {
  const ids = batches.flatMap(({ outcomes }) => outcomes.flatMap(({ listingId }) => listingId ?? []));
  const own = await listOwnListings(tx, { sellerId: userId, ids: [...new Set(ids)], isHeld: true });
  checkpoint('undo.locked');
  const plan = planUndo(
    batches.map(({ undoneAt, ...batch }) => ({ ...batch, isUndone: undoneAt !== null })).toReversed(),
    own,
    await hasClosure(tx, 'listings'),
  );
  if (plan.withdrawnIds.length > 0) await withdrawListings(tx, plan.withdrawnIds);
  if (plan.asks.length > 0) await updateAsks(tx, plan.asks);
  const touched = [...plan.withdrawnIds, ...plan.asks.map(({ id }) => id)];
  await refreshMarketItems(
    tx,
    touched.flatMap((id) => own.get(id)?.marketItemId ?? []),
  );
  checkpoint('undo.counted');
  await markBatchesUndone(
    tx,
    batches.map(({ id }) => id),
  );
  return plan.outcomes;
}
