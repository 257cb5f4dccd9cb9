import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { Prisma, PrismaClient } from './generated/prisma/client.ts';
import { ImpatientClient } from './impatientClient.ts';
import { createStatementNames } from './statementNames.ts';

/** The database of one process. */
export type Db = PrismaClient;
/** A transaction in progress: what every deed's stores take first. */
export type Tx = Prisma.TransactionClient;
/** A piece of SQL with its values apart. */
export type Sql = Prisma.Sql;
/** Pieces of SQL are put together of these, never of text that came from outside. */
export const { sql, join: joinSql, raw: rawSql } = Prisma;

/** How one process connects. Limits in milliseconds, as in `safety.md` 4.2. */
export interface DatabaseOptions {
  url: string;
  poolSize: number;
  statementTimeoutMs: number;
  lockTimeoutMs: number;
}

/** The client keeps its pool to itself. */
const POOLS = new WeakMap<Db, Pool>();

/**
 * Plans of queries that the client keeps, by their shape. Anybody who may select fields makes shapes, some of 100 KB: the thousand that
 * it keeps by itself would be more memory than all else in an api.
 */
const PLANS_KEPT = 300;

/** How long a request may wait for a connection that is free. */
const WAIT_MAX_MS = 9_000;

/**
 * Opens the database. A network that swallows everything is noticed here: a statement that has no answer when the database would have
 * ended it by itself takes its connection with it. The only place that makes a client. */
export function openDatabase({ url, poolSize, statementTimeoutMs, lockTimeoutMs }: DatabaseOptions): Db {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    Client: ImpatientClient,
    connectionTimeoutMillis: WAIT_MAX_MS,
    // A little less than the database's own limit: a transaction that is stuck waits twice, for its statement and for its end.
    query_timeout: statementTimeoutMs * 0.9,
    keepAlive: true,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs * 2}`,
  });
  const statementNameGenerator = createStatementNames();
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator });
  const db: Db = new PrismaClient({ adapter, queryPlanCacheMaxSize: PLANS_KEPT });
  POOLS.set(db, pool);
  return db;
}

/** How busy a database's connections are: open ones, those that nobody uses, and requests that wait for one. */
export function poolLoadOf(db: Db): { open: number; idle: number; waiting: number } {
  const pool = POOLS.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
