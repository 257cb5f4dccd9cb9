import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { OrderPhase, OrderReason } from './order.ts';

/** The state of an order and its offer that decides whether the order waits for the end of the offer at Steam. */
export interface EndingOffer {
  phase: OrderPhase;
  reason: OrderReason | null;
  isAutomatic: boolean;
  /** The last state that Steam reported (`tradeOfferStates`); null if there is no offer. */
  offerState: number | null;
}

/** Steam sometimes reports an open offer as waiting for confirmation for a moment. */
const OPEN: readonly number[] = [tradeOfferStates.Active, tradeOfferStates.CreatedNeedsConfirmation];

/**
 * True if an order is ending and only the end of its offer at Steam is missing: an offer made by hand is still open,
 * and only its seller can cancel it (S-05). While the seller's own deadline is being verified, an open offer lets the
 * order continue.
 */
export function waitsForOffersEnd({ phase, reason, isAutomatic, offerState }: EndingOffer): boolean {
  const isEnding = phase === 'verifying' && reason !== null && reason !== 'sellerShipmentTimeout';
  return isEnding && !isAutomatic && offerState !== null && OPEN.includes(offerState);
}
