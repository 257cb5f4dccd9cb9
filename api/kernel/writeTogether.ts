import { joinSql, rawSql, type Sql, sql, type Tx } from './db.ts';

/** A part of one statement: a write or a lock, with the name by which other parts read what it returns. */
export interface StatementPart {
  name: string;
  sql: Sql;
}

/**
 * Sends writes to several tables as one statement, which saves a round trip for each. No part sees the rows that another writes, only what
 * it returns, and no row may be written twice. Foreign keys and triggers see all of them.
 * @param last the final part, such as the notification of changes. A lock is taken only if this reads its part.
 */
export async function writeTogether(tx: Tx, parts: readonly StatementPart[], last: Sql): Promise<void> {
  const named = parts.map((part) => sql`${rawSql(part.name)} as (${part.sql})`);
  await tx.$executeRaw`with ${joinSql(named, ',\n')}\n${last}`;
}
