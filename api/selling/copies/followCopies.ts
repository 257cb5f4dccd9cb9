import { StillStarting } from '../../kernel/databaseOutage.ts';
import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { CopyIndex } from './copyIndex.ts';
import {
  BATCH,
  deleteOldChanges,
  listChangedListings,
  listCopiesOnSale,
  readCopiesOnSale,
  readSnapshot,
} from './copyOnSale.store.ts';
import { PlacesOnSale } from './floatPlaces.ts';

/** Milliseconds for which changes are collected: one statement for many, and well within a second. */
const GATHER_MS = 50;
/** Milliseconds between two attempts while the database cannot be read. */
const RETRY_MS = 500;
/** How long changes are kept, in milliseconds: longer than any process misses notifications without reading everything again. */
export const CHANGES_KEPT_MS = 30 * 60_000;
/** How long changes are kept that the alerts over copies have not read, in milliseconds: longer than an outage of the workers, and bounded. */
export const UNREAD_KEPT_MS = 48 * 3_600_000;
/** Interval in milliseconds at which the log is read without a notification. */
const BEAT_MS = 30_000;
/** Without a successful read for so long, everything is read again. */
const TRUSTED_MS = CHANGES_KEPT_MS / 2;
/** How long a search waits for the first read, in milliseconds. */
const WAIT_MAX_MS = 5_000;
/** Slots that are looked at in one piece. */
const SLOTS_AT_ONCE = 20_000;

/** All copies on sale in memory, kept in sync with the database. */
export interface CopyFeed {
  readonly index: CopyIndex;
  /** Their places by wear. */
  readonly places: PlacesOnSale;
  /** Reads all copies for the first time. Changes notified meanwhile are read afterwards. */
  load(): Promise<void>;
  /**
   * Resolves when everything was read for the first time.
   * @throws StillStarting if that takes longer than a person waits.
   */
  whenLoaded(): Promise<void>;
  /** When everything that was new was last read, in Unix milliseconds; 0 before the first time. */
  readAtMs(): number;
  /** Handles a notification of `LISTING_CHANNEL`, or a gap in them. */
  note(): void;
  /** Resolves when everything committed before is in the index. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

/** Lets other work go on between two batches. */
const pause = () => new Promise((resolve) => setImmediate(resolve));

/** @returns the snapshot of before: what changed since then is read after it. */
async function readEverything(db: Db, index: CopyIndex, isClosed: () => boolean): Promise<string> {
  const before = await readSnapshot(db);
  const found = new Set<number>();
  for await (const batch of readCopiesOnSale(db)) {
    for (const copy of batch) found.add(index.put(copy));
    if (isClosed()) return before;
    await pause();
  }
  for (let slot = 0; slot < index.ids.end; slot += 1) {
    if (index.isHeld(slot) && !found.has(slot)) index.remove(index.ids.idOf(slot));
    if (slot % SLOTS_AT_ONCE === 0) await pause();
  }
  for (const order of Object.values(index.orders)) {
    order.merge();
    await pause();
  }
  return before;
}

/** @returns the items whose copies changed. */
async function readChanged(db: Db, index: CopyIndex, ids: readonly string[]): Promise<Set<string>> {
  const items = new Set<string>();
  for (let start = 0; start < ids.length; start += BATCH) {
    const left = new Set(ids.slice(start, start + BATCH));
    for (const copy of await listCopiesOnSale(db, [...left])) {
      index.put(copy);
      items.add(copy.marketItemId);
      left.delete(copy.id);
    }
    for (const id of left) {
      const slot = index.ids.find(id);
      if (slot !== -1) items.add(index.items.nameOf(index.item[slot] ?? 0));
      index.remove(id);
    }
    await pause();
  }
  return items;
}

/** @throws StillStarting if the first read takes longer than a person waits. */
async function inTime(loaded: Promise<void>): Promise<void> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const patience = setTimeout(() => reject(new StillStarting('copies are still being read')), WAIT_MAX_MS);
  await Promise.race([loaded, late]).finally(() => clearTimeout(patience));
}

/**
 * Keeps all copies on sale in memory in sync with the database. Subscribe to notifications first and load afterwards.
 * @param onChanged called with an item each time after its copies have changed.
 */
export function followCopies(
  db: Db,
  log: Log,
  onChanged: (marketItemId: string) => void = () => {},
): CopyFeed {
  const index = new CopyIndex();
  const places = new PlacesOnSale(db, index);
  const { promise: loaded, resolve: noteLoaded } = Promise.withResolvers<void>();
  /** What was read is what this snapshot shows; null before the first time. */
  let snapshot: string | null = null;
  let readAtMs = 0;
  let timer: NodeJS.Timeout | null = null;
  let running: Promise<void> = Promise.resolve();
  let isClosed = false;

  async function catchUp(): Promise<void> {
    if (isClosed) return;
    try {
      if (snapshot === null || Date.now() - readAtMs > TRUSTED_MS)
        snapshot = await readEverything(db, index, () => isClosed);
      // It moves on only when its changes are in the index: what fails half-way is read again.
      const changed = await listChangedListings(db, snapshot);
      const items = await readChanged(db, index, changed.ids);
      snapshot = changed.snapshot;
      readAtMs = Date.now();
      noteLoaded();
      places.forget(items);
      for (const item of items) onChanged(item);
    } catch (error) {
      if (isClosed) return;
      log.warn({ err: error }, 'the copies in memory could not be brought up to date, trying again');
      schedule(RETRY_MS);
    }
  }
  function inTurn(): Promise<void> {
    running = running.then(catchUp);
    return running;
  }
  function schedule(delayMs: number): void {
    if (timer !== null || isClosed) return;
    timer = setTimeout(() => {
      timer = null;
      void inTurn();
    }, delayMs);
  }

  // Without it a quiet market would look like one whose changes were missed.
  const beat = setInterval(() => schedule(0), BEAT_MS);

  return {
    index,
    places,
    whenLoaded: () => inTime(loaded),
    readAtMs: () => readAtMs,
    load: inTurn,
    note: () => schedule(GATHER_MS),
    async settled() {
      if (timer !== null) clearTimeout(timer);
      timer = null;
      await inTurn();
    },
    async close() {
      isClosed = true;
      clearInterval(beat);
      if (timer !== null) clearTimeout(timer);
      await running;
    },
  };
}

/** Forgets changes that every process and the alerts over copies have read, and at last those that alerts did not get to. */
export async function forgetOldChanges({ db }: { db: Db }): Promise<void> {
  await deleteOldChanges(db, { readMs: CHANGES_KEPT_MS, unreadMs: UNREAD_KEPT_MS });
}
