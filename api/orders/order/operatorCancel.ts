import type { OrderPhase, OrderReason } from './order.ts';

/** The state of an order that decides whether an operator may still refund its buyer. */
export interface OperatorCancelState {
  phase: OrderPhase;
  reason: OrderReason | null;
  /** True if an offer for the order may exist at Steam. */
  isAttempted: boolean;
}

/**
 * How an operator's refund proceeds: the order fails at once, Steam is asked first, a refund is already under way or
 * done, or it is not allowed and why.
 */
export type OperatorCancelStep =
  | 'fail'
  | 'verify'
  | 'ask'
  | 'underWay'
  | 'unpaid'
  | 'settled'
  | 'completed'
  | 'failed';

const NOT_STOPPABLE: Partial<Record<OrderPhase, OperatorCancelStep>> = {
  creating: 'unpaid',
  awaitingPayment: 'unpaid',
  protected: 'settled',
  completed: 'completed',
  failed: 'failed',
};

/**
 * Decides how an operator's refund proceeds. Operators use the edges of the transition table, as the system does.
 * Before anything was sent, the order fails and the buyer is refunded. If an offer may be out, Steam is asked who has
 * the item, and its answer moves the money. A settled order is reversed only by an answer from Steam, never by an
 * operator.
 */
export function judgeOperatorCancel({ phase, reason, isAttempted }: OperatorCancelState): OperatorCancelStep {
  const end = NOT_STOPPABLE[phase];
  if (end) return end;
  // Another cancel is already being verified and will refund the buyer as well.
  if (phase === 'verifying') return reason ? 'underWay' : 'ask';
  return phase === 'awaitingOffer' && !isAttempted ? 'fail' : 'verify';
}
