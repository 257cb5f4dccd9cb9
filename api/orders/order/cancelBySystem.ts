import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { advanceOrder } from './advanceOrder.ts';
import { lockOrder } from './order.store.ts';
import type { OrderPhase } from './order.ts';
import { recordDispute } from './recordDispute.ts';

/** Phases in which nothing can be stopped any more. */
const OVER: readonly OrderPhase[] = ['protected', 'completed', 'failed'];

/**
 * Puts an order under verification for a cancel by the system; money moves only when Steam has been asked. One that is under a cancel
 * already stays under that one.
 * @param isDelivered items have left the seller that should not have. Nobody is held for it: the offer does not show who changed it, and the
 * trade's money is in escrow and waits.
 * @returns false where the order can no longer be stopped.
 */
export async function cancelBySystem(
  tx: Tx,
  platform: Platform,
  {
    orderId,
    cause,
    evidence,
    isDelivered,
  }: { orderId: string; cause: string; evidence: Record<string, string>; isDelivered: boolean },
): Promise<boolean> {
  const order = await lockOrder(tx, orderId);
  if (!order || OVER.includes(order.phase)) return false;
  if (order.phase === 'verifying' && order.reason) return true;
  const by = { actor: 'platform', cause, evidence, pendingReason: 'systemCancelled' } as const;
  await advanceOrder(tx, platform, order.id, { to: 'verifying' }, by);
  if (isDelivered) await recordDispute(tx, order.id, { cause: 'wrongItem', isSearched: false });
  return true;
}
