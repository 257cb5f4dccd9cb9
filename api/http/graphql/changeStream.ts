import type { ChangeEvent } from '../../kernel/events.ts';

type Change = ChangeEvent | null;
type Told = IteratorResult<Change, undefined>;

/** Changes that wait for a reader. One who has stopped reading holds no more of our memory than this. */
const WAITING_MAX = 1_000;

/** One reader's changes: what is pushed is read in its order, until the stream ends. */
export interface ChangeStream extends AsyncIterableIterator<Change, undefined> {
  /** Tells a change. A reader who is so far behind that none fits any more is ended: who asks anew reads what holds then. */
  push(change: Change): void;
  /** Ends it at once: what was not read is not told. */
  end(): void;
}

/** Opens a stream. @param onEnd called once, however it ends: by us, by its reader, or since its reader is too slow. */
export function openChangeStream(onEnd: () => void): ChangeStream {
  let isEnded = false;
  const waiting: Change[] = [];
  const readers: ((told: Told) => void)[] = [];
  const over: Told = { value: undefined, done: true };

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    waiting.length = 0;
    for (const read of readers.splice(0)) read(over);
    onEnd();
  }
  function push(change: Change): void {
    if (isEnded) return;
    const read = readers.shift();
    if (read) read({ value: change, done: false });
    else if (waiting.length < WAITING_MAX) waiting.push(change);
    else end();
  }
  async function next(): Promise<Told> {
    const change = waiting.shift();
    if (change !== undefined) return { value: change, done: false };
    return isEnded ? over : new Promise((read) => readers.push(read));
  }
  async function leave(): Promise<Told> {
    end();
    return over;
  }
  const stream: ChangeStream = { push, end, next, return: leave, [Symbol.asyncIterator]: () => stream };
  return stream;
}
