import { isDatabaseOutage } from './databaseOutage.ts';
import type { Db } from './db.ts';

const KEPT_MS = 500;
/** What the market has in memory is answered without its database; a note beside it may not hold that up. */
const PATIENCE_MS = 250;

interface Cached<T> {
  untilMs: number;
  /** What callers get. */
  answer: Promise<T>;
  /** What was read last. */
  last: T;
}

/** The answer, or what was read last where none comes in time or the database is away. */
async function soonOr<T>(reading: Promise<T>, last: T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<T>((done) => {
    timer = setTimeout(() => done(last), PATIENCE_MS);
  });
  try {
    return await Promise.race([reading, patience]);
  } catch (error) {
    if (isDatabaseOutage(error)) return last;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes a reading of what everybody is told, for pages: at most half a second old, unless more is said. While the database cannot be read it
 * is what was read last.
 * @param nothing where nothing was read yet. @param keptMs how old it may be, in milliseconds.
 */
export function cachedReading<T>(
  read: (db: Db) => Promise<T>,
  nothing: T,
  keptMs = KEPT_MS,
): (db: Db) => Promise<T> {
  const cacheOf = new WeakMap<Db, Cached<T>>();
  return async (db) => {
    const known = cacheOf.get(db);
    if (known && performance.now() < known.untilMs) return known.answer;
    const reading = read(db);
    const last = known ? known.last : nothing;
    const kept: Cached<T> = { untilMs: performance.now() + keptMs, answer: soonOr(reading, last), last };
    cacheOf.set(db, kept);
    reading.then(
      (answer) => {
        kept.last = answer;
        // A reading that came too late for the first caller still serves those after it.
        kept.answer = reading;
      },
      // Whoever asked hears of it; what failed for another reason than an outage is asked for anew.
      (error: unknown) => void (isDatabaseOutage(error) || cacheOf.delete(db)),
    );
    return kept.answer;
  };
}
