import type { Config } from '../../config.ts';
import type { Cents } from '../../kernel/money.ts';
import type { MessageTemplate } from '../../notifications/message/message.ts';
import type { PaymentMovement } from '../../payments/ledger/moveOrderMoney.ts';
import type { OrderPhase } from './order.ts';

/** How an order is paid: from the buyer's balance at once, or at the payment app within its deadline. */
export const PAY_WAYS = ['balance', 'paymentApp'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** How the number of every order's payment begins, at the payment app too. */
export const ORDER_PAYMENT_PREFIX = 'DD';

/**
 * Where an order's payment stands: not paid yet; taken by its order; given up unpaid; on its way back, since the order failed; given back;
 * kept as the buyer's deposit, since the payment app refuses to take it back.
 */
export const ORDER_PAYMENT_STATUSES = ['open', 'paid', 'closed', 'refunding', 'refunded', 'kept'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/** An order's payment as its rules see it. */
export interface OrderPayment {
  id: string;
  number: string;
  orderId: string;
  amountCents: Cents;
  status: OrderPaymentStatus;
  /** True once the order had the money: it came through the ledger. */
  isTaken: boolean;
  /** The payment app's number, once paid. */
  tradeNo: string | null;
  expiresAt: Date;
  queryCount: number;
  refundAttempts: number;
  refundAttemptedAt: Date | null;
}

/** Whether there is a payment app to pay new orders at. Whether operators have closed that is `admitService`'s to say. */
export function isPaymentAppOpen(config: Config): boolean {
  return config.ALIPAY_APP_ID !== '';
}

/** Unpaid orders that one buyer may have at a time, and may leave unpaid in an hour: each keeps a listing from everybody else. */
const UNPAID_MAX = 3;
const LEFT_UNPAID_MAX = 10;

/** Whether a buyer may let another listing wait for a payment. */
export function mayLeaveUnpaid({ openCount, leftCount }: { openCount: number; leftCount: number }): boolean {
  return openCount < UNPAID_MAX && leftCount + openCount < LEFT_UNPAID_MAX;
}

/** What follows from a trade: the order takes the money, the money goes back, nothing will come any more, or nothing. */
export type PaymentStep = 'take' | 'giveBack' | 'close' | 'nothing';

/**
 * Decides by the payment app's word, with the order locked. An order takes its money once and while it waits for it; what is paid at
 * any other time goes back to where it came from, and to nowhere else (T-19).
 */
export function paymentStep(
  verdict: 'paid' | 'unpaid' | 'over' | 'wrong',
  status: OrderPaymentStatus,
  phase: OrderPhase,
): PaymentStep {
  const isWaiting = phase === 'awaitingPayment';
  if (verdict === 'paid' && status === 'open' && isWaiting) return 'take';
  if (verdict === 'paid' && (status === 'open' || status === 'closed')) return 'giveBack';
  return verdict === 'over' && status === 'open' && !isWaiting ? 'close' : 'nothing';
}

/** How long after its time a trade that the app does not know may still be opened: its clock is not ours. */
const CLOCKS_DIFFER_MS = 60_000;

/** Whether a payment page can no longer be opened, so that a trade unknown to the app stays unknown. */
export function isPageDead({ expiresAt }: Pick<OrderPayment, 'expiresAt'>, now: Date): boolean {
  return now.getTime() >= expiresAt.getTime() + CLOCKS_DIFFER_MS;
}

/** The stable number of the one refund that a payment can have: repeated under it, it happens once. */
export function refundNumber({ number }: Pick<OrderPayment, 'number'>): string {
  return `${number}-T`;
}

/**
 * Whether a refund may be asked for (again) after the app's books hold none: not while the last asking may still be on its way
 * (`safety.md` 2.3). @param timeoutMs of one call to the app.
 */
export function mayAskForRefund(
  { refundAttemptedAt }: Pick<OrderPayment, 'refundAttemptedAt'>,
  now: Date,
  timeoutMs: number,
): boolean {
  return refundAttemptedAt === null || now.getTime() >= refundAttemptedAt.getTime() + 2 * timeoutMs;
}

/** The app's words for a trade that it never gives back: its time for that is over, or it was paid with what cannot return. */
const REFUSED_FOR_GOOD: readonly string[] = [
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
];

/** Whether a definite "no" to a refund will stay one. Any other, such as an empty account of ours, is asked again. */
export function isRefundRefusedForGood(code: string | null): boolean {
  return code !== null && REFUSED_FOR_GOOD.includes(code);
}

/** How a payment on its way back ends: with the payment app, or as the buyer's deposit. */
export type RefundEnd = 'refunded' | 'kept';

/** What the money of a payment does when its way back ends; null: it never reached the ledger, and leaves as it came. */
export function refundMovement(isTaken: boolean, end: RefundEnd): PaymentMovement | null {
  if (end === 'kept') return isTaken ? 'payBackRefused' : 'latePaymentKept';
  return isTaken ? 'payBack' : null;
}

/** What the buyer is told when it ends. */
export function refundTemplate(isTaken: boolean, end: RefundEnd): MessageTemplate {
  if (end === 'kept') return 'paymentKept';
  return isTaken ? 'paymentReturned' : 'latePaymentReturned';
}
