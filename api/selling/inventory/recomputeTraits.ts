import { finishName } from '../../catalog/items/finishName.ts';
import { TRAITS_VERSION, traitsOf } from '../../catalog/traits/copyTraits.ts';
import { doBatch } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listOutdatedTraits, type OutdatedCopy, updateTraits } from './copyTraits.store.ts';

/** Copies of one statement. */
const BATCH = 2_000;

/**
 * Computes the traits of every copy anew whose version is older than that of the tables. A copy that fails is counted, keeps its version and
 * is tried again in the next run; the others go on. Each batch is a statement of its own, so that a worker that ends loses at most one.
 */
export async function recomputeTraits({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  let copies: OutdatedCopy[] = [];
  do {
    copies = await listOutdatedTraits(db, {
      before: TRAITS_VERSION,
      after: copies.at(-1) ?? null,
      size: BATCH,
    });
    if (copies.length === 0) return;
    await doBatch(log, 'copy-traits', copies, {
      keyOf: ({ id }) => id,
      act: (batch) =>
        updateTraits(
          db,
          TRAITS_VERSION,
          batch.map((copy) => ({ ...copy, ...traitsOf(finishName(copy), copy.paintSeed) })),
        ),
    });
  } while (copies.length === BATCH);
}
