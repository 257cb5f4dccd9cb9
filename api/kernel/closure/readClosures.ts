import { isDatabaseOutage } from '../databaseOutage.ts';
import type { Db } from '../db.ts';
import { listClosures } from './closure.store.ts';
import type { Closure, Service } from './closure.ts';

const KEPT_MS = 500;
/** What the market has in memory is answered without its database; a note about closings may not hold that up. */
const PATIENCE_MS = 250;

interface Kept {
  untilMs: number;
  closures: Promise<Closure[]>;
  /** What was read last. */
  last: Closure[];
}
const keptOf = new WeakMap<Db, Kept>();

/** The answer, or what was read last where none comes in time or the database is away. */
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
 * What is closed, for pages: at most half a second old. While the database cannot be read it is what was read last, nothing where nothing
 * was. Deeds ask `admitService`.
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
    // Whoever asked hears of it; what failed for another reason than an outage is asked for anew.
    (error: unknown) => void (isDatabaseOutage(error) || keptOf.delete(db)),
  );
  return kept.closures;
}

/** The closure of one service, for pages; null where it is open. */
export async function readClosure(db: Db, service: Service): Promise<Closure | null> {
  return (await readClosures(db)).find((closure) => closure.service === service) ?? null;
}
