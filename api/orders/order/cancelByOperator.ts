import type { Config } from '../../config.ts';
import { recordOperatorAction } from '../../kernel/audit/recordOperatorAction.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { hasBeenAttempted } from './offerIntent.ts';
import { judgeOperatorCancel, type OperatorCancelStep } from './operatorCancel.ts';
import { findOrderIdByNo, lockOrder, type OrderRow } from './order.store.ts';
import { advanceOrder, recordOrderEvent } from './orderTransition.ts';

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
async function ask(tx: Tx, config: Config, order: OrderRow): Promise<void> {
  const now = await readClock(tx);
  const change = { reason: 'systemCancelled', deadlineAt: addMs(now, config.ORDER_VERIFY_MS) } as const;
  await recordOrderEvent(tx, order, { actor: 'platform', cause: 'cancelAsked', change }, now);
}

async function carryOut(
  tx: Tx,
  platform: Deps,
  order: OrderRow,
  step: 'fail' | 'verify' | 'ask',
): Promise<void> {
  if (step === 'ask') return ask(tx, platform.config, order);
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
    if (isDone) await carryOut(tx, platform, order, step);
    checkpoint('operatorCancel.moved');
    const outcome = isDone ? 'done' : step === 'underWay' ? 'unchanged' : 'refused';
    const about = { subjectKind: 'order', subjectId: orderNo, reason, outcome } as const;
    await recordOperatorAction(tx, { operator, command: 'order refund', ...about });
    return step;
  });
}
