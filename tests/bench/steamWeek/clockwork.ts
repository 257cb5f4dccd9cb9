/** Runs what is due in its order, by a clock that jumps from one to the next. */
export interface Clockwork {
  readonly nowMs: number;
  after(ms: number, run: () => void): void;
  at(atMs: number, run: () => void): void;
  runUntil(endMs: number): void;
}

interface Entry {
  atMs: number;
  /** What is due at the same time is done as it came. */
  turn: number;
  run: () => void;
}

const isBefore = (one: Entry, other: Entry): boolean =>
  one.atMs < other.atMs || (one.atMs === other.atMs && one.turn < other.turn);

/** A binary heap: millions of entries come and go. */
function openHeap() {
  const heap: Entry[] = [];
  const entryAt = (index: number): Entry => heap[index] as Entry;
  const sift = (from: number, entry: Entry): void => {
    let index = from;
    while (index > 0) {
      const parent = (index - 1) >> 1;
      if (!isBefore(entry, entryAt(parent))) break;
      heap[index] = entryAt(parent);
      index = parent;
    }
    heap[index] = entry;
  };
  const sink = (entry: Entry): void => {
    let index = 0;
    for (;;) {
      let child = 2 * index + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(entryAt(child + 1), entryAt(child))) child += 1;
      if (!isBefore(entryAt(child), entry)) break;
      heap[index] = entryAt(child);
      index = child;
    }
    heap[index] = entry;
  };
  return {
    push(entry: Entry): void {
      heap.push(entry);
      sift(heap.length - 1, entry);
    },
    /** Takes the earliest if it is due before the end. */
    takeBefore(endMs: number): Entry | null {
      const [first] = heap;
      if (!first || first.atMs >= endMs) return null;
      const last = heap.pop() as Entry;
      if (heap.length > 0) sink(last);
      return first;
    },
  };
}

/** Opens a clock that stands at 0. */
export function openClockwork(): Clockwork {
  const heap = openHeap();
  let nowMs = 0;
  let turn = 0;
  const at = (atMs: number, run: () => void): void => {
    turn += 1;
    heap.push({ atMs: Math.max(atMs, nowMs), turn, run });
  };
  return {
    get nowMs() {
      return nowMs;
    },
    at,
    after: (ms, run) => at(nowMs + ms, run),
    runUntil(endMs) {
      for (let entry = heap.takeBefore(endMs); entry; entry = heap.takeBefore(endMs)) {
        nowMs = entry.atMs;
        entry.run();
      }
      nowMs = endMs;
    },
  };
}
