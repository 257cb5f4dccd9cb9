import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { pointsOf } from './points.ts';
import { insertPoints } from './wallet.store.ts';

/** Grants the points of a completed order to its buyer, once for each order. */
export async function grantPoints(
  tx: Tx,
  order: { id: string; buyerId: string; priceCents: Cents },
): Promise<void> {
  const points = pointsOf(order.priceCents);
  if (points > 0) await insertPoints(tx, { orderId: order.id, userId: order.buyerId, points });
}
