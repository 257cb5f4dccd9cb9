import { readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { moveOrder, type OrderCause } from './moveOrder.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { type OrderTarget, pathTo } from './orderPath.ts';

/**
 * Moves an order to the phase that a fact from Steam implies, through as many edges as needed. A known fact changes
 * nothing. A fact that no path leads to is logged and ignored, because Steam's answers are not trusted blindly.
 * @returns the updated order, or null if it does not exist.
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
 * While a cancel is being verified, an offer that is still open proves nothing; only its end does. If it is open when
 * the seller's deadline passes, it was sent in time, and the buyer's deadline begins.
 */
function isCancelPending(order: OrderRow, target: OrderTarget): boolean {
  if (order.phase !== 'verifying' || order.reason === null) return false;
  return (
    target.to === 'delivering' || (target.to === 'awaitingAccept' && order.reason !== 'sellerShipmentTimeout')
  );
}
