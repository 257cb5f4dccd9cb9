import { HOLD_MS } from '../../accounts/user/accountHold.ts';
import { holdUser } from '../../accounts/user/holdUser.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { endDispute } from './dispute.store.ts';
import type { Fault } from './dispute.ts';
import { lockOrder } from './order.store.ts';
import { recordOrderEvent } from './orderTransition.ts';

/**
 * Ends a dispute with the side at fault: the evidence is added to the order's history, that side's withdrawals are held
 * for 72 hours, and the trade's money is released. The other side is never held.
 */
export async function resolveDispute(
  tx: Tx,
  orderId: string,
  { fault, evidence }: { fault: Exclude<Fault, 'unknown'>; evidence: Record<string, string> },
): Promise<void> {
  const order = await lockOrder(tx, orderId);
  if (!order || !(await endDispute(tx, orderId, { fault, evidence }))) return;
  const now = await readClock(tx);
  const proof = { fault, ...evidence };
  await recordOrderEvent(tx, order, { actor: 'steam', cause: 'faultFound', evidence: proof }, now);
  const userId = fault === 'seller' ? order.sellerId : order.buyerId;
  const why = { scope: 'withdrawals', cause: 'reversedTrade', note: null } as const;
  await holdUser(tx, { userId, orderId, endsAt: addMs(now, HOLD_MS), ...why }, { orderNo: order.orderNo });
}
