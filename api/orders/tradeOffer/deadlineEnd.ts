import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { OrderPhase, OrderReason } from '../order/order.ts';

/**
 * What happens to an order whose deadline has passed or whose cancel is requested, given the state of its offer at
 * Steam: it fails, it continues, its offer is cancelled first, or it waits until Steam ends the offer.
 */
export type DeadlineEnd =
  | { act: 'fail'; reason: OrderReason }
  | { act: 'cancelOffer'; reason: OrderReason }
  | { act: 'continue'; to: OrderPhase }
  | { act: 'wait' };

/** The state of an order and its offer that decides how the order ends. */
export interface EndingOrder {
  /**
   * The failure that is being verified: for a deadline, of the side that missed it; for a cancel, of the side that
   * requested it.
   */
  pending: OrderReason;
  isAutomatic: boolean;
  /**
   * Steam has shown this very offer as confirmed. A later "needs confirmation" is then a temporary error of Steam's.
   */
  isSeenOpen: boolean;
  /** Steam forbids the buyer's account to trade, so a missing delivery counts as the buyer's failure. */
  isBuyerBanned: boolean;
}

const { Active, Accepted, Countered, Expired, Canceled, Declined, InvalidItems } = tradeOfferStates;
const { CreatedNeedsConfirmation, CanceledBySecondFactor, InEscrow, Reverted } = tradeOfferStates;

/** States in which Steam itself names the side that ended the offer, whatever was being verified. */
const NAMED: Readonly<Record<number, OrderReason>> = {
  [Countered]: 'buyerCounterOffer',
  [Declined]: 'buyerDeclined',
  [InvalidItems]: 'itemGone',
  [Reverted]: 'reversed',
};

/**
 * Decides how an order ends: the side that had to act last is responsible (O-10). Without an offer, or with one that
 * its sender has not confirmed, that is the seller. With an open offer, or if Steam forbids the buyer's account to
 * trade, it is the buyer. For a cancel it is whoever requested it.
 * @param state one of `tradeOfferStates`; null if there is no offer.
 */
export function deadlineEnd(state: number | null, order: EndingOrder): DeadlineEnd {
  const reason = reasonOf(order);
  if (state === null) return { act: 'fail', reason };
  const named = NAMED[state];
  if (named) return { act: 'fail', reason: named };
  if (state === Expired || state === Canceled || state === CanceledBySecondFactor)
    return { act: 'fail', reason };
  if (state === Accepted) return { act: 'continue', to: 'protected' };
  if (state === InEscrow) return { act: 'continue', to: 'onHold' };
  if (state === Active) return endOfOpen(order);
  return state === CreatedNeedsConfirmation ? endOfUnconfirmed(order) : { act: 'wait' };
}

/** Nobody can send anything to an account that may not trade. */
function reasonOf({ pending, isBuyerBanned }: EndingOrder): OrderReason {
  return isBuyerBanned && pending === 'sellerShipmentTimeout' ? 'buyerReceiveTimeout' : pending;
}

/**
 * The seller has done their part. Only the seller can cancel an offer made by hand (S-05): a refund while the offer is
 * open could cost them the item.
 */
function endOfOpen({ pending, isAutomatic }: EndingOrder): DeadlineEnd {
  if (pending === 'sellerShipmentTimeout') return { act: 'continue', to: 'awaitingAccept' };
  return isAutomatic ? { act: 'cancelOffer', reason: pending } : { act: 'wait' };
}

/** Only its sender can confirm it, so the buyer waits no longer. */
function endOfUnconfirmed(order: EndingOrder): DeadlineEnd {
  const reason = reasonOf(order);
  if (order.isAutomatic) return { act: 'cancelOffer', reason };
  if (order.isSeenOpen) return { act: 'wait' };
  const isSellers = reason === 'buyerReceiveTimeout' && !order.isBuyerBanned;
  return { act: 'fail', reason: isSellers ? 'sellerShipmentTimeout' : reason };
}
