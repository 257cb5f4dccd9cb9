import { PrismaPg } from '@prisma/adapter-pg';
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

/** Opens the database. The only place that makes a client. */
export function openDatabase({ url, poolSize, statementTimeoutMs, lockTimeoutMs }: DatabaseOptions): Db {
  const adapter = new PrismaPg({
    connectionString: url,
    max: poolSize,
    options: `-c statement_timeout=${statementTimeoutMs} -c lock_timeout=${lockTimeoutMs} -c idle_in_transaction_session_timeout=${statementTimeoutMs * 2}`,
  });
  return new PrismaClient({ adapter });
}
