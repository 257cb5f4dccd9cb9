import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { type BuildKeywordSearch, MarketIndex } from './marketIndex.ts';
import { listMarketItems, listMarketTags, type MarketItemRow, readMarketItems } from './marketItem.store.ts';

/**
 * Milliseconds for which changes are collected before their items are read again: one statement for many changes, and well within a second.
 */
const GATHER_MS = 50;
/** Milliseconds between two attempts while the database cannot be read. */
const RETRY_MS = 500;
/** With more changed items than this, all items are read again. */
const IDS_MAX = 2_000;

/** The in-memory market index, kept in sync with the database. */
export interface MarketFeed {
  readonly index: MarketIndex;
  /** Reads all items for the first time. Changes notified meanwhile are read again afterwards. */
  load(): Promise<void>;
  /** Handles a notification of `MARKET_CHANNEL`: comma-separated ids, or an empty text for "many". */
  note(payload: string): void;
  /** Handles a notification of `BOOK_CHANNEL`: the item's best bid may have changed. */
  noteBook(marketItemId: string): void;
  /** Reads everything again, since changes may have been missed. */
  noteGap(): void;
  /** Resolves when all changes notified so far are in the index. Rejects if they cannot be read now; they are read again later. */
  settled(): Promise<void>;
  close(): void;
}

async function rebuild(db: Db, index: MarketIndex): Promise<void> {
  const rows: MarketItemRow[] = [];
  for await (const batch of readMarketItems(db)) rows.push(...batch);
  const tags = await listMarketTags(db);
  // Names and the search are rebuilt only if an item was added, removed or renamed.
  if (rows.length === index.rows.length && index.apply(rows)) index.takeTags(tags);
  else index.rebuild(rows, tags);
}

/**
 * Reads some items again.
 * @param books items of which only the best bid may have changed: most bids leave it as it is, and answers kept for visitors stay true.
 */
async function reread(
  db: Db,
  index: MarketIndex,
  { ids, books }: { ids: ReadonlySet<string>; books: ReadonlySet<string> },
): Promise<void> {
  const wanted = new Set([...ids, ...books]);
  const rows = await listMarketItems(db, [...wanted]);
  const changed = rows.filter(
    ({ id, bestBidCents }) => ids.has(id) || index.findById(id)?.bestBidCents !== bestBidCents,
  );
  if (rows.length < wanted.size || !index.apply(changed)) await rebuild(db, index);
}

/** Runs reads one after another. The failure of one concerns only its caller, and stops no later one. */
function oneByOne(read: () => Promise<void>): () => Promise<void> {
  let last = Promise.resolve();
  return () => {
    const current = last.then(read);
    last = current.catch(() => {});
    return current;
  };
}

/**
 * Keeps the in-memory market index in sync with the database: notified ids are read again, and everything after a gap. Subscribe to
 * notifications first and load afterwards, so that no change is missed in between.
 */
export function followMarket(db: Db, log: Log, buildSearch: BuildKeywordSearch): MarketFeed {
  const index = new MarketIndex(buildSearch);
  let ids = new Set<string>();
  let books = new Set<string>();
  let isAll = false;
  let timer: NodeJS.Timeout | null = null;
  const follow = oneByOne(catchUp);
  let isClosed = false;

  function schedule(delayMs: number): void {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      // `catchUp` logs a failure and schedules a retry.
      follow().catch(() => {});
    }, delayMs);
  }
  async function catchUp(): Promise<void> {
    const changed = { ids, books };
    const count = ids.size + books.size;
    const takesAll = isAll || count > IDS_MAX;
    if (count === 0 && !takesAll) return;
    [ids, books] = [new Set(), new Set()];
    isAll = false;
    try {
      if (takesAll) await rebuild(db, index);
      else await reread(db, index, changed);
      index.refreshedAtMs = Date.now();
    } catch (error) {
      log.warn({ err: error }, 'the market in memory could not be brought up to date, trying again');
      ids = new Set([...ids, ...changed.ids]);
      books = new Set([...books, ...changed.books]);
      isAll ||= takesAll;
      schedule(RETRY_MS);
      throw error;
    }
  }

  return {
    index,
    async load() {
      const start = performance.now();
      await rebuild(db, index);
      index.loadMs = performance.now() - start;
      index.refreshedAtMs = Date.now();
    },
    note(payload) {
      if (payload === '') isAll = true;
      else for (const id of payload.split(',')) ids.add(id);
      schedule(GATHER_MS);
    },
    noteBook(marketItemId) {
      books.add(marketItemId);
      schedule(GATHER_MS);
    },
    noteGap() {
      isAll = true;
      schedule(GATHER_MS);
    },
    async settled() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await follow();
    },
    close() {
      isClosed = true;
      if (timer !== null) clearTimeout(timer);
    },
  };
}
