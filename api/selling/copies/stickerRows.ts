/** A sticker on a copy: the number of its name, and its place on the weapon. */
export type NumberedSticker = readonly [name: number, place: number];

/** A sticker that a search asks for. */
export interface AskedSticker {
  name: number;
  /** How often at least. */
  count: number;
  /** The place where one of them must be. Null: anywhere. */
  place: number | null;
}

/** A sticker is its name times this, plus its place. */
const PLACES = 256;

/**
 * The stickers of copies by slot. Each copy that carries some has a row in one array of numbers: their count and then the stickers. That is 4 bytes
 * a sticker, where an array for each copy takes more than a hundred.
 */
export class StickerRows {
  /** Where the row of a slot begins; 0 for a slot without one. */
  #starts = new Uint32Array(0);
  #rows = new Uint32Array(1_024);
  /** The first place behind all rows; no row begins at 0. */
  #end = 1;
  /** Rows to be given again, by their number of stickers. */
  readonly #free: number[][] = [];

  /** Numbers in use, with those of rows to be given again. */
  get size(): number {
    return this.#end;
  }

  /** Makes room for so many slots. */
  grow(size: number): void {
    const starts = new Uint32Array(size);
    starts.set(this.#starts);
    this.#starts = starts;
  }

  /** Replaces the stickers of a slot. */
  put(slot: number, stickers: readonly NumberedSticker[]): void {
    this.#release(slot);
    if (stickers.length === 0) return;
    const start = this.#free[stickers.length]?.pop() ?? this.#append(stickers.length);
    this.#rows[start] = stickers.length;
    for (const [index, [name, place]] of stickers.entries())
      this.#rows[start + 1 + index] = name * PLACES + Math.min(place, PLACES - 1);
    this.#starts[slot] = start;
  }

  /** Whether the copy of a slot carries a sticker as it is asked for. */
  carries(slot: number, { name, count, place }: AskedSticker): boolean {
    const start = this.#starts[slot] ?? 0;
    if (start === 0) return false;
    const end = start + (this.#rows[start] ?? 0);
    let found = 0;
    let isInPlace = place === null;
    for (let at = start + 1; at <= end; at += 1) {
      const sticker = this.#rows[at] ?? 0;
      if (Math.floor(sticker / PLACES) !== name) continue;
      found += 1;
      if (sticker % PLACES === place) isInPlace = true;
    }
    return found >= count && isInPlace;
  }

  #release(slot: number): void {
    const start = this.#starts[slot] ?? 0;
    if (start === 0) return;
    const count = this.#rows[start] ?? 0;
    const free = this.#free[count] ?? [];
    free.push(start);
    this.#free[count] = free;
    this.#starts[slot] = 0;
  }

  #append(count: number): number {
    const start = this.#end;
    this.#end += 1 + count;
    if (this.#end > this.#rows.length) {
      const grown = new Uint32Array(Math.ceil(this.#end * 1.5));
      grown.set(this.#rows);
      this.#rows = grown;
    }
    return start;
  }
}
