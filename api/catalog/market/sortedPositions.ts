/**
 * All item positions in one order: by ascending key, equal keys by position. Positions ascend with ids, so that this is also the order of
 * the cursors.
 */
export class SortedPositions {
  readonly positions: Uint32Array;
  private readonly keys: Float64Array;

  /** @param keys sort keys; the order keeps its own copy. */
  constructor(keys: Float64Array) {
    this.keys = keys.slice();
    this.positions = Uint32Array.from(keys.keys()).sort((a, b) => this.compare(a, b));
  }

  /** Moves one item to the place of its new key. */
  move(position: number, key: number): void {
    if (this.keys[position] === key) return;
    const from = this.findStart(this.keys[position] ?? 0, position);
    this.positions.copyWithin(from, from + 1);
    this.keys[position] = key;
    const to = this.findStart(key, position, this.positions.length - 1);
    this.positions.copyWithin(to + 1, to, this.positions.length - 1);
    this.positions[to] = position;
  }

  /** The first place whose item does not sort before (key, position). */
  findStart(key: number, position: number, length = this.positions.length): number {
    let low = 0;
    let high = length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      const other = this.positions[middle] ?? 0;
      const otherKey = this.keys[other] ?? 0;
      if (otherKey < key || (otherKey === key && other < position)) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private compare(a: number, b: number): number {
    return (this.keys[a] ?? 0) - (this.keys[b] ?? 0) || a - b;
  }
}
