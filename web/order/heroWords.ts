import { type ClockOrder, orderClock } from './orderClock.ts';
import { isReaderActing, isRobotConfirming } from './orderState.ts';

/** The part of an order that the hero's words depend on; values as in `schema.graphql`. */
export interface HeroOrder extends ClockOrder {
  readonly direction: string;
  readonly actor: string;
  readonly step: string;
  /** Where its payment by the payment app stands, to the buyer of an order that has one. */
  readonly payment?: { readonly status: string } | null | undefined;
  /** Of a completed sale whose money the operators look at, to its seller. */
  readonly proceedsReview?: { readonly state: string } | null | undefined;
  readonly deliveryIssue?: string | null | undefined;
  /** AUTOMATIC: a robot delivers, so that the platform acts for the seller. */
  readonly deliveryType?: string | undefined;
  /** The order ends, and the offer that its seller made by hand still stands open at Steam. */
  readonly isOfferLeftOpen?: boolean | undefined;
}

/** Keys in the locale files, the person whose name goes in, and the end of the clock that runs. */
export interface HeroWords {
  readonly labelKey: 'mustActNow' | 'outcome';
  readonly nameKey: string;
  readonly person: 'BUYER' | 'SELLER';
  readonly sentenceKey: string;
  /** ISO 8601; null where no clock of ours runs. */
  readonly clockEndsAt: string | null;
  /** ISO 8601; since when that clock stands still, null where it runs. */
  readonly clockStoppedAt: string | null;
}

/** Where the money of a failed order may be that the payment app paid, as far as we have words for it. */
const RETURNS: readonly string[] = ['REFUNDING', 'REFUNDED', 'KEPT'];

/** Why Steam does not take the offer, as far as we have words for it. */
const ISSUES = ['TRADE_LINK', 'PARTNER_BLOCKED'] as const;

/** Who must act, what they must do, and by when (look.md 3.7). A sentence with a time has its own key (`…By`). */
export function heroWords(order: HeroOrder): HeroWords {
  const { endsAt: clockEndsAt, stoppedAt: clockStoppedAt } = orderClock(order);
  const isMine = isReaderActing(order);
  const isWaiting = order.actor !== 'NOBODY';
  return {
    labelKey: isWaiting ? 'mustActNow' : 'outcome',
    nameKey: isRobotConfirming(order)
      ? 'actor_PLATFORM'
      : order.isOfferLeftOpen === true
        ? 'actor_EITHER'
        : isWaiting
          ? `actor_${isMine ? 'YOU' : order.actor}`
          : outcomeKey(order),
    person: order.actor === 'BUYER' ? 'BUYER' : 'SELLER',
    sentenceKey: clockStoppedAt === null ? sentenceKey(order, clockEndsAt !== null) : 'hero_paused',
    clockEndsAt,
    clockStoppedAt,
  };
}

/** Where nobody must act, what came of the order stands in the place of a name. */
function outcomeKey({ phase, direction, step, payment, proceedsReview }: HeroOrder): string {
  const side = direction === 'BUY' ? 'Buy' : 'Sell';
  if (phase === 'FAILED' && payment != null && RETURNS.includes(payment.status)) {
    return `outcome_${payment.status}`;
  }
  if (phase === 'FAILED' && payment?.status === 'PAID') {
    return 'outcome_FAILED_Deposit';
  }
  if (phase === 'FAILED') {
    return step === 'ORDER' || step === 'PAYMENT' ? 'outcome_FAILED_unpaid' : `outcome_FAILED_${side}`;
  }
  if (phase === 'COMPLETED' && isReviewTold(proceedsReview)) {
    return `outcome_COMPLETED_${proceedsReview.state}`;
  }
  return phase === 'PROTECTED' || phase === 'COMPLETED' ? `outcome_${phase}_${side}` : 'outcome_unknown';
}

/** Of a released one there is nothing more to say. */
function isReviewTold(review: HeroOrder['proceedsReview']): review is { readonly state: string } {
  return review?.state === 'WAITING' || review?.state === 'TO_DEPOSIT';
}

function sentenceKey(order: HeroOrder, hasClock: boolean): string {
  const { phase, direction, deliveryIssue } = order;
  const side = direction === 'BUY' ? 'Buy' : 'Sell';
  if (phase === 'FAILED') {
    return 'hero_FAILED';
  }
  if (phase === 'COMPLETED' && isReviewTold(order.proceedsReview)) {
    return `hero_COMPLETED_${order.proceedsReview.state}`;
  }
  if (phase === 'PROTECTED' || phase === 'COMPLETED') {
    return hasClock ? `hero_${phase}_${side}_by` : `hero_${phase}_${side}`;
  }
  if (order.isOfferLeftOpen === true) {
    return `hero_VERIFYING_open_${side}`;
  }
  const isIssue = phase === 'AWAITING_OFFER' && (ISSUES as readonly string[]).includes(deliveryIssue ?? '');
  const key = isIssue
    ? `hero_${deliveryIssue}_${side}`
    : isRobotConfirming(order)
      ? `hero_DELIVERING_robot_${side}`
      : `hero_${phase}`;
  return hasClock ? `${key}_by` : key;
}
