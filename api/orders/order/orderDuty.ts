import { type DeliveryIssue, ORDER_PHASES, type OrderPhase, type OrderReason } from './order.ts';

/** Who must act now, for the order page's first answer. */
export type OrderDuty = (typeof ORDER_PHASES)[OrderPhase]['duty'];

/** What of an order decides who must act and what its clock means. */
export interface DutyState {
  phase: OrderPhase;
  /** While verifying: the failure that is being verified. */
  reason: OrderReason | null;
  deliveryIssue: DeliveryIssue | null;
}

/** Who must act. An offer that Steam does not take to the buyer's link waits for the buyer's other one. */
export function dutyOf({ phase, deliveryIssue }: Omit<DutyState, 'reason'>): OrderDuty {
  if (phase === 'awaitingOffer' && deliveryIssue) return 'buyer';
  return ORDER_PHASES[phase].duty;
}

/** Configurable times in milliseconds (`platform.md` 3). */
export interface OrderTimes {
  paymentMs: number;
  sellerOfferMs: number;
  robotOfferMs: number;
  buyerCancelAfterMs: number;
  buyerAcceptMs: number;
  verifyMs: number;
}

/**
 * When a phase ends by itself, counted from entering it, or null where no clock of ours runs. An order that is verified because nobody
 * knows whether its offer went out keeps the deadline that it came with.
 */
export function deadlineMs(phase: OrderPhase, isAutomatic: boolean, times: OrderTimes): number | null {
  if (phase === 'awaitingPayment') return times.paymentMs;
  if (phase === 'awaitingOffer' || phase === 'delivering')
    return isAutomatic ? times.robotOfferMs : times.sellerOfferMs;
  if (phase === 'awaitingAccept') return times.buyerAcceptMs;
  if (phase === 'verifying') return times.verifyMs;
  return null;
}

const LOOK_AGAIN_LEAST_MS = 60_000;
const LOOK_AGAIN_MOST_MS = 6 * 3_600_000;
const UNVERIFIED_MOST_MS = 24 * 3_600_000;

/** How long the next look waits, in milliseconds, where Steam has said nothing for so long after a deadline: ever longer, up to six hours. */
export function lookAgainMs(lateMs: number): number {
  return Math.min(Math.max(LOOK_AGAIN_LEAST_MS, lateMs / 8), LOOK_AGAIN_MOST_MS);
}

/** True where a verification is so late that it ends without Steam's word, whatever asking for it meets (O-09). */
export function isVerifyOver(lateMs: number): boolean {
  return lateMs >= UNVERIFIED_MOST_MS;
}

/** What an elapsed deadline means: an order fails, or Steam is asked first because an offer may be out there. */
export function reasonOfDeadline({ phase, reason, deliveryIssue }: DutyState): OrderReason | null {
  if (phase === 'awaitingAccept') return 'buyerReceiveTimeout';
  const isWaiting = phase === 'awaitingOffer' || phase === 'delivering' || (phase === 'verifying' && !reason);
  if (!isWaiting) return null;
  return deliveryIssue ? 'buyerReceiveTimeout' : 'sellerShipmentTimeout';
}
