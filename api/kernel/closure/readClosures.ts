import type { Db } from '../db.ts';
import { keptReading } from '../keptReading.ts';
import { listClosures } from './closure.store.ts';
import type { Closure, Service } from './closure.ts';

/**
 * Returns the closures for display, at most half a second old. While the database is unavailable it returns the last result, or nothing
 * without one. Services call `admitService` instead.
 */
export const readClosures = keptReading<Closure[]>(listClosures, []);

/** Returns the closure of one service for display. Null if it is open. */
export async function readClosure(db: Db, service: Service): Promise<Closure | null> {
  return (await readClosures(db)).find((closure) => closure.service === service) ?? null;
}
