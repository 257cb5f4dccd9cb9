/** Options of a queue. */
export interface LineOptions {
  /** Maximum number of entries served at once. */
  width: number;
  /** Maximum number of waiting entries of all callers together. */
  waitingMax: number;
  /** Milliseconds after which a slot is released. Longer work waits for another machine and does not use the processor. */
  placeMs: number;
}

/** All slots and all waiting places are taken. */
export class LineFull extends Error {}

type Start = () => void;

/**
 * A fair queue for work that uses the processor. It starts one entry in each turn of the event loop: simultaneous requests are parsed one
 * after another, and if each started at once, the last would wait for all others. Callers take turns, so that a hundred requests of one
 * caller delay another caller by one entry. Entries of one caller are served in order.
 */
export class FairLine {
  private readonly options: LineOptions;
  private busy = 0;
  private waiting = 0;
  private isCalling = false;
  /** Waiting entries by caller. The first caller of the map is next, and moves to the end after being served. */
  private readonly callers = new Map<string, Start[]>();

  constructor(options: LineOptions) {
    this.options = options;
  }

  /** Number of waiting entries. */
  get waitingCount(): number {
    return this.waiting;
  }

  /**
   * Waits for a slot.
   * @param signal aborted when the work is done or its caller has gone. The slot is then released at once.
   * @throws LineFull if too many entries are waiting.
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

  /** Starts the next entry in the next turn of the event loop, if a slot is free. */
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
