/** What an order sorts by: keys by slot, and the ids of equal keys. */
export interface SlotKeys {
  keyOf(slot: number): number;
  compareIds(a: number, b: number): number;
}

/** More recent changes than this, as a share of all, are merged into the order. */
const RECENT_SHARE = 0.01;
const RECENT_MIN = 1_000;

/**
 * Slots in the order of a key, then of their ids. Changes are collected beside the order and merged from time to time: to move each of them
 * at once in an array of half a million would cost more than all the reading.
 */
export class SlotOrder {
  readonly #source: SlotKeys;
  /** Sorted when they were merged, with their keys of then. */
  #slots = new Uint32Array(0);
  #keys = new Float64Array(0);
  /** Slots whose place in the merged part is no longer true. */
  readonly #stale = new Set<number>();
  /** Slots that were added or changed since, unsorted unless `#isSorted`. */
  #recent = new Set<number>();
  #sortedRecent: number[] | null = null;

  constructor(source: SlotKeys) {
    this.#source = source;
  }

  /** A slot was added, or its key changes. Call it before the key of a known slot changes. */
  put(slot: number, isKnown: boolean): void {
    if (isKnown) this.remove(slot);
    this.#recent.add(slot);
    this.#sortedRecent = null;
  }

  /** A slot is removed. */
  remove(slot: number): void {
    if (!this.#recent.delete(slot)) this.#stale.add(slot);
    else this.#sortedRecent = null;
  }

  /** Visits slots in order, or backwards, from the place of a key and a comparison with an id on, until the visitor returns false. */
  walk(isBackward: boolean, from: Edge | null, visit: (slot: number) => boolean): void {
    if (this.#recent.size + this.#stale.size > Math.max(RECENT_MIN, this.#slots.length * RECENT_SHARE))
      this.merge();
    const recent = this.#sorted();
    const step = isBackward ? -1 : 1;
    let at = this.#startIn(this.#slots, isBackward, from, (place) => this.#keys[place] ?? 0);
    let recentAt = this.#startIn(recent, isBackward, from, (place) => this.#source.keyOf(recent[place] ?? 0));
    for (;;) {
      while (at >= 0 && at < this.#slots.length && this.#stale.has(this.#slots[at] ?? 0)) at += step;
      const [merged, fresh] = [this.#slots[at], recent[recentAt]];
      if (merged === undefined && fresh === undefined) return;
      if (fresh === undefined && this.#stale.size === 0) {
        while (at >= 0 && at < this.#slots.length && visit(this.#slots[at] ?? 0)) at += step;
        return;
      }
      const takesFresh =
        merged === undefined || (fresh !== undefined && step * this.#compareMerged(at, fresh) > 0);
      if (!visit(takesFresh ? (fresh as number) : merged)) return;
      if (takesFresh) recentAt += step;
      else at += step;
    }
  }

  /** Number of slots with a key in a range, roughly: recent changes are not counted. */
  countBetween(low: number, high: number): number {
    const place = (key: number, isAfter: boolean) => {
      let [start, end] = [0, this.#keys.length];
      while (start < end) {
        const middle = (start + end) >>> 1;
        const other = this.#keys[middle] ?? 0;
        if (other < key || (isAfter && other === key)) start = middle + 1;
        else end = middle;
      }
      return start;
    };
    return Math.max(0, place(high, true) - place(low, false));
  }

  /** Takes the recent changes into the order. */
  merge(): void {
    const recent = this.#sorted();
    const kept = this.#slots.length - this.#stale.size;
    const slots = new Uint32Array(kept + recent.length);
    const keys = new Float64Array(slots.length);
    let [at, recentAt] = [0, 0];
    for (let place = 0; place < slots.length; place += 1) {
      while (at < this.#slots.length && this.#stale.has(this.#slots[at] ?? 0)) at += 1;
      const fresh = recent[recentAt];
      const takesFresh =
        at >= this.#slots.length || (fresh !== undefined && this.#compareMerged(at, fresh) > 0);
      const slot = takesFresh ? (fresh ?? 0) : (this.#slots[at] ?? 0);
      slots[place] = slot;
      keys[place] = this.#source.keyOf(slot);
      if (takesFresh) recentAt += 1;
      else at += 1;
    }
    this.#slots = slots;
    this.#keys = keys;
    this.#stale.clear();
    this.#recent = new Set();
    this.#sortedRecent = null;
  }

  #compareMerged(place: number, fresh: number): number {
    return (
      (this.#keys[place] ?? 0) - this.#source.keyOf(fresh) ||
      this.#source.compareIds(this.#slots[place] ?? 0, fresh)
    );
  }

  /** The first place of a list that lies behind the edge in walking direction. */
  #startIn(
    slots: ArrayLike<number>,
    isBackward: boolean,
    from: Edge | null,
    keyAt: (place: number) => number,
  ): number {
    if (from === null) return isBackward ? slots.length - 1 : 0;
    let [start, end] = [0, slots.length];
    while (start < end) {
      const middle = (start + end) >>> 1;
      const order = keyAt(middle) - from.key || from.compareId(slots[middle] ?? 0);
      if (order < 0 || (order === 0 && !isBackward)) start = middle + 1;
      else end = middle;
    }
    return isBackward ? start - 1 : start;
  }

  #compare(a: number, b: number): number {
    return this.#source.keyOf(a) - this.#source.keyOf(b) || this.#source.compareIds(a, b);
  }

  #sorted(): number[] {
    this.#sortedRecent ??= [...this.#recent].sort((a, b) => this.#compare(a, b));
    return this.#sortedRecent;
  }
}

/** The end of a page: its key, and how the id of a slot compares with its id. */
export interface Edge {
  readonly key: number;
  compareId(slot: number): number;
}
