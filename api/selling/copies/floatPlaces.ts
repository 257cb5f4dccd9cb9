import { type CopyFilter, conditionsOf } from '../../catalog/filter/filter.ts';
import type { Db } from '../../kernel/db.ts';
import type { Log } from '../../kernel/log.ts';
import { readFloatEnds } from '../listing/floatRank.store.ts';
import { floatPlacesOf, SEEN_LEAST } from '../listing/floatRank.ts';
import type { CopyIndex } from './copyIndex.ts';

/** Items of one statement: few enough not to block the event loop. */
const BATCH = 200;
/** The places of so few items are read for each search. */
const FEW_ITEMS = 200;
/** How long the places of all items are used, in milliseconds. */
const KEPT_MS = 5 * 60_000;

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
      for (const slot of copies.slotsOfItem[number] ?? []) {
        const paintSeed = copies.seed[slot] ?? -1;
        const copy = { floatValue: copies.wear[slot] ?? null, paintSeed: paintSeed < 0 ? null : paintSeed };
        const { lowestPlace, highestPlace } = floatPlacesOf(seen, copy);
        copies.setPlaces(slot, isTold ? lowestPlace : null, isTold ? highestPlace : null);
      }
    }
  }
}

/** The numbers of all items that have copies in an index. */
export function itemsWithCopies(copies: CopyIndex): number[] {
  return [...copies.slotsOfItem.entries()].flatMap(([number, slots]) =>
    slots !== undefined && slots.size > 0 ? [number] : [],
  );
}

/**
 * The places by wear of the copies on sale. They change with every copy that is seen anywhere, so they are read when a search asks for them:
 * of a few items at once, of many those of all items, which are some minutes old at most (decision 0315).
 */
export class PlacesOnSale {
  readonly #db: Db;
  readonly #log: Log;
  readonly #copies: CopyIndex;
  #readAtMs = Number.NEGATIVE_INFINITY;
  #reading: Promise<void> | null = null;

  constructor(db: Db, log: Log, copies: CopyIndex) {
    this.#db = db;
    this.#log = log;
    this.#copies = copies;
  }

  /** Makes ready the places of the copies of some items. */
  async prepare(items: readonly number[]): Promise<void> {
    if (items.length <= FEW_ITEMS) return readPlaces(this.#db, this.#copies, items);
    const ageMs = performance.now() - this.#readAtMs;
    if (ageMs === Number.POSITIVE_INFINITY) return this.#readAll();
    if (ageMs > KEPT_MS)
      this.#readAll().catch((error: unknown) =>
        this.#log.warn({ err: error }, 'the places of copies by wear could not be read again'),
      );
  }

  /** Once for all who ask at the same time. */
  #readAll(): Promise<void> {
    this.#reading ??= readPlaces(this.#db, this.#copies, itemsWithCopies(this.#copies))
      .then(() => {
        this.#readAtMs = performance.now();
      })
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }
}
