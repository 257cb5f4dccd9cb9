import type { Db, Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';

/** Inserts an order's points, once. */
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

/** The part of a user's settling money that waits for a review of its sale, in fen. */
export async function sumUnderReview(db: Db, userId: string): Promise<Cents> {
  const [row] = await db.$queryRaw<[{ cents: Cents }]>`
    select coalesce(sum(o.price_cents - o.fee_cents), 0)::bigint as cents
    from proceeds_review review join market_order o on o.id = review.order_id
    where review.state = 'waiting' and o.seller_id = ${userId}::uuid`;
  return row.cents;
}
