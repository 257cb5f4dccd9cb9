/** Maximum number of unread events of a client. It limits the memory that a client which stopped reading can use. */
const WAITING_MAX = 1_000;

/** Events of one client, in the order in which they were pushed, until the stream ends. */
export interface ChangeStream<TEvent> extends AsyncIterableIterator<TEvent | null, undefined> {
  /** Adds an event; null says that some were missed. Ends the stream if too many are unread: a client that subscribes again reads the current state. */
  push(event: TEvent | null): void;
  /** Ends the stream at once. Unread events are dropped. */
  end(): void;
}

/**
 * Opens a stream.
 * @param onEnd called once, when the server or the client ends the stream or the client is too slow.
 */
export function openChangeStream<TEvent>(onEnd: () => void): ChangeStream<TEvent> {
  type Told = IteratorResult<TEvent | null, undefined>;
  let isEnded = false;
  const waiting: (TEvent | null)[] = [];
  const readers: ((told: Told) => void)[] = [];
  const over: Told = { value: undefined, done: true };

  function end(): void {
    if (isEnded) return;
    isEnded = true;
    waiting.length = 0;
    for (const read of readers.splice(0)) read(over);
    onEnd();
  }
  function push(event: TEvent | null): void {
    if (isEnded) return;
    const read = readers.shift();
    if (read) read({ value: event, done: false });
    else if (waiting.length < WAITING_MAX) waiting.push(event);
    else end();
  }
  async function next(): Promise<Told> {
    const event = waiting.shift();
    if (event !== undefined) return { value: event, done: false };
    return isEnded ? over : new Promise((read) => readers.push(read));
  }
  async function leave(): Promise<Told> {
    end();
    return over;
  }
  const stream: ChangeStream<TEvent> = {
    push,
    end,
    next,
    return: leave,
    [Symbol.asyncIterator]: () => stream,
  };
  return stream;
}
