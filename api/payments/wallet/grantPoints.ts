import type { Tx } from '../../kernel/db.ts';
import type { Cents } from '../../kernel/money.ts';
import { pointsOf } from './points.ts';
import { insertPoints } from './wallet.store.ts';

/** Gives the buyer of a completed order its points, once in the order's life. */
export async function grantPoints(
  tx: Tx,
  order: { id: string; buyerId: string; priceCents: Cents },
): Promise<void> {
  const points = pointsOf(order.priceCents);
  if (points > 0) await insertPoints(tx, { orderId: order.id, userId: order.buyerId, points });
}
