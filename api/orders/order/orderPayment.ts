import type { Config } from '../../config.ts';
import type { Cents } from '../../kernel/money.ts';
import type { MessageTemplate } from '../../notifications/message/messageWords.ts';

import type { PaymentMovement } from '../../payments/ledger/moveMoney.ts';
import type { OrderPhase } from './order.ts';

/** How an order is paid: from the buyer's balance at once, or through the payment app within a deadline. */
export const PAY_WAYS = ['balance', 'paymentApp'] as const;
export type PayWay = (typeof PAY_WAYS)[number];

/** Prefix of every order payment's number, also at the payment app. */
export const ORDER_PAYMENT_PREFIX = 'DD';

/**
 * States of an order's payment: not paid yet; paid to the order; closed without payment; being refunded because the
 * order failed; refunded; turned into the buyer's deposit because the payment app rejected the refund.
 */
export const ORDER_PAYMENT_STATUSES = ['open', 'paid', 'closed', 'refunding', 'refunded', 'kept'] as const;
export type OrderPaymentStatus = (typeof ORDER_PAYMENT_STATUSES)[number];

/** An order's payment as the rules read it. */
export interface OrderPayment {
  id: string;
  number: string;
  orderId: string;
  amountCents: Cents;
  status: OrderPaymentStatus;
  /** True once the money has reached the order through the ledger. */
  isTaken: boolean;
  /** The payment app's number of the trade, once it is paid. */
  tradeNo: string | null;
  expiresAt: Date;
  queryCount: number;
  refundAttempts: number;
  refundAttemptedAt: Date | null;
}

/** Whether a payment app is configured. Whether operators have closed it is checked by `admitService`. */
export function isPaymentAppOpen(config: Config): boolean {
  return config.ALIPAY_APP_ID !== '';
}

/**
 * Maximum number of unpaid orders that one buyer may have at a time, and of those that may be left unpaid within an hour.
 * Each one reserves a listing that nobody else can buy.
 */
const UNPAID_MAX = 3;
const LEFT_UNPAID_MAX = 10;

/** Whether a buyer may reserve another listing without having paid. */
export function mayLeaveUnpaid({ openCount, leftCount }: { openCount: number; leftCount: number }): boolean {
  return openCount < UNPAID_MAX && leftCount + openCount < LEFT_UNPAID_MAX;
}

/**
 * The consequence of a trade: pay the order, refund the money, close the payment because nothing will arrive any more,
 * or nothing.
 */
export type PaymentStep = 'take' | 'refund' | 'close' | 'nothing';

/**
 * Decides by the payment app's verdict, with the order locked. An order takes its money once and only while it waits
 * for it. Anything paid at another time is refunded to where it came from, and nowhere else (T-19).
 */
export function paymentStep(
  verdict: 'paid' | 'unpaid' | 'over' | 'wrong',
  status: OrderPaymentStatus,
  phase: OrderPhase,
): PaymentStep {
  const isWaiting = phase === 'awaitingPayment';
  if (verdict === 'paid' && status === 'open' && isWaiting) return 'take';
  if (verdict === 'paid' && (status === 'open' || status === 'closed')) return 'refund';
  return verdict === 'over' && status === 'open' && !isWaiting ? 'close' : 'nothing';
}

/** The stable number of a payment's only refund. Repeating a refund with the same number has no second effect. */
export function refundNumber({ number }: Pick<OrderPayment, 'number'>): string {
  return `${number}-T`;
}

/**
 * Whether a refund may be requested (again) after the app reported none: not while the previous request may still be in
 * flight.
 * @param timeoutMs timeout of one call to the app.
 */
export function mayRequestRefund(
  { refundAttemptedAt }: Pick<OrderPayment, 'refundAttemptedAt'>,
  now: Date,
  timeoutMs: number,
): boolean {
  return refundAttemptedAt === null || now.getTime() >= refundAttemptedAt.getTime() + 2 * timeoutMs;
}

/**
 * The app's error codes for a trade that it never refunds: its refund period is over, or it was paid with something
 * that cannot be returned.
 */
const REJECTED_FOR_GOOD: readonly string[] = [
  'ACQ.TRADE_HAS_FINISHED',
  'ACQ.TRADE_NOT_ALLOW_REFUND',
  'ACQ.ONLINE_TRADE_VOUCHER_NOT_ALLOW_REFUND',
];

/** Whether a rejected refund is final. Any other rejection, such as an empty account of ours, is retried. */
export function isRefundRejectedForGood(code: string | null): boolean {
  return code !== null && REJECTED_FOR_GOOD.includes(code);
}

/** How the refund of a payment ends: with the payment app, or as the buyer's deposit. */
export type RefundEnd = 'refunded' | 'kept';

/** The ledger movement at the end of a refund; null if the payment never reached the ledger and returns as it came. */
export function refundMovement(isTaken: boolean, end: RefundEnd): PaymentMovement | null {
  if (end === 'kept') return isTaken ? 'payBackRefused' : 'latePaymentKept';
  return isTaken ? 'payBack' : null;
}

/** The message to the buyer at the end of a refund. */
export function refundTemplate(isTaken: boolean, end: RefundEnd): MessageTemplate {
  if (end === 'kept') return 'paymentKept';
  return isTaken ? 'paymentReturned' : 'latePaymentReturned';
}
