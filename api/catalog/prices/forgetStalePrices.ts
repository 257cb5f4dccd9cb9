import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { followPlatformPrices, listStaleItemIds } from './platformPrice.store.ts';
import { lockImports } from './referencePrice.store.ts';

const BATCH_SIZE = 2_000;

/** Takes what other platforms asked out of the comparison's orders where it has grown old: it is still shown, with its age. Answers how many items changed. */
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
