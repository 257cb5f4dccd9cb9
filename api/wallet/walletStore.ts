import type { Db, Tx } from '../kernel/db.ts';

/** Writes an order's points, once. */
export async function insertPoints(
  tx: Tx,
  { orderId, userId, points }: { orderId: string; userId: string; points: number },
): Promise<void> {
  await tx.$executeRaw`
    insert into point_entry (order_id, user_id, points) values (${orderId}::uuid, ${userId}::uuid, ${points})
    on conflict (order_id) do nothing`;
}

/** A user's points. */
export async function sumPoints(db: Db, userId: string): Promise<number> {
  const { _sum } = await db.pointEntry.aggregate({ where: { userId }, _sum: { points: true } });
  return _sum.points ?? 0;
}
