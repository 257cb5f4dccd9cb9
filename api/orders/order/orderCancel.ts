import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { OrderPhase, OrderReason } from './order.ts';

/** The side of an order that a user is on. */
export type OrderSide = 'buyer' | 'seller';

/** The state of an order that decides who may cancel it. */
export interface CancelState {
  phase: OrderPhase;
  reason: OrderReason | null;
  createdAt: Date;
}

/** The failure reason of each side's cancel. */
export const CANCEL_REASONS = { buyer: 'buyerCancelled', seller: 'sellerCancelled' } as const;

/**
 * The time from which a side may cancel, or null if it may not. Only an order whose offer is not known to be out can be
 * cancelled: by its seller at once, by its buyer after a while. An order that waits for its payment can be cancelled by
 * its buyer only, at any time.
 */
export function cancelAllowedFrom(
  order: CancelState,
  side: OrderSide,
  buyerCancelAfterMs: number,
): Date | null {
  if (order.phase === 'awaitingPayment') return side === 'buyer' ? order.createdAt : null;
  const isWaiting = order.phase === 'awaitingOffer' || (order.phase === 'verifying' && order.reason === null);
  if (!isWaiting) return null;
  return side === 'seller' ? order.createdAt : new Date(order.createdAt.getTime() + buyerCancelAfterMs);
}

/** True if this side's cancel is done or being verified, so that repeating it changes nothing. */
export function hasCancelled({ phase, reason }: CancelState, side: OrderSide): boolean {
  return (phase === 'failed' || phase === 'verifying') && reason === CANCEL_REASONS[side];
}

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

/** The state of an order and its offer that decides whether the order waits for the end of the offer at Steam. */
export interface EndingOffer {
  phase: OrderPhase;
  reason: OrderReason | null;
  isAutomatic: boolean;
  /** The last state that Steam reported (`tradeOfferStates`); null if there is no offer. */
  offerState: number | null;
}

/** Steam sometimes reports an open offer as waiting for confirmation for a moment. */
export const OPEN_OFFER_STATES: readonly (number | null)[] = [
  tradeOfferStates.Active,
  tradeOfferStates.CreatedNeedsConfirmation,
];

/**
 * True if an order is ending and only the end of its offer at Steam is missing: an offer made by hand is still open,
 * and only its seller can cancel it (S-05). While the seller's own deadline is being verified, an open offer lets the
 * order continue.
 */
export function waitsForOffersEnd({ phase, reason, isAutomatic, offerState }: EndingOffer): boolean {
  const isEnding = phase === 'verifying' && reason !== null && reason !== 'sellerShipmentTimeout';
  return isEnding && !isAutomatic && OPEN_OFFER_STATES.includes(offerState);
}
