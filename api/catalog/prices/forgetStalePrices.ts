import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { followPlatformPrices, listStaleItemIds } from './platformPrice.store.ts';
import { lockImports } from './referencePrice.store.ts';

const BATCH_SIZE = 2_000;

/**
 * Excludes stale prices of other platforms from the orders by gap. They are still shown with their age. Returns the number of changed
 * items.
 */
export async function forgetStalePrices(db: Db): Promise<number> {
  for (let changed = 0; ; ) {
    const count = await inTransaction(db, async (tx) => {
      await lockImports(tx);
      const ids = await listStaleItemIds(tx, BATCH_SIZE);
      return ids.length === 0 ? null : followPlatformPrices(tx, ids);
    });
    if (count === null) return changed;
    changed += count;
  }
}
