import type { OrderStatusText } from '../../notifications/message/orderStatusWords.ts';
import { ORDER_PHASES, type OrderPhase, type OrderReason, type OrderStep } from './order.ts';

/** The state of an order that its texts and numbers depend on. */
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

/** The status text of an order. While verifying, it names the side whose cancel is being verified, if any. */
export function statusTextOf({ phase, reason }: Pick<OrderState, 'phase' | 'reason'>): OrderStatusText {
  if (phase === 'failed') return reason ?? 'systemCancelled';
  if (phase === 'verifying') return (reason && CANCEL_VERIFYING[reason]) ?? 'verifying';
  return phase;
}

/** The REST numbers and the step of an order; `verifying` keeps those of the phase that it came with (O-01). */
export function statusOf({
  phase,
  verifyingFrom,
}: Pick<OrderState, 'phase' | 'verifyingFrom'>): (typeof ORDER_PHASES)[OrderPhase] {
  return ORDER_PHASES[phase === 'verifying' && verifyingFrom ? verifyingFrom : phase];
}

/**
 * The step that an order has reached, or at which it failed. A failed order stays at the step of its last phase, or of
 * the phase that its verification came from.
 */
export function stepOf(state: OrderState, lastPhase: OrderPhase | null): OrderStep {
  const phase = state.phase === 'failed' ? (lastPhase ?? state.phase) : state.phase;
  return statusOf({ phase, verifyingFrom: state.verifyingFrom }).step;
}
