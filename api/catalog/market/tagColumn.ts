import { BitSet } from '../../kernel/bitSet.ts';

/** One tag of all items: a code for each item, and for each value the set of items with it. */
export class TagColumn {
  /** Code 0 means "no tag". */
  readonly values: (string | null)[] = [null];
  readonly codes: Uint16Array;
  /** Number of items with each code, for unfiltered lists. */
  readonly counts: number[];
  private readonly codesByValue = new Map<string, number>();
  private readonly sets: BitSet[];

  constructor(size: number) {
    this.codes = new Uint16Array(size);
    this.sets = [BitSet.full(size)];
    this.counts = [size];
  }

  /** Sets the value of an item. */
  set(position: number, value: string | null): void {
    const code = value === null ? 0 : this.codeOf(value);
    const before = this.codes[position] ?? 0;
    if (code === before) return;
    this.sets[before]?.remove(position);
    this.sets[code]?.add(position);
    this.counts[before] = (this.counts[before] ?? 0) - 1;
    this.counts[code] = (this.counts[code] ?? 0) + 1;
    this.codes[position] = code;
  }

  /** The items with one of these values. Unknown values match nothing. */
  select(values: readonly string[]): BitSet {
    const selected = new BitSet(this.codes.length);
    for (const value of values) {
      const set = this.sets[this.codesByValue.get(value) ?? -1];
      if (set) selected.unite(set);
    }
    return selected;
  }

  private codeOf(value: string): number {
    const known = this.codesByValue.get(value);
    if (known !== undefined) return known;
    const code = this.values.length;
    this.values.push(value);
    this.codesByValue.set(value, code);
    this.sets.push(new BitSet(this.codes.length));
    this.counts.push(0);
    return code;
  }
}
