import type { Db } from '../db.ts';

/** Finds the row of a client request id. Null if the id is unused. */
export async function findIdempotencyKey(
  db: Db,
  { userId, operation, key }: { userId: string; operation: string; key: string },
): Promise<{ inputHash: string; resultId: string } | null> {
  return db.idempotencyKey.findUnique({
    where: { userId_operation_key: { userId, operation, key } },
    select: { inputHash: true, resultId: true },
  });
}
