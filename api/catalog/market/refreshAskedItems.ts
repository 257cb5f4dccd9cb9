import type { Db } from '../../kernel/db.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { takeRecounts } from './count.store.ts';
import { refreshMarketItems } from './refreshMarketItems.ts';

/** Maximum number of requests handled by one transaction. */
const BATCH = 500;

/**
 * Recounts the items requested through `askForRecount`. Requests are claimed and counted in one transaction, so that a crash leaves them in
 * place. Any number of processes may run it at once: a recount starts after its requests were committed and with the item locked, so that
 * the last one is exact.
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
