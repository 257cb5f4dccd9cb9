/** Slots are stored plus one, so that 0 is the end of a list. */
const END = 0;

/**
 * The slots of each group, such as the copies of an item: a list for each group, linked in two columns. That is 8 bytes a slot, where a `Set` for
 * each group takes some 35.
 */
export class SlotGroups {
  readonly #firsts: number[] = [];
  readonly #counts: number[] = [];
  #nexts = new Uint32Array(0);
  #previous = new Uint32Array(0);

  /** Makes room for so many slots. */
  grow(size: number): void {
    const [nexts, previous] = [new Uint32Array(size), new Uint32Array(size)];
    nexts.set(this.#nexts);
    previous.set(this.#previous);
    [this.#nexts, this.#previous] = [nexts, previous];
  }

  /** Number of slots of a group; 0 for an unknown one. */
  countOf(group: number): number {
    return this.#counts[group] ?? 0;
  }

  /** The groups that have slots, in ascending order. */
  held(): number[] {
    return [...this.#counts.entries()].flatMap(([group, count]) => (count > 0 ? [group] : []));
  }

  /** Adds a slot that is in no group. */
  add(group: number, slot: number): void {
    const first = this.#firsts[group] ?? END;
    this.#nexts[slot] = first;
    this.#previous[slot] = END;
    if (first !== END) this.#previous[first - 1] = slot + 1;
    this.#firsts[group] = slot + 1;
    this.#counts[group] = this.countOf(group) + 1;
  }

  /** Takes a slot out of its group. */
  remove(group: number, slot: number): void {
    const [next, previous] = [this.#nexts[slot] ?? END, this.#previous[slot] ?? END];
    if (next !== END) this.#previous[next - 1] = previous;
    if (previous === END) this.#firsts[group] = next;
    else this.#nexts[previous - 1] = next;
    this.#counts[group] = this.countOf(group) - 1;
  }

  /** Visits the slots of a group, the last added first. Nothing may be added or removed meanwhile. */
  each(group: number, visit: (slot: number) => void): void {
    for (let at = this.#firsts[group] ?? END; at !== END; at = this.#nexts[at - 1] ?? END) visit(at - 1);
  }
}
