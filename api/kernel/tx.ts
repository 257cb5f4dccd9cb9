import { setTimeout as sleep } from 'node:timers/promises';
import type { Db, Tx } from './db.ts';

const TRIES_MAX = 5;
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
 * Tells whether PostgreSQL gave up a transaction that may simply be tried again (40001, 40P01). Prisma reports it in three
 * shapes: P2034 from the client, P2010 around a driver error for raw SQL, and the bare driver error at commit.
 */
export function isSerializationFailure(error: unknown, depth = 0): boolean {
  if (typeof error !== 'object' || error === null || depth > 5) return false;
  const shape = error as FailureShape;
  if (shape.code === 'P2034' || shape.code === '40001' || shape.code === '40P01') return true;
  if (shape.kind === 'TransactionWriteConflict') return true;
  if (shape.originalCode === '40001' || shape.originalCode === '40P01') return true;
  return (
    isSerializationFailure(shape.cause, depth + 1) ||
    isSerializationFailure(shape.meta?.driverAdapterError, depth + 1)
  );
}

/**
 * Runs `work` in one transaction, again with growing random delays where the database asked for it.
 * `work` must have no effect outside of the transaction.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.$transaction(work, { maxWait: TX_WAIT_MS, timeout: TX_TIMEOUT_MS });
    } catch (error) {
      if (attempt >= TRIES_MAX || !isSerializationFailure(error)) throw error;
      await sleep(Math.random() * 10 * 2 ** attempt);
    }
  }
}
