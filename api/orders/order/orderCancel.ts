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
