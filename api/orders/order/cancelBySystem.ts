import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { lockOrder } from './order.store.ts';
import type { OrderPhase } from './order.ts';
import { advanceOrder } from './orderTransition.ts';
import { recordDispute } from './recordDispute.ts';

/** Phases in which an order can no longer be stopped. */
const OVER: readonly OrderPhase[] = ['protected', 'completed', 'failed'];

/**
 * Puts an order under verification for a cancel by the system. Money moves only after Steam has been asked. An order
 * that is already under another cancel keeps that one.
 * @param isDelivered items have left the seller that should not have. No account is held for it: the offer does not
 * show who changed it, and the trade's money stays in escrow.
 * @returns false if the order can no longer be stopped.
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
