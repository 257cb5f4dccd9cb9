/** How a line serves. */
export interface LineOptions {
  /** How many are served at once. */
  width: number;
  /** How many may wait, of all callers together. */
  waitingMax: number;
  /** A place is kept for so long at most: work that lasts longer waits for another machine, and holds nobody up. */
  placeMs: number;
}

/** Everybody's places are taken, and so is the waiting room. */
export class LineFull extends Error {}

type Start = () => void;

/**
 * Work that keeps the processor busy, one begun in each turn of the event loop: requests that come together are handed over one after the
 * other, and work that began at once would make the last of them wait for all before. Callers take turns, so that a hundred requests of
 * one of them are one step for another; of one caller the first come is served first.
 */
export class FairLine {
  private readonly options: LineOptions;
  private busy = 0;
  private waiting = 0;
  private isCalling = false;
  /** Who waits, by caller; the first of the map is next, and goes to its end when it was served. */
  private readonly callers = new Map<string, Start[]>();

  constructor(options: LineOptions) {
    this.options = options;
  }

  /** How many wait now. */
  get waitingCount(): number {
    return this.waiting;
  }

  /**
   * Waits for a place.
   * @param signal aborts when the work is done, or nobody waits for it any more: the place is given on at once.
   * @throws LineFull where too many wait already.
   */
  async enter(caller: string, signal: AbortSignal): Promise<void> {
    if (this.waiting >= this.options.waitingMax) throw new LineFull();
    await new Promise<void>((start) => {
      const line = this.callers.get(caller);
      if (line) line.push(start);
      else this.callers.set(caller, [start]);
      this.waiting += 1;
      this.callNext();
    });
    const leave = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', leave);
      this.busy -= 1;
      this.callNext();
    };
    const timer = setTimeout(leave, this.options.placeMs);
    signal.addEventListener('abort', leave);
    if (signal.aborted) leave();
  }

  /** In the next turn whoever is next begins, if there is a place. */
  private callNext(): void {
    if (this.isCalling || this.waiting === 0 || this.busy >= this.options.width) return;
    this.isCalling = true;
    setImmediate(() => {
      this.isCalling = false;
      this.startNext();
      this.callNext();
    });
  }

  private startNext(): void {
    const [next] = this.callers;
    if (!next) return;
    const [caller, line] = next;
    const start = line.shift();
    this.callers.delete(caller);
    if (line.length > 0) this.callers.set(caller, line);
    this.waiting -= 1;
    this.busy += 1;
    start?.();
  }
}
