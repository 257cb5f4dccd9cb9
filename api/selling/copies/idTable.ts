import { assert } from '../../kernel/assert.ts';

const EMPTY = 0;
const GONE = 0xffffffff;
const WORDS = 4;

/** The four words of a UUID. The last one is random in every version, so that it serves as hash. */
function wordsOf(id: string): readonly [number, number, number, number] {
  const digits = id.replaceAll('-', '');
  const word = (at: number) => Number.parseInt(digits.slice(at, at + 8), 16);
  return [word(0), word(8), word(16), word(24)];
}

/**
 * Gives each UUID a small number, its slot, and takes slots back: 24 bytes an id, where a `Map` of strings takes more than a hundred.
 */
export class IdTable {
  /** Slots below this were given at least once. */
  end = 0;
  #words = new Uint32Array(1_024 * WORDS);
  /** For each place of the hash: 0, or a slot plus one, or `GONE`. */
  #places = new Uint32Array(4_096);
  #used = 0;
  readonly #free: number[] = [];
  /** Slots of removed ids that must not be given again yet. */
  #resting: number[] = [];

  /** Number of slots that the columns beside this table must have. */
  get capacity(): number {
    return this.#words.length / WORDS;
  }

  /** The slot of an id; -1 if it has none. */
  find(id: string): number {
    const words = wordsOf(id);
    const mask = this.#places.length - 1;
    for (let place = words[3] & mask; ; place = (place + 1) & mask) {
      const found = this.#places[place] ?? EMPTY;
      if (found === EMPTY) return -1;
      if (found !== GONE && this.#isAt(found - 1, words)) return found - 1;
    }
  }

  /** Gives an id a slot that it does not have yet. */
  add(id: string): number {
    if ((this.#used + 1) * 2 > this.#places.length) this.#rehash();
    const slot = this.#free.pop() ?? this.end++;
    if (slot >= this.capacity) {
      // By a quarter: every column beside this table grows with it, and half would leave more of them empty.
      const grown = new Uint32Array(Math.ceil(this.capacity * 1.25) * WORDS);
      grown.set(this.#words);
      this.#words = grown;
    }
    this.#words.set(wordsOf(id), slot * WORDS);
    this.#place(slot);
    return slot;
  }

  /** Number of slots of removed ids that are not given again before `reuse`. */
  get restingCount(): number {
    return this.#resting.length;
  }

  /** Allows the slots of removed ids to be given again: nothing may hold one of them any more. */
  reuse(): void {
    this.#free.push(...this.#resting);
    this.#resting = [];
  }

  /** Takes the slot of an id back. It keeps the id until the slot is given again. */
  remove(id: string): void {
    const slot = this.find(id);
    assert(slot !== -1, 'an id that is removed has a slot');
    const mask = this.#places.length - 1;
    let place = (this.#words[slot * WORDS + 3] ?? 0) & mask;
    while (this.#places[place] !== slot + 1) place = (place + 1) & mask;
    this.#places[place] = GONE;
    this.#resting.push(slot);
  }

  /** The id of a slot. */
  idOf(slot: number): string {
    const digits = Array.from({ length: WORDS }, (_, at) =>
      (this.#words[slot * WORDS + at] ?? 0).toString(16).padStart(8, '0'),
    ).join('');
    return [0, 8, 12, 16, 20].map((from, at, all) => digits.slice(from, all[at + 1])).join('-');
  }

  /** Compares the ids of two slots as PostgreSQL does. */
  compare(a: number, b: number): number {
    for (let at = 0; at < WORDS; at += 1) {
      const difference = (this.#words[a * WORDS + at] ?? 0) - (this.#words[b * WORDS + at] ?? 0);
      if (difference !== 0) return difference;
    }
    return 0;
  }

  /** Compares the ids of slots with an id that is read once. */
  comparedWith(id: string): (slot: number) => number {
    const words = wordsOf(id);
    return (slot) => {
      for (let at = 0; at < WORDS; at += 1) {
        const difference = (this.#words[slot * WORDS + at] ?? 0) - (words[at] ?? 0);
        if (difference !== 0) return difference;
      }
      return 0;
    };
  }

  #isAt(slot: number, words: readonly number[]): boolean {
    for (let at = WORDS - 1; at >= 0; at -= 1) if (this.#words[slot * WORDS + at] !== words[at]) return false;
    return true;
  }

  #place(slot: number): void {
    const mask = this.#places.length - 1;
    let place = (this.#words[slot * WORDS + 3] ?? 0) & mask;
    while ((this.#places[place] ?? EMPTY) !== EMPTY) place = (place + 1) & mask;
    this.#places[place] = slot + 1;
    this.#used += 1;
  }

  /** Makes room, and forgets the places of removed ids. */
  #rehash(): void {
    const slots = this.#places.filter((place) => place !== EMPTY && place !== GONE).map((place) => place - 1);
    let size = 4_096;
    while (size < (slots.length + 1) * 4) size *= 2;
    this.#places = new Uint32Array(size);
    this.#used = 0;
    for (const slot of slots) this.#place(slot);
  }
}
