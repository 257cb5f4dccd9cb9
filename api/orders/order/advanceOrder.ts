import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { moveOrder, type OrderCause } from './moveOrder.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { type OrderTarget, pathTo } from './orderPath.ts';

/**
 * Leads an order to where a fact says it stands, by as many edges as it takes. A fact that is known already moves nothing;
 * one that no way leads to is logged and moves nothing either, since Steam's answers are not ours to trust blindly.
 * @returns the order after, or null where there is none.
 */
export async function advanceOrder(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'log'>,
  orderId: string,
  target: OrderTarget,
  by: OrderCause,
): Promise<OrderRow | null> {
  let order = await lockOrder(tx, orderId);
  if (!order) return null;
  if (isCancelPending(order, target)) return order;
  const path = pathTo(order.phase, target);
  if (path === null) {
    platform.log.warn(
      { orderNo: order.orderNo, phase: order.phase, target, cause: by.cause },
      'a fact leads nowhere',
    );
    return order;
  }
  const now = await readClock(tx);
  for (const edge of path) order = await moveOrder(tx, platform.config, order, edge, by, now);
  return order;
}

/**
 * While a cancel is being verified, an offer that merely still stands says nothing: only its end does. One that stands open when the
 * seller's time is over was sent in time, and the buyer's time begins.
 */
function isCancelPending(order: OrderRow, target: OrderTarget): boolean {
  if (order.phase !== 'verifying' || order.reason === null) return false;
  return (
    target.to === 'delivering' || (target.to === 'awaitingAccept' && order.reason !== 'sellerShipmentTimeout')
  );
}
