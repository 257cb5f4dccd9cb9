import type { Db } from '../db.ts';

/** The row of a client request id; null where it is unused. */
export async function findIdempotencyKey(
  db: Db,
  { userId, operation, key }: { userId: string; operation: string; key: string },
): Promise<{ inputHash: string; resultId: string } | null> {
  return db.idempotencyKey.findUnique({
    where: { userId_operation_key: { userId, operation, key } },
    select: { inputHash: true, resultId: true },
  });
}
