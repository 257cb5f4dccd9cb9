import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './db.ts';

const TRIES_MAX = 5;
/** Attempts after a lock timeout. Each one has already waited for seconds. */
const LOCK_TRIES_MAX = 2;
const LOCK_TIMEOUT = '55P03';
const TX_WAIT_MS = 10_000;
const TX_TIMEOUT_MS = 15_000;

interface FailureShape {
  code?: unknown;
  kind?: unknown;
  originalCode?: unknown;
  cause?: unknown;
  meta?: { driverAdapterError?: unknown };
}

/**
 * True if PostgreSQL aborted a transaction that can be retried (40001, 40P01). It is reported in three forms: P2034 by Prisma's client, the
 * driver's own error for SQL that we write, and the adapter's, without a code, at commit.
 */
export function isSerializationFailure(error: unknown): boolean {
  return hasShape(
    error,
    ({ code, kind, originalCode }) =>
      code === 'P2034' ||
      kind === 'TransactionWriteConflict' ||
      [code, originalCode].some((each) => each === '40001' || each === '40P01'),
  );
}

/** True if another transaction held a row lock longer than the lock timeout (55P03). */
function isLockTimeout(error: unknown): boolean {
  return hasShape(error, ({ code, originalCode }) => code === LOCK_TIMEOUT || originalCode === LOCK_TIMEOUT);
}

function hasShape(error: unknown, isIt: (shape: FailureShape) => boolean, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const shape = error as FailureShape;
  return (
    isIt(shape) ||
    hasShape(shape.cause, isIt, depth + 1) ||
    hasShape(shape.meta?.driverAdapterError, isIt, depth + 1)
  );
}

function mayTryAgain(error: unknown, attempt: number): boolean {
  if (isLockTimeout(error)) return attempt < LOCK_TRIES_MAX;
  return attempt < TRIES_MAX && isSerializationFailure(error);
}

/** Lets one transaction at a time go on with a key, such as `bind:<user id>`; the others wait here until it ends. */
export async function lockKey(tx: Tx, key: string): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
}

/** How long one snapshot may be read. Meanwhile the database keeps every row version that it shows. */
const SNAPSHOT_TIMEOUT_MS = 600_000;

/**
 * Reads everything in `read` from one snapshot of the database, for minutes at most. It must not write: a transaction that writes holds back
 * whatever is read in the order of transactions, such as partners' events.
 */
export async function inSnapshot<T>(db: Db, read: (tx: Tx) => Promise<T>): Promise<T> {
  return db.$transaction(read, {
    isolationLevel: 'RepeatableRead',
    maxWait: TX_WAIT_MS,
    timeout: SNAPSHOT_TIMEOUT_MS,
  });
}

/**
 * Runs `work` in one transaction. Retries with growing random delays if the database asks for it, and once after a lock timeout. An error
 * that remains is reported as "unavailable, try again" (`isDatabaseOutage`). `work` must have no effect outside the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work, { maxWait: TX_WAIT_MS, timeout: TX_TIMEOUT_MS });
    } catch (error) {
      if (!mayTryAgain(error, attempt)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
