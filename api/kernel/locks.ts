import type { Pool } from 'pg';
import { openPool } from './pool.ts';

/**
 * The external service that is called. Each lane has its own connections, so that a slow Steam does not delay payments (T-35). `signIn` is
 * for sign-ins at Steam, which may begin under a lock of `steam`: they need no connection that such a lock holds, and take no other lock.
 */
export type LockLane = 'steam' | 'signIn' | 'payment';

/** Maximum wait for a connection of the lane, in milliseconds. */
const WAIT_MAX_MS = 20_000;

/** Locks that are held during calls to external services, outside any transaction. */
export interface Locks {
  /**
   * Runs `work` while holding the lock of a key in all processes. Returns false at once if the lock is taken.
   * @throws if no connection of the lane becomes free in time.
   */
  hold(key: string, work: () => Promise<void>, lane?: LockLane): Promise<boolean>;
  close(): Promise<void>;
}

/**
 * Opens advisory locks on separate connections. A lock ends with its process, however that ends.
 * @param size number of connections of each lane.
 */
export function openLocks(url: string, size: number): Locks {
  const open = () => openPool({ connectionString: url, max: size, connectionTimeoutMillis: WAIT_MAX_MS });
  const lanes: Record<LockLane, Pool> = { steam: open(), signIn: open(), payment: open() };
  let closing: Promise<void> | undefined;
  return {
    async hold(key, work, lane = 'steam') {
      const client = await lanes[lane].connect();
      let isBroken = false;
      try {
        const { rows } = await client.query<{ is_held: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held',
          [key],
        );
        if (!rows[0]?.is_held) return false;
        try {
          await work();
        } finally {
          // If unlocking fails, closing the connection releases the lock.
          await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(() => {
            isBroken = true;
          });
        }
        return true;
      } finally {
        client.release(isBroken);
      }
    },
    close: () => {
      closing ??= Promise.all(Object.values(lanes).map((pool) => pool.end())).then(() => {});
      return closing;
    },
  };
}
