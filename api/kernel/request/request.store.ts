import type { Db, Tx } from '../db.ts';

/** Finds the row of a client request id. Null if the id is unused. */
export async function findIdempotencyKey(
  db: Db | Tx,
  { userId, operation, key }: { userId: string; operation: string; key: string },
): Promise<{ inputHash: string; resultId: string } | null> {
  return db.idempotencyKey.findUnique({
    where: { userId_operation_key: { userId, operation, key } },
    select: { inputHash: true, resultId: true },
  });
}

/** Inserts the row of a client request. Returns false if its id is used; a concurrent use is awaited. */
export async function insertIdempotencyKey(
  tx: Tx,
  row: { userId: string; operation: string; key: string; inputHash: string; resultId: string },
): Promise<boolean> {
  const inserted = await tx.$executeRaw`
    insert into idempotency_key (user_id, operation, key, input_hash, result_id)
    values (${row.userId}::uuid, ${row.operation}, ${row.key}, ${row.inputHash}, ${row.resultId}::uuid) on conflict do nothing`;
  return inserted === 1;
}
