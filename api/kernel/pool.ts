import { Pool, type PoolConfig } from 'pg';

/**
 * Opens a pool of connections to the database. A connection that is cut fails its statement and is replaced, and never ends the process:
 * the driver reports the cut as an event too, and an event without a listener would. The pool listens to idle connections only. Whoever
 * awaits a connection could add a listener too late, after a cut that arrived together with what made the connection free.
 */
export function openPool(config: PoolConfig): Pool {
  const pool = new Pool(config);
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
