import type { OrderPhase, OrderReason } from './order.ts';

/** Which side of an order somebody is on. */
export type OrderSide = 'buyer' | 'seller';

/** What of an order decides who may cancel it. */
export interface CancelState {
  phase: OrderPhase;
  reason: OrderReason | null;
  createdAt: Date;
}

/** The failure that a side's cancel leads to. */
export const CANCEL_REASONS = { buyer: 'buyerCancelled', seller: 'sellerCancelled' } as const;

/**
 * From when on a side may cancel, or null where it may not. Only an order whose offer nobody knows to be out can be cancelled: by its
 * seller at once, by its buyer after a while (`platform.md` 3). One that waits for its payment is its buyer's alone, at any time.
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

/** True where this side's cancel is done or being verified: asking again changes nothing. */
export function hasCancelled({ phase, reason }: CancelState, side: OrderSide): boolean {
  return (phase === 'failed' || phase === 'verifying') && reason === CANCEL_REASONS[side];
}
