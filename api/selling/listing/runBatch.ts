import { checkpoint } from '../../kernel/checkpoint.ts';
import type { Tx } from '../../kernel/db.ts';
import { newId } from '../../kernel/ids.ts';
import { InvalidInput } from '../../kernel/invalidInput.ts';
import type { Platform } from '../../kernel/platform.ts';
import { claimRequest } from '../../kernel/request/claimRequest.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { type Batch, type BatchKind, getOutcomes, insertBatch } from './batch.store.ts';
import { NothingSelected } from './listing.errors.ts';
import type { ListingOutcome } from './listingOutcome.ts';

/** Maximum number of copies or listings that one request may name. */
export const BATCH_MAX = 1_000;

/** A seller's request for many copies or listings. A repetition must have the same `requests`. */
export interface BatchRequest {
  userId: string;
  clientRequestId: string;
  kind: BatchKind;
  inputs: readonly object[];
}

/** Records more about a new batch, in its transaction. */
export type AlsoKeep = (tx: Tx, batch: Batch) => Promise<void>;

const OPERATIONS = { list: 'listItems', reprice: 'repriceListings', unlist: 'unlistListings' };

/**
 * Runs a batch in one transaction and stores its outcomes. Repeating the same `clientRequestId` returns the first
 * outcomes.
 * @throws NothingSelected for an empty batch, RequestIdReused, InvalidInput, and what `work` throws.
 */
export async function runBatch(
  { db }: Platform,
  { userId, clientRequestId, kind, inputs }: BatchRequest,
  work: (tx: Tx) => Promise<ListingOutcome[]>,
  alsoKeep?: AlsoKeep,
): Promise<ListingOutcome[]> {
  if (inputs.length === 0) throw new NothingSelected();
  if (inputs.length > BATCH_MAX) throw new InvalidInput('items', `at most ${BATCH_MAX}`);
  const written = JSON.stringify(inputs, (_name, value) =>
    typeof value === 'bigint' ? String(value) : value,
  );
  const outcomes = await inTransaction(db, async (tx) => {
    const id = newId();
    const repeated = await claimRequest(tx, {
      userId,
      operation: OPERATIONS[kind],
      clientRequestId,
      input: { inputs: written },
      resultId: id,
    });
    if (repeated) return getOutcomes(tx, repeated);
    const made = await work(tx);
    const batch = { id, userId, kind, clientRequestId, outcomes: made };
    await insertBatch(tx, batch);
    await alsoKeep?.(tx, batch);
    checkpoint('batch.kept');
    return made;
  });
  checkpoint('batch.committed');
  return outcomes;
}
