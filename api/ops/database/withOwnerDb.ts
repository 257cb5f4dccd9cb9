import { type Db, openDatabase } from '../../kernel/db.ts';

/** Runs a function with the database as the owner of its tables, and closes it. */
export async function withOwnerDb<T>(ownerUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: ownerUrl, poolSize: 2, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 });
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
