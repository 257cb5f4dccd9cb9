import { PrismaPg } from '@prisma/adapter-pg';
import { Pool } from 'pg';
import { type Prisma, PrismaClient } from '../graphql/generated/prisma/client.ts';

/** The database of one process. */
export type Db = PrismaClient;
/** A transaction in progress: what every deed's stores take first. */
export type Tx = Prisma.TransactionClient;

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
  const db: Db = new PrismaClient({ adapter: new PrismaPg(pool, { disposeExternalPool: true }) });
  POOLS.set(db, pool);
  return db;
}

/** How busy a database's connections are: open ones, those that nobody uses, and requests that wait for one. */
export function poolLoadOf(db: Db): { open: number; idle: number; waiting: number } {
  const pool = POOLS.get(db);
  return { open: pool?.totalCount ?? 0, idle: pool?.idleCount ?? 0, waiting: pool?.waitingCount ?? 0 };
}
