const BITS = 32;

function countBits(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** A set of positions, one bit each. The filters and the search of the market are intersections of such sets. */
export class BitSet {
  readonly size: number;
  private readonly words: Uint32Array;

  constructor(size: number) {
    this.size = size;
    this.words = new Uint32Array(Math.ceil(size / BITS));
  }

  /** Creates a set of all positions. */
  static full(size: number): BitSet {
    const set = new BitSet(size);
    set.words.fill(0xffffffff);
    if (size % BITS !== 0) set.words[set.words.length - 1] = 2 ** (size % BITS) - 1;
    return set;
  }

  /** Returns the intersection of all sets as a new set. Null without sets. */
  static shared(sets: readonly BitSet[]): BitSet | null {
    const [first, ...others] = sets;
    if (!first) return null;
    const all = first.copy();
    for (const other of others) all.intersect(other);
    return all;
  }

  /** Creates a set of the positions that pass a test. */
  static where(size: number, test: (position: number) => boolean): BitSet {
    const set = new BitSet(size);
    for (let position = 0; position < size; position += 1) if (test(position)) set.add(position);
    return set;
  }

  /** Creates a set of the positions from one place to before another in a list of all positions. Costs as much as the smaller side. */
  static ofRange(positions: Uint32Array, start: number, end: number): BitSet {
    const size = positions.length;
    if (2 * (end - start) < size) {
      const set = new BitSet(size);
      for (let place = start; place < end; place += 1) set.add(positions[place] ?? 0);
      return set;
    }
    const set = BitSet.full(size);
    for (let place = 0; place < start; place += 1) set.remove(positions[place] ?? 0);
    for (let place = end; place < size; place += 1) set.remove(positions[place] ?? 0);
    return set;
  }

  add(position: number): void {
    this.words[position >>> 5] = (this.words[position >>> 5] ?? 0) | (1 << (position & 31));
  }

  remove(position: number): void {
    this.words[position >>> 5] = (this.words[position >>> 5] ?? 0) & ~(1 << (position & 31));
  }

  has(position: number): boolean {
    return (((this.words[position >>> 5] ?? 0) >>> (position & 31)) & 1) === 1;
  }

  /** Intersects with another set in place and returns itself. */
  intersect(other: BitSet): this {
    for (let word = 0; word < this.words.length; word += 1)
      this.words[word] = (this.words[word] ?? 0) & (other.words[word] ?? 0);
    return this;
  }

  /** Adds the positions of another set in place and returns itself. */
  unite(other: BitSet): this {
    for (let word = 0; word < this.words.length; word += 1)
      this.words[word] = (this.words[word] ?? 0) | (other.words[word] ?? 0);
    return this;
  }

  copy(): BitSet {
    const set = new BitSet(this.size);
    set.words.set(this.words);
    return set;
  }

  /** True if the set is empty. */
  isEmpty(): boolean {
    for (const word of this.words) if (word !== 0) return false;
    return true;
  }

  /** The positions in ascending order. */
  positions(): Uint32Array {
    const positions = new Uint32Array(this.count());
    let place = 0;
    this.forEach((position) => {
      positions[place] = position;
      place += 1;
    });
    return positions;
  }

  /** Number of positions. */
  count(): number {
    let total = 0;
    for (const word of this.words) total += countBits(word);
    return total;
  }

  /** Visits the positions in ascending order. */
  forEach(visit: (position: number) => void): void {
    for (let index = 0; index < this.words.length; index += 1) {
      let word = this.words[index] ?? 0;
      while (word !== 0) {
        const lowest = word & -word;
        visit(index * BITS + (31 - Math.clz32(lowest)));
        word ^= lowest;
      }
    }
  }
}
