import { refreshMarketItems } from '../../catalog/market/recount.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { hasClosure } from '../../kernel/closure/admitService.ts';
import type { Tx } from '../../kernel/db.ts';
import type { ListingOutcome } from './listingOutcome.ts';
import { planUndo, type UndoneBatch } from './listingUndo.ts';
import { listOwnListings, updateAsks, withdrawListings } from './ownListing.store.ts';

/**
 * Undoes what a seller listed or repriced, in the caller's transaction: new listings are withdrawn and changed prices
 * restored, unless somebody has bought the copy or changed the price since.
 * @returns one outcome for each listing that was created or changed.
 */
export async function undoOwn(tx: Tx, userId: string, batch: UndoneBatch): Promise<ListingOutcome[]> {
  const ids = [...new Set(batch.outcomes.flatMap(({ listingId }) => listingId ?? []))];
  const own = await listOwnListings(tx, { sellerId: userId, ids, isHeld: true });
  checkpoint('undo.locked');
  const plan = planUndo(batch, own, await hasClosure(tx, 'listings'));
  if (plan.withdrawnIds.length > 0) await withdrawListings(tx, plan.withdrawnIds);
  if (plan.asks.length > 0) await updateAsks(tx, plan.asks);
  const touched = [...plan.withdrawnIds, ...plan.asks.map(({ id }) => id)];
  await refreshMarketItems(
    tx,
    touched.flatMap((id) => own.get(id)?.marketItemId ?? []),
  );
  checkpoint('undo.counted');
  return plan.outcomes;
}
