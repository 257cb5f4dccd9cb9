import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { CopyIndex } from './copyIndex.ts';
import {
  deleteOldChanges,
  type ListingChange,
  listCopiesOnSale,
  listListingChanges,
  newestChangeId,
  readCopiesOnSale,
} from './copyOnSale.store.ts';

/** Milliseconds for which changes are collected: one statement for many, and well within a second. */
const GATHER_MS = 50;
/** Milliseconds between two attempts while the database cannot be read. */
const RETRY_MS = 500;
/** How long changes are kept, in milliseconds: longer than any process misses notifications without reading everything again. */
export const CHANGES_KEPT_MS = 30 * 60_000;
/** Interval in milliseconds at which the log is read without a notification. */
const BEAT_MS = 30_000;
/** Without a successful read for so long, everything is read again. */
const TRUSTED_MS = CHANGES_KEPT_MS / 2;
/** For how long an id that was skipped is looked for: its transaction may still commit. */
const MISSING_MS = 10 * 60_000;
const MISSING_MAX = 1_000;

/** All copies on sale in memory, kept in sync with the database. */
export interface CopyFeed {
  readonly index: CopyIndex;
  /** Reads all copies for the first time. Changes notified meanwhile are read afterwards. */
  load(): Promise<void>;
  /** Resolves when everything was read for the first time. */
  readonly loaded: Promise<void>;
  /** When everything that was new was last read, in Unix milliseconds; 0 before the first time. */
  readAtMs(): number;
  /** Handles a notification of `LISTING_CHANNEL`, or a gap in them. */
  note(): void;
  /** Resolves when everything committed before is in the index. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Reads the log of changes, and remembers which ids it skipped: transactions do not commit in the order of their ids. */
class ChangeLog {
  #last = 0n;
  readonly #missing = new Map<bigint, number>();

  async start(db: Db): Promise<void> {
    this.#last = await newestChangeId(db);
    this.#missing.clear();
  }

  /** The changes that were not read yet, in batches. */
  async *read(db: Db): AsyncGenerator<ListingChange[]> {
    for (;;) {
      const changes = await listListingChanges(db, this.#last, [...this.#missing.keys()]);
      if (changes.length === 0) return;
      yield changes;
      this.#take(changes);
    }
  }

  #take(changes: readonly ListingChange[]): void {
    const now = Date.now();
    for (const { id } of changes) {
      this.#missing.delete(id);
      const first = id - this.#last > BigInt(MISSING_MAX) ? id - BigInt(MISSING_MAX) : this.#last + 1n;
      for (let skipped = first; skipped < id; skipped += 1n) this.#missing.set(skipped, now);
      if (id > this.#last) this.#last = id;
    }
    for (const [id, since] of this.#missing) {
      if (this.#missing.size <= MISSING_MAX && now - since < MISSING_MS) break;
      this.#missing.delete(id);
    }
  }
}

/** Lets other work go on between two batches. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

async function readEverything(db: Db, index: CopyIndex, isClosed: () => boolean): Promise<void> {
  const found = new Set<number>();
  for await (const batch of readCopiesOnSale(db)) {
    for (const copy of batch) {
      index.put(copy);
      found.add(index.ids.find(copy.id));
    }
    if (isClosed()) return;
    await pause();
  }
  for (const id of [...index.listIds()]) if (!found.has(index.ids.find(id))) index.remove(id);
}

async function readChanged(db: Db, index: CopyIndex, changes: readonly ListingChange[]): Promise<void> {
  const ids = new Set(changes.map(({ listingId }) => listingId));
  for (const copy of await listCopiesOnSale(db, [...ids])) {
    index.put(copy);
    ids.delete(copy.id);
  }
  for (const id of ids) index.remove(id);
}

/**
 * Keeps all copies on sale in memory in sync with the database. Subscribe to notifications first and load afterwards.
 */
export function followCopies(db: Db, log: Log): CopyFeed {
  const index = new CopyIndex();
  const changes = new ChangeLog();
  const { promise: loaded, resolve: noteLoaded } = Promise.withResolvers<void>();
  let isLoaded = false;
  let readAtMs = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function catchUp(): Promise<void> {
    if (isClosed) return;
    try {
      if (!isLoaded || Date.now() - readAtMs > TRUSTED_MS) {
        await changes.start(db);
        await readEverything(db, index, () => isClosed);
        isLoaded = true;
      }
      for await (const batch of changes.read(db)) await readChanged(db, index, batch);
      readAtMs = Date.now();
      noteLoaded();
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'the copies in memory could not be brought up to date, trying again');
      schedule(RETRY_MS);
    }
  }
  function schedule(delayMs: number): void {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      running = running.then(catchUp);
    }, delayMs);
  }

  // Without it a quiet market would look like one whose changes were missed.
  const beat = setInterval(() => schedule(0), BEAT_MS);

  return {
    index,
    loaded,
    readAtMs: () => readAtMs,
    async load() {
      running = running.then(catchUp);
      await running;
    },
    note: () => schedule(GATHER_MS),
    async settled() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      running = running.then(catchUp);
      await running;
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

/** Forgets changes that every process has read. */
export async function forgetOldChanges({ db }: { db: Db }): Promise<void> {
  await deleteOldChanges(db, CHANGES_KEPT_MS);
}
