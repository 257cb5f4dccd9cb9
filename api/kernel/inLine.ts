import { createHash } from 'node:crypto';

interface Line {
  /** Number of entries being served. */
  busy: number;
  waiting: (() => void)[];
}

/** The queues of each owner by key. Empty queues are deleted. */
const LINES = new WeakMap<object, Map<string, Line>>();

/**
 * Limits concurrency for a key, first come, first served. Requests for the same database row wait here instead of at its lock, where each
 * would occupy a connection.
 * @param owner owner of the queues: the database of this process.
 */
export async function inLine<T>(
  owner: object,
  { key, width }: { key: string; width: number },
  work: () => Promise<T>,
): Promise<T> {
  const lines = LINES.get(owner) ?? new Map<string, Line>();
  LINES.set(owner, lines);
  const line = lines.get(key) ?? { busy: 0, waiting: [] };
  lines.set(key, line);
  if (line.busy < width) line.busy += 1;
  else await new Promise<void>((resolve) => line.waiting.push(resolve));
  try {
    return await work();
  } finally {
    const next = line.waiting.shift();
    // The next entry takes over the slot.
    if (next) next();
    else line.busy -= 1;
    if (line.busy === 0) lines.delete(key);
  }
}

const underWay = new Map<string, Promise<unknown>>();

/**
 * Runs work once for all identical requests that arrive while it runs, such as a double click or a client's retry. All get the same result
 * or error. Nothing is cached afterwards.
 * @param request the complete input including the user: another code or amount is another request.
 */
export async function shareInFlight<Answer>(
  request: readonly (string | null)[],
  work: () => Promise<Answer>,
): Promise<Answer> {
  const key = createHash('sha256').update(JSON.stringify(request)).digest('base64');
  const first = underWay.get(key) as Promise<Answer> | undefined;
  if (first) return first;
  const begun = work();
  underWay.set(key, begun);
  try {
    return await begun;
  } finally {
    underWay.delete(key);
  }
}
