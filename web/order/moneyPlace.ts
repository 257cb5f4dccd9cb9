import type { OrderState } from './orderState.ts';

/**
 * Where the money of an order lies, as its reader sees it; each is a key in the locale files. Buyer and seller read different sentences
 * about the same cents.
 */
export type MoneyPlace =
  | 'notHeld'
  | 'escrowOfBuyer'
  | 'escrowForSeller'
  | 'settlingToSeller'
  | 'settlingToReader'
  | 'paidToSeller'
  | 'paidToReader'
  | 'underReview'
  | 'reviewedToDeposit'
  | 'nothingMoved'
  | 'latePaymentOnItsWay'
  | 'latePaymentReturned'
  | 'returningToApp'
  | 'returnedToApp'
  | 'keptAsDeposit'
  | 'refundedToReader'
  | 'refundedToBuyer';

/** Where the operators' review has, or left, the money of a completed sale. */
const REVIEWED: Readonly<Record<string, MoneyPlace>> = {
  WAITING: 'underReview',
  TO_DEPOSIT: 'reviewedToDeposit',
};

const BEFORE_HOLD = ['CREATING', 'AWAITING_PAYMENT'];

/** The money is held from the phase `awaitingOffer` on, settles at `protected`, is released at `completed` (platform.md 3). */
export function moneyPlace({
  phase,
  step,
  direction,
  paymentStatus,
  reviewState,
}: Pick<OrderState, 'phase' | 'step' | 'direction'> & {
  /** Of the payment app's payment, where the order has one. */
  readonly paymentStatus?: string | undefined;
  /** Of the review of a sale's money, to its seller, where there is one. */
  readonly reviewState?: string | undefined;
}): MoneyPlace {
  const isBuyer = direction === 'BUY';
  if (BEFORE_HOLD.includes(phase)) {
    return 'notHeld';
  }
  if (phase === 'PROTECTED') {
    return isBuyer ? 'settlingToSeller' : 'settlingToReader';
  }
  if (phase === 'COMPLETED') {
    return isBuyer ? 'paidToSeller' : (REVIEWED[reviewState ?? ''] ?? 'paidToReader');
  }
  if (phase !== 'FAILED') {
    return isBuyer ? 'escrowOfBuyer' : 'escrowForSeller';
  }
  const isBeforeHold = step === 'ORDER' || step === 'PAYMENT';
  if (paymentStatus === 'REFUNDING') {
    return isBeforeHold ? 'latePaymentOnItsWay' : 'returningToApp';
  }
  if (paymentStatus === 'REFUNDED') {
    return isBeforeHold ? 'latePaymentReturned' : 'returnedToApp';
  }
  if (paymentStatus === 'KEPT') {
    return 'keptAsDeposit';
  }
  if (isBeforeHold) {
    return 'nothingMoved';
  }
  return isBuyer ? 'refundedToReader' : 'refundedToBuyer';
}

const UNPAID: readonly MoneyPlace[] = ['notHeld', 'nothingMoved'];
const RECEIVED: readonly MoneyPlace[] = [
  'settlingToReader',
  'paidToReader',
  'underReview',
  'reviewedToDeposit',
];

/** What the reader's amount is called: "actual" only once it was paid or received (requirement O-05). */
export function amountLabel(place: MoneyPlace, isBuyer: boolean) {
  if (isBuyer) {
    return UNPAID.includes(place) ? 'amountDue' : 'actualPayment';
  }
  return RECEIVED.includes(place) ? 'actualReceived' : 'amountToReceive';
}
