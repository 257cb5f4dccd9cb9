import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { followPlatformPrices } from './platformPrice.store.ts';
import { lockImports } from './referencePrice.store.ts';
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

/** Who takes which import back, and why. */
export interface TakeBack {
  readonly importId: string;
  readonly operator: string;
  readonly reason: string;
}

/** What came of it. */
export type TakeBackOutcome =
  | { readonly kind: 'unknown' }
  /** Its changes are no longer kept. */
  | { readonly kind: 'tooOld' }
  /** A later import has to be taken back first. */
  | { readonly kind: 'notLast'; readonly laterId: string }
  | {
      readonly kind: 'done';
      /** Null: reference prices. */
      readonly platform: string | null;
      readonly restoredCount: number;
      /** Prices that something else changed since: they stay. */
      readonly leftCount: number;
      readonly removedItemCount: number;
      /** Items that the import made and somebody uses. */
      readonly keptItemCount: number;
    };

const BATCH_SIZE = 1_000;

/** From here on an import that is still under way stops by itself. */
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

/** @returns the place where it stopped, null at the end, and how many prices were put back. */
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
  if (kept.platform !== null)
    await followPlatformPrices(tx, [...new Set(places.map(({ marketItemId }) => marketItemId))]);
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
 * Puts the market's prices back to what they were before an import: prices, what items show, the point of that day, the platform's last
 * feed, and items that the import made as far as nobody uses them. What something else changed since stays. In batches, each whole or not
 * at all; a second call finishes what a crash left and otherwise changes nothing.
 */
export async function takeBackImport(db: Db, takeBack: TakeBack): Promise<TakeBackOutcome> {
  const begun = await inTransaction(db, (tx) => beginTakeBack(tx, takeBack));
  if ('kind' in begun) return begun;
  const { restoredCount, leftCount } = await restoreAll(db, begun);
  if (begun.platform !== null) await inTransaction(db, (tx) => restoreFeed(tx, begun));
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
