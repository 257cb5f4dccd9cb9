import type { OrderStatusText } from '../../notifications/message/orderStatusWords.ts';
import { ORDER_PHASES, type OrderPhase, type OrderReason, type OrderStep } from './order.ts';

/** What of an order its texts and numbers depend on. */
export interface OrderState {
  phase: OrderPhase;
  verifyingFrom: OrderPhase | null;
  reason: OrderReason | null;
}

const CANCEL_VERIFYING: Partial<Record<OrderReason, OrderStatusText>> = {
  buyerCancelled: 'buyerCancelVerifying',
  sellerCancelled: 'sellerCancelVerifying',
  systemCancelled: 'systemCancelVerifying',
  buyerReceiveTimeout: 'systemCancelVerifying',
  sellerShipmentTimeout: 'systemCancelVerifying',
};

/** The text of an order's state. While verifying it says whose cancel is being verified, if one is. */
export function statusTextOf({ phase, reason }: Pick<OrderState, 'phase' | 'reason'>): OrderStatusText {
  if (phase === 'failed') return reason ?? 'systemCancelled';
  if (phase === 'verifying') return (reason && CANCEL_VERIFYING[reason]) ?? 'verifying';
  return phase;
}

/** The numbers and step of an order's state; `verifying` keeps those of the phase that it came with (O-01). */
export function statusOf({
  phase,
  verifyingFrom,
}: Pick<OrderState, 'phase' | 'verifyingFrom'>): (typeof ORDER_PHASES)[OrderPhase] {
  return ORDER_PHASES[phase === 'verifying' && verifyingFrom ? verifyingFrom : phase];
}

/**
 * The step where an order stands, or broke: a failed one stays at the step of the phase before, or of the one that its verification came
 * from.
 */
export function stepOf(state: OrderState, lastPhase: OrderPhase | null): OrderStep {
  const phase = state.phase === 'failed' ? (lastPhase ?? state.phase) : state.phase;
  return statusOf({ phase, verifyingFrom: state.verifyingFrom }).step;
}
