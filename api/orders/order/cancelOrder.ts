import type { Config } from '../../config.ts';
import { recordOperatorAction } from '../../kernel/audit/operatorAction.store.ts';

import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { recordDispute } from './dispute.ts';
import { CancelNotAllowed } from './order.errors.ts';
import { findOrderIdByNo, lockOrder, type OrderRow } from './order.store.ts';
import type { OrderPhase } from './order.ts';
import {
  CANCEL_REASONS,
  cancelAllowedFrom,
  hasCancelled,
  judgeOperatorCancel,
  type OperatorCancelStep,
  type OrderSide,
} from './orderCancel.ts';
import { advanceOrder, recordOrderEvent } from './orderTransition.ts';
import { hasBeenAttempted } from './tradeOffer.store.ts';

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
    await cancelForSide(tx, platform, { order, side, userId, now });
  });
}

function sideOf(order: OrderRow, userId: string): OrderSide | null {
  if (order.buyerId === userId) return 'buyer';
  return order.sellerId === userId ? 'seller' : null;
}

async function cancelForSide(
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

/** Phases in which an order can no longer be stopped. */
const NOT_STOPPABLE: readonly OrderPhase[] = ['protected', 'completed', 'failed'];

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
  if (!order || NOT_STOPPABLE.includes(order.phase)) return false;
  if (order.phase === 'verifying' && order.reason) return true;
  const by = { actor: 'platform', cause, evidence, pendingReason: 'systemCancelled' } as const;
  await advanceOrder(tx, platform, order.id, { to: 'verifying' }, by);
  if (isDelivered) await recordDispute(tx, order.id, { cause: 'wrongItem', isSearched: false });
  return true;
}

type Deps = Pick<Platform, 'db' | 'config' | 'log'>;

/**
 * An operator's request to cancel an order. The reason is stored in the operators' log only, because both sides can
 * read the order's history.
 */
export interface OperatorCancel {
  orderNo: string;
  reason: string;
  operator: string;
}

/** Starts a cancel while the state at Steam is unknown. The next answer from Steam ends the order. */
async function recordCancel(tx: Tx, config: Config, order: OrderRow): Promise<void> {
  const now = await readClock(tx);
  const change = { reason: 'systemCancelled', deadlineAt: addMs(now, config.ORDER_VERIFY_MS) } as const;
  await recordOrderEvent(tx, order, { actor: 'platform', cause: 'cancelAsked', change }, now);
}

async function cancelByStep(
  tx: Tx,
  platform: Deps,
  order: OrderRow,
  step: 'fail' | 'verify' | 'ask',
): Promise<void> {
  if (step === 'ask') return recordCancel(tx, platform.config, order);
  const by = { actor: 'platform', cause: 'operatorCancel', pendingReason: 'systemCancelled' } as const;
  const target =
    step === 'fail' ? ({ to: 'failed', reason: 'systemCancelled' } as const) : ({ to: 'verifying' } as const);
  await advanceOrder(tx, platform, order.id, target, by);
}

/**
 * Refunds an order's buyer on behalf of an operator, through the order's transition table and never by editing a
 * balance. Runs as the database owner. Repeating the request changes nothing.
 * @returns the outcome, or the reason why the order cannot be cancelled; null if there is no such order.
 */
export async function cancelByOperator(
  platform: Deps,
  { orderNo, reason, operator }: OperatorCancel,
): Promise<OperatorCancelStep | null> {
  return inTransaction(platform.db, async (tx) => {
    const id = await findOrderIdByNo(tx, orderNo);
    const order = id && (await lockOrder(tx, id));
    if (!order) return null;
    const isAttempted = await hasBeenAttempted(tx, order.id);
    const step = judgeOperatorCancel({ ...order, isAttempted });
    const isDone = step === 'fail' || step === 'verify' || step === 'ask';
    if (isDone) await cancelByStep(tx, platform, order, step);
    checkpoint('operatorCancel.moved');
    const outcome = isDone ? 'done' : step === 'underWay' ? 'unchanged' : 'refused';
    const about = { subjectKind: 'order', subjectId: orderNo, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'order refund', ...about });
    return step;
  });
}
