import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { Prisma, PrismaClient } from '../graphql/generated/prisma/client.ts';
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

/** Opens the database. The only place that makes a client. */
export function openDatabase({ url, poolSize, statementTimeoutMs, lockTimeoutMs }: DatabaseOptions): Db {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs * 2}`,
  });
  const statementNameGenerator = createStatementNames();
  const adapter = new PrismaPg(pool, { disposeExternalPool: true, statementNameGenerator });
  const db: Db = new PrismaClient({ adapter });
  POOLS.set(db, pool);
  return db;
}

/** How busy a database's connections are: open ones, those that nobody uses, and requests that wait for one. */
export function poolLoadOf(db: Db): { open: number; idle: number; waiting: number } {
  const pool = POOLS.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
