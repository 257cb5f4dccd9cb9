import { isDatabaseOutage } from './databaseOutage.ts';
import type { Db } from './db.ts';
import type { Platform } from './platform.ts';
import { isSerializationFailure } from './tx.ts';

/** A read replica of the database, slightly behind the primary. */
export interface Replica {
  readonly db: Db;
  /** Until this time, by the process's own clock, the primary is read. */
  pausedUntilMs: number;
}

const PAUSE_MS = 5_000;

/** True for errors of the replica: it cancels statements that conflict with the changes it has to replay. */
function isReplicasFault(error: unknown): boolean {
  return isDatabaseOutage(error) || isSerializationFailure(error);
}

/**
 * Reads data that may be a second old from the replica, if there is one (`DATABASE_READ_URL`): sales, price histories, statistics. Never
 * use it for a wallet, an order, a session, or data that the reader may just have changed. A replica that fails is not used for a while.
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
