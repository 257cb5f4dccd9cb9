import type { Tx } from '../../kernel/db.ts';
import { type ListingOutcome, readOutcomes, writeOutcomes } from './listingOutcome.ts';

/** The kind of a batch. */
export type BatchKind = 'list' | 'reprice' | 'unlist';

/** The result of one request of a seller. Its id is that of the bulk action that may stand for it. */
export interface Batch {
  id: string;
  userId: string;
  kind: BatchKind;
  clientRequestId: string;
  outcomes: readonly ListingOutcome[];
}

/** Inserts a batch with its outcomes. */
export async function insertBatch(tx: Tx, batch: Batch): Promise<void> {
  await tx.$executeRaw`
    insert into listing_batch (id, user_id, client_request_id, kind, outcomes)
    values (${batch.id}::uuid, ${batch.userId}::uuid, ${batch.clientRequestId}, ${batch.kind}, ${writeOutcomes(batch.outcomes)}::jsonb)`;
}

/** Reads the outcomes of a batch. */
export async function getOutcomes(tx: Tx, id: string): Promise<ListingOutcome[]> {
  const { outcomes } = await tx.listingBatch.findUniqueOrThrow({
    where: { id },
    select: { outcomes: true },
  });
  return readOutcomes(outcomes);
}

/** A batch that may be undone. */
export interface UndoableBatch {
  id: string;
  clientRequestId: string;
  kind: BatchKind;
  outcomes: ListingOutcome[];
  createdAt: Date;
  undoneAt: Date | null;
}

/**
 * Locks a seller's batches by their request ids, oldest first. Batches that only withdrew listings cannot be undone.
 */
export async function lockBatches(
  tx: Tx,
  userId: string,
  clientRequestIds: readonly string[],
): Promise<UndoableBatch[]> {
  const rows = await tx.$queryRaw<(Omit<UndoableBatch, 'outcomes'> & { outcomes: unknown })[]>`
    select id, client_request_id as "clientRequestId", kind, outcomes, created_at as "createdAt", undone_at as "undoneAt" from listing_batch
    where user_id = ${userId}::uuid and client_request_id = any(${[...clientRequestIds]}) and kind <> 'unlist'
    order by id for update`;
  return rows.map((row) => ({ ...row, outcomes: readOutcomes(row.outcomes) }));
}

/** Marks batches as undone. */
export async function markBatchesUndone(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.$executeRaw`
    update listing_batch set undone_at = clock_now() where id = any(${[...ids]}::uuid[]) and undone_at is null`;
}
