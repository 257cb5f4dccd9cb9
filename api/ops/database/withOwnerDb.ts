import { type Db, openDatabase } from '../../kernel/db.ts';

/** Works with the database as the owner of its tables, and lets go of it. */
export async function withOwnerDb<T>(ownerUrl: string, work: (db: Db) => Promise<T>): Promise<T> {
  const db = openDatabase({ url: ownerUrl, poolSize: 2, statementTimeoutMs: 10_000, lockTimeoutMs: 10_000 });
  try {
    return await work(db);
  } finally {
    await db.$disconnect();
  }
}
