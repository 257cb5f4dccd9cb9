import type { Db } from '../db.ts';
import { keptReading } from '../keptReading.ts';
import { listClosures } from './closure.store.ts';
import type { Closure, Service } from './closure.ts';

/**
 * What is closed, for pages: at most half a second old. While the database cannot be read it is what was read last, nothing where nothing
 * was. Deeds ask `admitService`.
 */
export const readClosures = keptReading<Closure[]>(listClosures, []);

/** The closure of one service, for pages; null where it is open. */
export async function readClosure(db: Db, service: Service): Promise<Closure | null> {
  return (await readClosures(db)).find((closure) => closure.service === service) ?? null;
}
