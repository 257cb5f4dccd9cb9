import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { takeRecounts } from './count.store.ts';
import { refreshMarketItems } from './refreshMarketItems.ts';

/** Wishes of one transaction. */
const BATCH = 500;

/**
 * Counts the items again that `askForRecount` named since. A wish is taken up and counted in one transaction: what a crash cuts short is
 * asked for still. Any number of processes may do so at once; a count begins after its wishes were committed and with the item locked,
 * so that the last one is exact.
 */
export async function refreshAskedItems(db: Db): Promise<void> {
  for (;;) {
    const count = await inTransaction(db, async (tx) => {
      const taken = await takeRecounts(tx, BATCH);
      await refreshMarketItems(tx, taken.itemIds);
      return taken.count;
    });
    if (count < BATCH) return;
  }
}
