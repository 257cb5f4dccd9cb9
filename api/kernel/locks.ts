import { Pool } from 'pg';

/** Whose answers are waited for. Each lane has connections of its own: while Steam is slow, money goes on (T-35). */
export type LockLane = 'steam' | 'payment';

/** How long work may wait for a connection of its lane. */
const WAIT_MAX_MS = 20_000;

/** Locks that hold while somebody else's computer is asked, outside of any transaction. */
export interface Locks {
  /**
   * Runs `work` while nobody else in any process does for the same key. Returns false, at once, where somebody does.
   * @throws where the worker does so much of this lane at once that none of its connections comes free.
   */
  hold(key: string, work: () => Promise<void>, lane?: LockLane): Promise<boolean>;
  close(): Promise<void>;
}

/** Opens advisory locks on connections of their own: the lock ends with the process, whatever ends that. @param size of each lane. */
export function openLocks(url: string, size: number): Locks {
  const openPool = (): Pool => {
    const pool = new Pool({ connectionString: url, max: size, connectionTimeoutMillis: WAIT_MAX_MS });
    // An idle connection that the server cuts is replaced at the next use; without a listener it would end the process.
    pool.on('error', () => {});
    return pool;
  };
  const lanes: Record<LockLane, Pool> = { steam: openPool(), payment: openPool() };
  let closing: Promise<void> | undefined;
  return {
    async hold(key, work, lane = 'steam') {
      const client = await lanes[lane].connect();
      let isBroken = false;
      const noteBreak = (): void => {
        isBroken = true;
      };
      // While it is taken out nobody else listens, and a cut connection would end the process in the middle of the work.
      client.on('error', noteBreak);
      try {
        const { rows } = await client.query<{ is_held: boolean }>(
          'select pg_try_advisory_lock(hashtextextended($1, 0)) as is_held',
          [key],
        );
        if (!rows[0]?.is_held) return false;
        try {
          await work();
        } finally {
          // What cannot be unlocked is unlocked by the end of its connection.
          await client.query('select pg_advisory_unlock(hashtextextended($1, 0))', [key]).catch(noteBreak);
        }
        return true;
      } finally {
        client.off('error', noteBreak);
        client.release(isBroken);
      }
    },
    close: () => {
      closing ??= Promise.all(Object.values(lanes).map((pool) => pool.end())).then(() => {});
      return closing;
    },
  };
}
