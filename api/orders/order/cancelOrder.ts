import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasBeenAttempted } from './offerIntent.ts';
import { CancelNotAllowed } from './order.errors.ts';
import { lockOrder, type OrderRow } from './order.store.ts';
import { CANCEL_REASONS, cancelAllowedFrom, hasCancelled, type OrderSide } from './orderCancel.ts';
import { advanceOrder, recordOrderEvent } from './orderTransition.ts';

/**
 * Cancels an order that waits for its offer, for one of its sides: the seller at any time, the buyer after waiting long
 * enough. If an offer may be on its way at Steam, the cancel is verified there before money moves. Repeating the same
 * cancel changes nothing.
 * @throws CancelNotAllowed also for somebody else's order, so that its existence is not revealed.
 */
export async function cancelOrder(
  platform: Platform,
  { userId, orderId }: { userId: string; orderId: string },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    const side = order && sideOf(order, userId);
    if (!side) throw new CancelNotAllowed({ allowedFrom: null });
    if (hasCancelled(order, side)) return;
    const allowedFrom = cancelAllowedFrom(order, side, platform.config.ORDER_BUYER_CANCEL_AFTER_MS);
    const now = await readClock(tx);
    if (!allowedFrom || now < allowedFrom) throw new CancelNotAllowed({ allowedFrom });
    await cancel(tx, platform, { order, side, userId, now });
  });
}

function sideOf(order: OrderRow, userId: string): OrderSide | null {
  if (order.buyerId === userId) return 'buyer';
  return order.sellerId === userId ? 'seller' : null;
}

async function cancel(
  tx: Tx,
  platform: Platform,
  { order, side, userId, now }: { order: OrderRow; side: OrderSide; userId: string; now: Date },
): Promise<void> {
  const reason = CANCEL_REASONS[side];
  const by = { actor: side, actorId: userId } as const;
  if (order.phase === 'verifying') {
    const change = { reason, deadlineAt: addMs(now, platform.config.ORDER_VERIFY_MS) };
    await recordOrderEvent(tx, order, { ...by, cause: 'cancelAsked', change }, now);
    return;
  }
  const isDoubtful = await hasBeenAttempted(tx, order.id);
  const target = isDoubtful ? ({ to: 'verifying' } as const) : ({ to: 'failed', reason } as const);
  const cause = { ...by, cause: side === 'buyer' ? 'buyerCancel' : 'sellerCancel', pendingReason: reason };
  await advanceOrder(tx, platform, order.id, target, cause);
}
