import type { Db } from '../../kernel/db.ts';
import { Prisma } from '../../kernel/generated/prisma/client.ts';
import type { Cents } from '../../kernel/money.ts';
import type { StatementPart } from '../../kernel/writeTogether.ts';
import { pointsOf } from './points.ts';

/** Grants the points of a completed order to its buyer, once for each order, as a part of the completing statement. */
export function pointsParts(order: { id: string; buyerId: string; priceCents: Cents }): StatementPart[] {
  const points = pointsOf(order.priceCents);
  if (points === 0) return [];
  const sql = Prisma.sql`insert into point_entry (order_id, user_id, points)
    values (${order.id}::uuid, ${order.buyerId}::uuid, ${points}) on conflict (order_id) do nothing`;
  return [{ name: 'granted_points', sql }];
}

/** A user's points. */
export async function sumPoints(db: Db, userId: string): Promise<number> {
  const { _sum } = await db.pointEntry.aggregate({ where: { userId }, _sum: { points: true } });
  return _sum.points ?? 0;
}

/** What became withdrawable for a user since a moment, in fen: the proceeds of sales that were released to them. */
export async function sumReleased(db: Db, userId: string, since: Date): Promise<Cents> {
  const { _sum } = await db.ledgerPosting.aggregate({
    where: {
      account: { kind: 'proceeds', ownerId: userId },
      createdAt: { gte: since },
      transfer: { reason: 'release' },
    },
    _sum: { amountCents: true },
  });
  return _sum.amountCents ?? 0n;
}

/** The part of a user's settling money that waits for a review of its sale, in fen. */
export async function sumUnderReview(db: Db, userId: string): Promise<Cents> {
  const [row] = await db.$queryRaw<[{ cents: Cents }]>`
    select coalesce(sum(o.price_cents - o.fee_cents), 0)::bigint as cents
    from proceeds_review review join market_order o on o.id = review.order_id
    where review.state = 'waiting' and o.seller_id = ${userId}::uuid`;
  return row.cents;
}
