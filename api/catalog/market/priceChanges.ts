import { randomBytes } from 'node:crypto';
import { isInZone, TAG_NAMES, ZONE_NAMES } from './marketFilter.ts';
import type { MarketItemRow } from './marketItem.store.ts';

/**
 * How much later, in milliseconds, one process may see a change than another: their clocks differ, a notification takes its time, and so does
 * reading the whole market again.
 */
const APART_MS = 30_000;

/** What a price list shows of an item. */
const FIGURES = ['lowestAskCents', 'listingCount', 'automaticCount', 'referencePriceCents'] as const;

/** A state of the prices in the memory of one process: everything that it saw until then is in it. */
export interface PriceMoment {
  readonly process: string;
  /** When it saw its latest change, in Unix milliseconds. */
  readonly atMs: number;
}

/** An item that was read again. */
export interface RereadItem {
  readonly position: number;
  readonly before: MarketItemRow;
  readonly after: MarketItemRow;
}

/** True if a price list, or a filter of one, tells the two apart. */
function isOther({ before, after }: RereadItem): boolean {
  return (
    FIGURES.some((name) => before[name] !== after[name]) ||
    ZONE_NAMES.some((zone) => isInZone(zone, before) !== isInZone(zone, after))
  );
}

/**
 * When this process last saw the price of each item change. From memory it tells what is new since a moment, also since one of another
 * process of the same database.
 */
export class PriceChanges {
  /** The name of this process in its moments. */
  readonly process = randomBytes(6).toString('base64url');
  #atMs = 0;
  #knownFromMs = 0;
  #seenAtMs = new Float64Array(0);

  get now(): PriceMoment {
    return { process: this.process, atMs: this.#atMs };
  }

  /** Forgets all changes, since items were added, removed or renamed. */
  reset(size: number): void {
    this.#atMs = this.#next();
    this.#knownFromMs = this.#atMs;
    this.#seenAtMs = new Float64Array(size);
  }

  /** Notes what was read again. */
  note(items: readonly RereadItem[]): void {
    // A filter by tags does not tell what left it, so tags that change begin anew.
    if (items.some(({ before, after }) => TAG_NAMES.some((tag) => before[tag] !== after[tag])))
      this.reset(this.#seenAtMs.length);
    const changed = items.filter(isOther);
    if (changed.length === 0) return;
    this.#atMs = this.#next();
    for (const { position } of changed) this.#seenAtMs[position] = this.#atMs;
  }

  /**
   * Positions of the items that changed since a moment; of another process some more, since it may not have seen then what this one had.
   * Null if this process does not know all of them.
   */
  since({ process, atMs }: PriceMoment): number[] | null {
    const fromMs = process === this.process ? atMs : atMs - APART_MS;
    if (fromMs < this.#knownFromMs) return null;
    const positions: number[] = [];
    const seenAtMs = this.#seenAtMs;
    for (let position = 0; position < seenAtMs.length; position += 1)
      if ((seenAtMs[position] ?? 0) > fromMs) positions.push(position);
    return positions;
  }

  /** A time above every one noted so far. */
  #next(): number {
    return Math.max(this.#atMs + 1, Date.now());
  }
}
