import type { Config } from '../../config.ts';
import { type DeliveryIssue, ORDER_PHASES, type OrderPhase, type OrderReason } from './order.ts';

/** Who must act now, for the order page's first answer. */
export type OrderDuty = (typeof ORDER_PHASES)[OrderPhase]['duty'];

/** The state of an order that decides who has to act and what its deadline means. */
export interface DutyState {
  phase: OrderPhase;
  /** While verifying: the reason of the failure that is being verified. */
  reason: OrderReason | null;
  deliveryIssue: DeliveryIssue | null;
}

/** Who has to act. If Steam does not accept an offer to the buyer's link, the buyer has to give another one. */
export function dutyOf({ phase, deliveryIssue }: Omit<DutyState, 'reason'>): OrderDuty {
  if (phase === 'awaitingOffer' && deliveryIssue) return 'buyer';
  return ORDER_PHASES[phase].duty;
}

/** Configured durations in milliseconds. */
export interface OrderTimes {
  paymentMs: number;
  sellerOfferMs: number;
  robotOfferMs: number;
  buyerCancelAfterMs: number;
  buyerAcceptMs: number;
  verifyMs: number;
}

/**
 * How long a phase may last from its start, in milliseconds, or null if it has no deadline. An order that is verified
 * because nobody knows whether its offer was sent keeps the deadline it had before.
 */
export function deadlineMs(phase: OrderPhase, isAutomatic: boolean, times: OrderTimes): number | null {
  if (phase === 'awaitingPayment') return times.paymentMs;
  if (phase === 'awaitingOffer' || phase === 'delivering')
    return isAutomatic ? times.robotOfferMs : times.sellerOfferMs;
  if (phase === 'awaitingAccept') return times.buyerAcceptMs;
  if (phase === 'verifying') return times.verifyMs;
  return null;
}

const CHECK_LEAST_MS = 60_000;
const CHECK_MOST_MS = 6 * 3_600_000;
const UNVERIFIED_MOST_MS = 24 * 3_600_000;

/**
 * How long to wait before the next check, in milliseconds, if Steam has not answered for `lateMs` after a deadline. The
 * wait grows up to six hours.
 */
export function nextCheckMs(lateMs: number): number {
  return Math.min(Math.max(CHECK_LEAST_MS, lateMs / 8), CHECK_MOST_MS);
}

/** True if a verification is so late that it ends without an answer from Steam, whatever a query would meet (O-09). */
export function isVerifyOver(lateMs: number): boolean {
  return lateMs >= UNVERIFIED_MOST_MS;
}

/**
 * The failure reason of an elapsed deadline. The order then fails, or Steam is asked first because an offer may be out.
 */
export function reasonOfDeadline({ phase, reason, deliveryIssue }: DutyState): OrderReason | null {
  if (phase === 'awaitingAccept') return 'buyerReceiveTimeout';
  const isWaiting = phase === 'awaitingOffer' || phase === 'delivering' || (phase === 'verifying' && !reason);
  if (!isWaiting) return null;
  return deliveryIssue ? 'buyerReceiveTimeout' : 'sellerShipmentTimeout';
}
/** The configured durations of orders. */
export function orderTimesOf(config: Config): OrderTimes {
  return {
    paymentMs: config.ORDER_PAYMENT_MS,
    sellerOfferMs: config.ORDER_SELLER_OFFER_MS,
    robotOfferMs: config.ORDER_ROBOT_OFFER_MS,
    buyerCancelAfterMs: config.ORDER_BUYER_CANCEL_AFTER_MS,
    buyerAcceptMs: config.ORDER_BUYER_ACCEPT_MS,
    verifyMs: config.ORDER_VERIFY_MS,
  };
}
