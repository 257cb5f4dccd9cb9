import { assert } from '../kernel/assert.ts';
import { addMs, readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { hasBeenAttempted } from '../tradeOffer/hasBeenAttempted.ts';
import { moveOrder } from './moveOrder.ts';
import { CancelNotAllowed } from './order.errors.ts';
import { findEdge } from './order.ts';
import { lockOrder } from './orderStore.ts';

/**
 * A buyer cancels an order that has waited too long for its offer. Where an offer may be under way at Steam, the cancel is verified
 * there first, and money moves only after.
 * @throws CancelNotAllowed also for an order of somebody else: whether it exists is not told.
 */
export async function cancelOrder(
  platform: Platform,
  { buyerId, orderId }: { buyerId: string; orderId: string },
): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || order.buyerId !== buyerId) throw new CancelNotAllowed(null);
    if (order.phase === 'failed' && order.reason === 'buyerCancelled') return;
    if (order.phase === 'verifying' && order.reason === 'buyerCancelled') return;
    if (order.phase !== 'awaitingOffer') throw new CancelNotAllowed(null);
    const now = await readClock(tx);
    const allowedFrom = addMs(order.createdAt, platform.config.ORDER_BUYER_CANCEL_AFTER_MS);
    if (now < allowedFrom) throw new CancelNotAllowed(allowedFrom);
    const isDoubtful = await hasBeenAttempted(tx, orderId);
    const edge = isDoubtful
      ? findEdge('awaitingOffer', 'verifying')
      : findEdge('awaitingOffer', 'failed', 'buyerCancelled');
    assert(edge, 'a waiting order can be cancelled');
    const by = {
      actor: 'buyer',
      actorId: buyerId,
      cause: 'buyerCancel',
      pendingReason: 'buyerCancelled',
    } as const;
    await moveOrder(tx, platform.config, order, edge, by, now);
  });
}
