import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { followPlatformPrices } from './platformPrice.store.ts';
import { lockImports } from './referencePrice.store.ts';
import { requeueReversedSales } from './saleReference.store.ts';
import {
  type ChangePlace,
  deleteUnusedItem,
  findLaterImport,
  type ImportRow,
  listChangePlaces,
  listMadeItemIds,
  lockImport,
  markTakenBack,
  restoreFeed,
  restorePlatform,
  restoreReferences,
} from './takeBack.store.ts';

/** Who reverts which import, and why. */
export interface TakeBack {
  readonly importId: string;
  readonly operator: string;
  readonly reason: string;
}

/** Result of reverting an import. */
export type TakeBackOutcome =
  | { readonly kind: 'unknown' }
  /** The changes of the import are no longer stored. */
  | { readonly kind: 'tooOld' }
  /** A later import must be reverted first. */
  | { readonly kind: 'notLast'; readonly laterId: string }
  | {
      readonly kind: 'done';
      /** Platform of the prices. Null for reference prices. */
      readonly platform: string | null;
      readonly restoredCount: number;
      /** Number of prices changed by something else since then, which are kept. */
      readonly leftCount: number;
      readonly removedItemCount: number;
      /** Number of items that the import created and that are in use. */
      readonly keptItemCount: number;
    };

const BATCH_SIZE = 1_000;

/** From here on, an import that is still running stops on its own. */
async function beginTakeBack(
  tx: Tx,
  { importId, operator, reason }: TakeBack,
): Promise<Exclude<TakeBackOutcome, { kind: 'done' }> | ImportRow> {
  await lockImports(tx);
  const kept = await lockImport(tx, importId);
  if (kept === null) return { kind: 'unknown' };
  if (!kept.changesKept) return { kind: 'tooOld' };
  const laterId = await findLaterImport(tx, kept);
  if (laterId !== null) return { kind: 'notLast', laterId };
  await markTakenBack(tx, importId);
  const action = { subjectKind: 'prices', subjectId: importId, reason, outcome: 'begun' } as const;
  await recordOperatorAction(tx, { operator, command: 'prices take-back', ...action });
  return kept;
}

/** @returns the position of the last change (null at the end), and the number of restored prices. */
async function restoreBatch(
  tx: Tx,
  kept: ImportRow,
  after: ChangePlace | null,
): Promise<{ last: ChangePlace | null; count: number; restored: number }> {
  await lockImports(tx);
  const places = await listChangePlaces(tx, kept.id, after, BATCH_SIZE);
  if (places.length === 0) return { last: null, count: 0, restored: 0 };
  const restored =
    kept.platform === null
      ? await restoreReferences(tx, kept.id, places)
      : await restorePlatform(tx, kept, places);
  if (kept.platform === null) await requeueReversedSales(tx, places);
  else await followPlatformPrices(tx, [...new Set(places.map(({ marketItemId }) => marketItemId))]);
  return { last: places.at(-1) ?? null, count: places.length, restored };
}

async function restoreAll(db: Db, kept: ImportRow): Promise<{ restoredCount: number; leftCount: number }> {
  let [restoredCount, leftCount] = [0, 0];
  for (let after: ChangePlace | null = null; ; ) {
    const batch = await inTransaction(db, (tx) => restoreBatch(tx, kept, after));
    restoredCount += batch.restored;
    leftCount += batch.count - batch.restored;
    if (batch.last === null) return { restoredCount, leftCount };
    after = batch.last;
  }
}

/**
 * Reverts an import: restores prices, the prices shown by items, the history of that day and the platform's last feed, and deletes items
 * that the import created and no one uses. Prices changed by something else since then are kept. Batches are atomic: a second call
 * completes what a crash interrupted and otherwise changes nothing.
 */
export async function takeBackImport(db: Db, takeBack: TakeBack): Promise<TakeBackOutcome> {
  const begun = await inTransaction(db, (tx) => beginTakeBack(tx, takeBack));
  if ('kind' in begun) return begun;
  const { restoredCount, leftCount } = await restoreAll(db, begun);
  await inTransaction(db, async (tx) => {
    await lockImports(tx);
    await restoreFeed(tx, begun.id);
  });
  let [removedItemCount, keptItemCount] = [0, 0];
  for (const id of await listMadeItemIds(db, begun.id)) {
    if (await inTransaction(db, (tx) => deleteUnusedItem(tx, id))) removedItemCount += 1;
    else keptItemCount += 1;
  }
  return {
    kind: 'done',
    platform: begun.platform,
    restoredCount,
    leftCount,
    removedItemCount,
    keptItemCount,
  };
}
