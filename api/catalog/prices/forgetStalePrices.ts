import { doBatch } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { followPlatformPrices, listStaleItemIds } from './platformPrice.store.ts';
import { lockImports } from './referencePrice.store.ts';

const BATCH_SIZE = 2_000;

/** Takes what other platforms asked out of the comparison's orders where it has grown old: it is still shown, with its age. Answers how many items changed. */
export async function forgetStalePrices({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<number> {
  for (let changed = 0; ; ) {
    const ids = await listStaleItemIds(db, BATCH_SIZE);
    const failed = await doBatch(log, 'stale-price', ids, {
      keyOf: (itemId) => itemId,
      act: async (itemIds) => {
        changed += await inTransaction(db, async (tx) => {
          await lockImports(tx);
          return followPlatformPrices(tx, itemIds);
        });
      },
    });
    // Those that failed are as old as before, and would come again at once.
    if (ids.length === 0 || failed.length > 0) return changed;
  }
}
