import { isDatabaseOutage } from '../databaseOutage.ts';
import type { Db } from '../db.ts';
import { listClosures } from './closure.store.ts';
import type { Closure, Service } from './closure.ts';

const KEPT_MS = 500;
/** Maximum wait in milliseconds. Pages from memory need no database and must not be delayed by the list of closures. */
const PATIENCE_MS = 250;

interface Kept {
  untilMs: number;
  closures: Promise<Closure[]>;
  /** Result of the last read. */
  last: Closure[];
}
const keptOf = new WeakMap<Db, Kept>();

/** Returns the result, or the last one if it is late or the database is unavailable. */
async function soonOr(reading: Promise<Closure[]>, last: Closure[]): Promise<Closure[]> {
  let timer: NodeJS.Timeout | undefined;
  const patience = new Promise<Closure[]>((done) => {
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
 * Returns the closures for display, at most half a second old. While the database is unavailable it returns the last result, or nothing
 * without one. Services call `admitService` instead.
 */
export async function readClosures(db: Db): Promise<Closure[]> {
  const known = keptOf.get(db);
  if (known && performance.now() < known.untilMs) return known.closures;
  const reading = listClosures(db);
  const last = known?.last ?? [];
  const kept: Kept = { untilMs: performance.now() + KEPT_MS, closures: soonOr(reading, last), last };
  keptOf.set(db, kept);
  reading.then(
    (closures) => {
      kept.last = closures;
    },
    // The caller handles the error. After an error other than an outage the next call reads again.
    (error: unknown) => void (isDatabaseOutage(error) || keptOf.delete(db)),
  );
  return kept.closures;
}

/** Returns the closure of one service for display. Null if it is open. */
export async function readClosure(db: Db, service: Service): Promise<Closure | null> {
  return (await readClosures(db)).find((closure) => closure.service === service) ?? null;
}
