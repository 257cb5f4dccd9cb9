import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { OrderPhase, OrderReason } from '../order/order.ts';

/**
 * What comes of an order whose deadline has passed or whose cancel is asked for, by how Steam shows its offer: it fails, it goes on, its offer
 * is taken back first, or Steam's own end of the offer is waited for.
 */
export type DeadlineEnd =
  | { act: 'fail'; reason: OrderReason }
  | { act: 'takeBack'; reason: OrderReason }
  | { act: 'goOn'; to: OrderPhase }
  | { act: 'wait' };

/** What of an order and its offer decides how it ends. */
export interface EndingOrder {
  /** The failure that is being verified: of a deadline whose it was to keep, of a cancel whose wish it is. */
  pending: OrderReason;
  isAutomatic: boolean;
  /** Steam has shown this very offer as confirmed: a later "needs confirmation" is a flicker of Steam's. */
  isSeenOpen: boolean;
  /** Steam lets the buyer's account not trade: what its seller did not deliver is the buyer's failure. */
  isBuyerBanned: boolean;
}

const { Active, Accepted, Countered, Expired, Canceled, Declined, InvalidItems } = tradeOfferStates;
const { CreatedNeedsConfirmation, CanceledBySecondFactor, InEscrow, Reverted } = tradeOfferStates;

/** Ends that Steam itself names a side for, whatever was being verified. */
const NAMED: Readonly<Record<number, OrderReason>> = {
  [Countered]: 'buyerCounterOffer',
  [Declined]: 'buyerDeclined',
  [InvalidItems]: 'itemGone',
  [Reverted]: 'reversed',
};

/**
 * Who had to act last, ends it (O-10). Without an offer, and with one that its sender has not confirmed, that is the seller; with one that
 * stands open it is the buyer, and so it is where Steam lets the buyer's account not trade. Of a cancel it is whoever asked for it.
 * @param state of `tradeOfferStates`; null: there is no offer.
 */
export function deadlineEnd(state: number | null, order: EndingOrder): DeadlineEnd {
  const reason = reasonOf(order);
  if (state === null) return { act: 'fail', reason };
  const named = NAMED[state];
  if (named) return { act: 'fail', reason: named };
  if (state === Expired || state === Canceled || state === CanceledBySecondFactor)
    return { act: 'fail', reason };
  if (state === Accepted) return { act: 'goOn', to: 'protected' };
  if (state === InEscrow) return { act: 'goOn', to: 'onHold' };
  if (state === Active) return endOfOpen(order);
  return state === CreatedNeedsConfirmation ? endOfUnconfirmed(order) : { act: 'wait' };
}

/** To an account that may not trade nobody can send anything. */
function reasonOf({ pending, isBuyerBanned }: EndingOrder): OrderReason {
  return isBuyerBanned && pending === 'sellerShipmentTimeout' ? 'buyerReceiveTimeout' : pending;
}

/** Its seller has done what was theirs. By hand it is theirs alone to take back (S-05): a refund beside an open offer would cost them the item. */
function endOfOpen({ pending, isAutomatic }: EndingOrder): DeadlineEnd {
  if (pending === 'sellerShipmentTimeout') return { act: 'goOn', to: 'awaitingAccept' };
  return isAutomatic ? { act: 'takeBack', reason: pending } : { act: 'wait' };
}

/** Nobody but its sender can bring it to anything: the buyer waits no longer. */
function endOfUnconfirmed(order: EndingOrder): DeadlineEnd {
  const reason = reasonOf(order);
  if (order.isAutomatic) return { act: 'takeBack', reason };
  if (order.isSeenOpen) return { act: 'wait' };
  const isSellers = reason === 'buyerReceiveTimeout' && !order.isBuyerBanned;
  return { act: 'fail', reason: isSellers ? 'sellerShipmentTimeout' : reason };
}
