import type { Cents } from '../../kernel/money.ts';
import type { AmountKind, AmountLabel, CancelKind, MoneyPlace } from './displayTerms.ts';
import { type CancelState, cancelAllowedFrom, type OrderSide } from './orderCancel.ts';
import { type DisplayedMoney, displayOf, isBeforeHold } from './orderDisplay.ts';
import type { OrderPaymentStatus } from './orderPayment.ts';
import type { ReviewState } from './proceedsReview.ts';

/** Where the money is now, what the viewer's amount is called, and the time that the words of the place name. */
export interface DisplayedPlace {
  place: MoneyPlace;
  label: AmountLabel;
  at: Date | null;
}

/** The money is held from `awaitingOffer` on, settles at `protected` and is released at `completed`. */
export function moneyOf(order: DisplayedMoney): DisplayedPlace {
  const place = placeOf(order);
  const isPayment = PAYMENT_PLACES.includes(place);
  const at =
    place === 'settlingToViewer'
      ? order.settlesAt
      : place === 'underReview'
        ? order.review?.lookBy
        : isPayment && order.payment?.endedAt;
  return { place, label: labelOf(place, order.side), at: at || null };
}

const PAYMENT_PLACES: readonly MoneyPlace[] = ['latePaymentReturned', 'returnedToApp', 'keptAsDeposit'];

/** Where the operators' review has, or left, the money of a completed sale. */
const REVIEWED: Partial<Record<ReviewState, MoneyPlace>> = {
  waiting: 'underReview',
  toDeposit: 'reviewedToDeposit',
};

/** Where the money is that the payment app paid for an order that failed after, or before, it was held. */
const PAID_BACK: Partial<Record<OrderPaymentStatus, { held: MoneyPlace; late: MoneyPlace }>> = {
  refunding: { held: 'returningToApp', late: 'latePaymentOnItsWay' },
  refunded: { held: 'returnedToApp', late: 'latePaymentReturned' },
  kept: { held: 'keptAsDeposit', late: 'keptAsDeposit' },
};

function placeOf(order: DisplayedMoney): MoneyPlace {
  const { phase, side, payment, review } = order;
  const usual = displayOf(phase).money[side];
  if (phase === 'completed') return (review && REVIEWED[review.state]) ?? usual;
  if (phase === 'failed') {
    const back = payment && PAID_BACK[payment.status];
    if (back) return isBeforeHold(order) ? back.late : back.held;
    if (isBeforeHold(order)) return 'nothingMoved';
    return payment ? 'refundedToDeposit' : usual;
  }
  return payment && usual === 'escrowOfBuyer' ? 'escrowFromApp' : usual;
}

const UNPAID: readonly MoneyPlace[] = ['notHeld', 'nothingMoved'];
const RECEIVED: readonly MoneyPlace[] = [
  'settlingToViewer',
  'paidToViewer',
  'underReview',
  'reviewedToDeposit',
];

function labelOf(place: MoneyPlace, side: OrderSide): AmountLabel {
  if (side === 'buyer') return UNPAID.includes(place) ? 'amountDue' : 'actualPayment';
  return RECEIVED.includes(place) ? 'actualReceived' : 'amountToReceive';
}

/** The amount of one order in a list: the income or spending of the viewer (O-05). */
export interface DisplayedAmount {
  /** Negative where it was spent. Without a meaning as income or spending where the kind is `none` or `unpaid`. */
  cents: Cents;
  kind: AmountKind;
}

/** A buyer's money moves when it is held, a seller's when the item has arrived. @param cents what the buyer pays, or the seller gets. */
export function amountOf(order: Pick<DisplayedMoney, 'phase' | 'side'>, cents: Cents): DisplayedAmount {
  const kind = displayOf(order.phase).amount[order.side];
  return { cents: kind === 'moved' && order.side === 'buyer' ? -cents : cents, kind };
}

/** The cancel that the viewer has, now or later. */
export interface DisplayedCancel {
  from: Date;
  kind: CancelKind;
}

/** From when on the viewer can cancel, and what comes of the money. Null where no cancel is possible. */
export function cancelOf(
  order: CancelState & Pick<DisplayedMoney, 'side'>,
  { isPaidByApp, buyerCancelAfterMs }: { isPaidByApp: boolean; buyerCancelAfterMs: number },
): DisplayedCancel | null {
  const { side } = order;
  const from = cancelAllowedFrom(order, side, buyerCancelAfterMs);
  if (from === null) return null;
  if (displayOf(order.phase).money[side] === 'notHeld') return { from, kind: 'unpaid' };
  if (side === 'seller') return { from, kind: 'returnsToBuyer' };
  return { from, kind: isPaidByApp ? 'returnsToApp' : 'returnsToViewer' };
}
