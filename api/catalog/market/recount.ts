import { isDatabaseAway } from '../../kernel/databaseOutage.ts';
import type { Db, Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import type { Log } from '../../kernel/log.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import {
  listRequestedItemIds,
  lockMarketItems,
  takeRecounts,
  takeRecountsOf,
  updateManyCounts,
} from './count.store.ts';

/** Updates the lowest asks and listing counts of many items, in the transaction that changed their listings. */
export async function refreshMarketItems(tx: Tx, marketItemIds: Iterable<string>): Promise<void> {
  const ids = [...new Set(marketItemIds)];
  if (ids.length === 0) return;
  await lockMarketItems(tx, ids);
  await updateManyCounts(tx, ids);
}

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

/** Recounts items after changes of their listings. */
export interface RecountFeed {
  /** Handles a notification of `RECOUNT_CHANNEL`, or a lost connection. */
  note(): void;
  /** Resolves when everything committed before is counted, except what another process is counting. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/**
 * Recounts items as soon as their listings change (decision 0048). Requests that arrive during a recount are counted together, so that many
 * purchases of one item cost few recounts. A worker job picks up requests that a crashed process left behind.
 */
export function followRecounts(db: Db, log: Log): RecountFeed {
  let running: Promise<void> | null = null;
  let isAsked = false;
  let isClosed = false;

  async function work(): Promise<void> {
    while (isAsked && !isClosed) {
      isAsked = false;
      try {
        await refreshRequestedItems({ db, log });
      } catch (error) {
        log.warn({ err: error }, 'items could not be counted again; the next round does it');
        break;
      }
    }
    running = null;
  }
  function note(): void {
    isAsked = true;
    running ??= work();
  }
  return {
    note,
    async settled() {
      note();
      while (running) await running;
    },
    async close() {
      isClosed = true;
      await running;
    },
  };
}
