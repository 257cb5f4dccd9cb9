import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { OrderPhase, OrderReason } from './order.ts';

/** What of an order and its offer tells whether it waits for Steam's end of the offer. */
export interface EndingOffer {
  phase: OrderPhase;
  reason: OrderReason | null;
  isAutomatic: boolean;
  /** As Steam showed the offer last, of `tradeOfferStates`; null: there is none. */
  offerState: number | null;
}

/** A flicker of Steam's shows an open offer as one that waits for its confirmation. */
const OPEN: readonly number[] = [tradeOfferStates.Active, tradeOfferStates.CreatedNeedsConfirmation];

/**
 * True where an order ends and only Steam's end of its offer is missing: one that its seller made by hand stands open, and theirs alone it is
 * to take back (S-05). While the seller's own deadline is verified an open offer lets the order go on.
 */
export function waitsForOffersEnd({ phase, reason, isAutomatic, offerState }: EndingOffer): boolean {
  const isEnding = phase === 'verifying' && reason !== null && reason !== 'sellerShipmentTimeout';
  return isEnding && !isAutomatic && offerState !== null && OPEN.includes(offerState);
}
