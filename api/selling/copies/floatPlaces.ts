import { type CopyFilter, conditionsOf } from '../../catalog/filter/filter.ts';
import type { Db } from '../../kernel/db.ts';
import { readFloatEnds } from '../listing/floatRank.store.ts';
import { placeFinder, SEEN_LEAST } from '../listing/floatRank.ts';
import type { CopyIndex } from './copyIndex.ts';

/** Items of one statement: few enough not to block the event loop. */
const BATCH = 200;
/** The places of so few items are read for a search. */
const FEW_ITEMS = 200;
/** For how long what was read of few items is used again, in milliseconds. */
const FEW_KEPT_MS = 5_000;
/** How long the places of all items are used before they are read again behind a search, and before a search waits for that. */
const ALL_KEPT_MS = 5 * 60_000;
const ALL_KEPT_MAX_MS = 10 * 60_000;

/** Whether a filter asks for places by wear. */
export function asksPlaces(filter: CopyFilter): boolean {
  return conditionsOf(filter).some(({ field }) => field === 'lowestPlace' || field === 'highestPlace');
}

/** Writes the places of the copies of some items into an index, by the numbers that it gave the items. */
export async function readPlaces(db: Db, copies: CopyIndex, items: readonly number[]): Promise<void> {
  for (let start = 0; start < items.length; start += BATCH) {
    const batch = items.slice(start, start + BATCH);
    const ends = await readFloatEnds(
      db,
      batch.map((number) => copies.items.nameOf(number)),
    );
    for (const number of batch) {
      const seen = ends.get(copies.items.nameOf(number));
      if (seen === undefined) continue;
      // Both ends reach further than the least number of copies, so that either tells whether there are enough.
      const isTold = seen.lowest.length >= SEEN_LEAST;
      const placesOf = placeFinder(seen);
      copies.byItem.each(number, (slot) => {
        const paintSeed = copies.seed[slot] ?? -1;
        const copy = { floatValue: copies.wear[slot] ?? null, paintSeed: paintSeed < 0 ? null : paintSeed };
        const { lowestPlace, highestPlace } = placesOf(copy);
        copies.setPlaces(slot, isTold ? lowestPlace : null, isTold ? highestPlace : null);
      });
    }
  }
}

/**
 * The places by wear of the copies on sale. They change with every copy that is seen anywhere, so they are read when a search asks for them:
 * of a few items, unless that was done a moment ago; of many those of all items, which are some minutes old (decision 0315).
 */
export class PlacesOnSale {
  readonly #db: Db;
  readonly #copies: CopyIndex;
  /** When the items were last read, by their numbers. */
  readonly #readAtMs = new Map<number, number>();
  #allReadAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;
  #turn: Promise<void> = Promise.resolve();

  constructor(db: Db, copies: CopyIndex) {
    this.#db = db;
    this.#copies = copies;
  }

  /** The copies of some items are others than those that were read. */
  forget(marketItemIds: Iterable<string>): void {
    for (const id of marketItemIds) this.#readAtMs.delete(this.#copies.items.find(id));
  }

  /** Those of few items whose places have to be read for a search; none of many, which are read for all searches together. */
  staleOf(items: readonly number[]): readonly number[] {
    if (items.length > FEW_ITEMS) return [];
    const since = performance.now() - FEW_KEPT_MS;
    return items.filter((number) => (this.#readAtMs.get(number) ?? Number.NEGATIVE_INFINITY) < since);
  }

  /** Makes ready the places of the copies of some items. */
  async prepare(items: readonly number[]): Promise<void> {
    if (items.length > FEW_ITEMS) return this.#prepareAll();
    // One after the other: who waited for another search finds that it has read the same.
    const turn = this.#turn.then(async () => {
      const stale = this.staleOf(items);
      await readPlaces(this.#db, this.#copies, stale);
      this.#note(stale);
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #prepareAll(): Promise<void> {
    const ageMs = performance.now() - this.#allReadAtMs;
    if (ageMs <= ALL_KEPT_MS) return;
    const reading = this.#readAll();
    if (ageMs > ALL_KEPT_MAX_MS) return reading;
    // The next search that has to wait for it hears of a failure.
    reading.catch(() => {});
  }

  /** Once for all who ask at the same time. */
  #readAll(): Promise<void> {
    this.#reading ??= readPlaces(this.#db, this.#copies, this.#copies.byItem.held())
      .then(() => {
        this.#allReadAtMs = performance.now();
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }

  /** What is older is of no use, and forgotten. */
  #note(items: readonly number[]): void {
    const nowMs = performance.now();
    for (const [number, readAtMs] of this.#readAtMs) {
      if (nowMs - readAtMs <= FEW_KEPT_MS) break;
      this.#readAtMs.delete(number);
    }
    for (const number of items) {
      this.#readAtMs.delete(number);
      this.#readAtMs.set(number, nowMs);
    }
  }
}
