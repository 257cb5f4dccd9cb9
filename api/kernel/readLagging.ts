import { isDatabaseOutage } from './databaseOutage.ts';
import type { Db } from './db.ts';
import type { Platform } from './platform.ts';
import { isSerializationFailure } from './tx.ts';

/** A copy of the database that follows the real one a moment behind. */
export interface Replica {
  readonly db: Db;
  /** By the process's own clock; until then the real database is read. */
  pausedUntilMs: number;
}

const PAUSE_MS = 5_000;

/** A standby ends statements that stand in the way of what it has to replay; it says so as a conflict. */
function isReplicasFault(error: unknown): boolean {
  return isDatabaseOutage(error) || isSerializationFailure(error);
}

/**
 * Reads what may be a second old, from the replica where there is one (`DATABASE_READ_URL`): sales, price histories, statistics. Never
 * a wallet, an order, a session, or anything that a reader may just have changed. A replica that does not answer is passed over for a
 * while.
 */
export async function readLagging<T>(
  { db, log, replica }: Pick<Platform, 'db' | 'log' | 'replica'>,
  read: (db: Db) => Promise<T>,
): Promise<T> {
  if (!replica || performance.now() < replica.pausedUntilMs) return read(db);
  try {
    return await read(replica.db);
  } catch (error) {
    if (!isReplicasFault(error)) throw error;
    replica.pausedUntilMs = performance.now() + PAUSE_MS;
    log.warn({ error: String(error) }, 'the replica does not answer; the database itself is read for now');
    return read(db);
  }
}
