import { cachedReading } from '../cachedReading.ts';
import type { Db, Tx } from '../db.ts';
import { ServiceClosed } from './closure.errors.ts';
import { findClosure, listClosures } from './closure.store.ts';
import type { Closure, Service } from './closure.ts';

/**
 * Checks that a service is open before it is used. Reads the database each time, so that a closure applies in every process from its commit
 * on. Repeated requests do not call it, since they have no effect.
 * @throws ServiceClosed
 */
export async function admitService(db: Db | Tx, service: Service): Promise<void> {
  const closure = await findClosure(db, service);
  if (closure) throw new ServiceClosed({ closure });
}

/** True if operators have closed a service. For callers that wait or raise an error of their own. */
export async function hasClosure(db: Db | Tx, service: Service): Promise<boolean> {
  return (await findClosure(db, service)) !== null;
}

/**
 * Returns the closures for display, at most half a second old. While the database is unavailable it returns the last result, or nothing
 * without one. Services call `admitService` instead.
 */
export const readClosures = cachedReading<Closure[]>(listClosures, []);

/** Returns the closure of one service for display. Null if it is open. */
export async function readClosure(db: Db, service: Service): Promise<Closure | null> {
  return (await readClosures(db)).find((closure) => closure.service === service) ?? null;
}
