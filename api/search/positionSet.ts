/** A set of positions as bits, 32 to a word. */
export type PositionSet = Uint32Array;

/** An empty set for positions below `size`. */
export function emptySet(size: number): PositionSet {
  return new Uint32Array((size + 31) >>> 5);
}

/** Adds positions. */
export function addAll(set: PositionSet, positions: readonly number[]): void {
  for (const position of positions) {
    const word = position >>> 5;
    set[word] = (set[word] ?? 0) | (1 << (position & 31));
  }
}

/** Whether there is nothing in it. */
export function isEmpty(set: PositionSet): boolean {
  return set.every((word) => word === 0);
}

/** Adds to the first set what the second holds. */
export function addSet(set: PositionSet, other: PositionSet): void {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
}

/** What all sets have in common; an empty list of sets has nothing in common. */
export function intersect(sets: readonly PositionSet[]): PositionSet {
  const shared = new Uint32Array(sets[0] ?? new Uint32Array());
  for (const set of sets.slice(1)) {
    for (let word = 0; word < shared.length; word++) shared[word] = (shared[word] ?? 0) & (set[word] ?? 0);
  }
  return shared;
}

/** The positions of a set, ascending. */
export function positionsOf(set: PositionSet): Uint32Array {
  const positions = new Uint32Array(set.reduce((count, word) => count + countBits(word), 0));
  let count = 0;
  set.forEach((bits, word) => {
    for (let rest = bits; rest !== 0; rest &= rest - 1) {
      positions[count++] = word * 32 + 31 - Math.clz32(rest & -rest);
    }
  });
  return positions;
}

function countBits(bits: number): number {
  let rest = bits - ((bits >>> 1) & 0x55555555);
  rest = (rest & 0x33333333) + ((rest >>> 2) & 0x33333333);
  return (((rest + (rest >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24;
}
