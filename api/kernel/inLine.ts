interface Line {
  /** How many are being served. */
  busy: number;
  waiting: (() => void)[];
}

/** The lines of each owner, by their keys; a line without people is gone. */
const LINES = new WeakMap<object, Map<string, Line>>();

/**
 * Serves work for one key a few at a time, first come, first served. Those who want the same row of the database wait here instead of at
 * its lock, where each would hold a connection that everybody else needs.
 * @param owner whose lines they are: the database of this process.
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
    // Whoever is next takes over the place.
    if (next) next();
    else line.busy -= 1;
    if (line.busy === 0) lines.delete(key);
  }
}
