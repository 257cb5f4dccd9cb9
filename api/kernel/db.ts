import type { Pool } from 'pg';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { ImpatientClient } from './impatientClient.ts';
import { sendOwnStatements, TellingDriver } from './ownStatements.ts';
import { openPool } from './pool.ts';
import { createStatementNames } from './statementNames.ts';

/** The database client of one process. */
export type Db = PrismaClient;
/** A transaction in progress, the first argument of services and stores. */
export type Tx = Prisma.TransactionClient;
/** A piece of SQL with separate values. */
export type Sql = Prisma.Sql;
/** SQL is composed of these, never of text from outside. */
export const { sql, join: joinSql, raw: rawSql } = Prisma;

/** Connection settings of one process. Limits in milliseconds. */
export interface DatabaseOptions {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
}

/** The pool of each client, which the client does not expose. */
const POOLS = new WeakMap<Db, Pool>();

/**
 * Number of query plans that the client caches by the shape of the query. Anyone who selects fields creates shapes, some of 100 KB: the
 * default of a thousand could use more memory than all else in an API process.
 */
const PLANS_KEPT = 300;

/** Maximum time that a request waits for a free connection, in milliseconds. */
const WAIT_MAX_MS = 9_000;

/** Settings of PostgreSQL for all connections of a pool. */
function settingsText(settings: Readonly<Record<string, number>>): string {
  return Object.entries(settings)
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' ');
}

/**
 * Opens the database. Detects a network that drops all packets: a statement without a response within the database's own limit closes its
 * connection. No other function creates a client.
 */
export function openDatabase({ url, poolSize, statementTimeoutMs, lockTimeoutMs }: DatabaseOptions): Db {
  const pool = openPool({
    connectionString: url,
    max: poolSize,
    Client: ImpatientClient,
    connectionTimeoutMillis: WAIT_MAX_MS,
    // Slightly less than the database's own limit: a stuck transaction waits twice, for its statement and for its end.
    query_timeout: statementTimeoutMs * 0.9,
    keepAlive: true,
    options: settingsText({
      statement_timeout: statementTimeoutMs,
      lock_timeout: lockTimeoutMs,
      idle_in_transaction_session_timeout: statementTimeoutMs * 2,
      // A parallel plan may scan a whole table for one user's rows, and takes processors from other statements (decision 0333).
      max_parallel_workers_per_gather: 0,
    }),
  });
  const statementNameGenerator = createStatementNames();
  const adapter = new TellingDriver(pool, { disposeExternalPool: true, statementNameGenerator });
  const prisma = new PrismaClient({ adapter, queryPlanCacheMaxSize: PLANS_KEPT });
  const db: Db = sendOwnStatements(prisma, pool, statementNameGenerator);
  POOLS.set(db, pool);
  return db;
}

/** Load of the connection pool: open connections, idle ones, and requests waiting for one. */
export function poolLoadOf(db: Db): { open: number; idle: number; waiting: number } {
  const pool = POOLS.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
