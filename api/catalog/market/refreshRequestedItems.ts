import { isDatabaseAway } from '../../kernel/databaseOutage.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { listRequestedItemIds, takeRecounts, takeRecountsOf } from './count.store.ts';
import { refreshMarketItems } from './refreshMarketItems.ts';

/** Maximum number of requests handled by one transaction. */
const BATCH = 500;

/**
 * Counts the items again that `recountPart` named since. A request is taken up and counted in one transaction: what a crash cuts short is
 * asked for still, and so is an item that cannot be counted, which stops no other (O-09). Any number of processes may do so at once; a
 * count begins after its requests were committed and with the item locked, so that the last one is exact.
 */
export async function refreshRequestedItems({ db, log }: Pick<Platform, 'db' | 'log'>): Promise<void> {
  const failed: string[] = [];
  for (;;) {
    try {
      if ((await countTogether(db, failed)) < BATCH) return;
    } catch (error) {
      if (isDatabaseAway(error)) throw error;
      failed.push(...(await countSingly({ db, log }, failed)));
    }
  }
}

/** Answers how many requests were taken up. */
async function countTogether(db: Platform['db'], except: readonly string[]): Promise<number> {
  return inTransaction(db, async (tx) => {
    const taken = await takeRecounts(tx, BATCH, except);
    await refreshMarketItems(tx, taken.itemIds);
    return taken.count;
  });
}

/** Counts each item alone. Answers those that cannot be counted. */
async function countSingly(
  { db, log }: Pick<Platform, 'db' | 'log'>,
  except: readonly string[],
): Promise<string[]> {
  const failed = await doEach(log, 'item-count', await listRequestedItemIds(db, BATCH, except), {
    keyOf: (itemId) => itemId,
    act: (itemId) =>
      inTransaction(db, async (tx) => {
        await takeRecountsOf(tx, itemId);
        await refreshMarketItems(tx, [itemId]);
      }),
  });
  return failed.map(({ item }) => item);
}
