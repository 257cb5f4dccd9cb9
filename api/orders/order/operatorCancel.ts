import type { OrderPhase, OrderReason } from './order.ts';

/** What of an order decides whether an operator may still give its buyer the money back. */
export interface OperatorCancelState {
  phase: OrderPhase;
  reason: OrderReason | null;
  /** An offer for it may be at Steam. */
  isAttempted: boolean;
}

/**
 * How an operator's refund goes on: the order fails at once; Steam is asked first; it is under way or done already; or it cannot be, and
 * why.
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
 * An operator moves an order by the edges of the table alone, as the system does (`platform.md` 3): before anything was sent it fails and
 * the buyer has the money; where an offer may be out, Steam is asked who has the item, and money moves by its word. What is settled is
 * reversed by Steam's word alone, never by an operator's.
 */
export function judgeOperatorCancel({ phase, reason, isAttempted }: OperatorCancelState): OperatorCancelStep {
  const end = NOT_STOPPABLE[phase];
  if (end) return end;
  // Another cancel is being verified: that one decides, and gives the money back as well.
  if (phase === 'verifying') return reason ? 'underWay' : 'ask';
  return phase === 'awaitingOffer' && !isAttempted ? 'fail' : 'verify';
}
