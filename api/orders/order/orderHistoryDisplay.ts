import {
  type DeliveryAdvice,
  type DeliveryFault,
  EVENT_CAUSES,
  type EventCauseName,
  type HoldNotice,
  type OrderFact,
  type OrderTone,
} from './displayTerms.ts';
import type { OrderPhase, OrderReason } from './order.ts';
import type { OrderSide } from './orderCancel.ts';
import { displayOf } from './orderDisplay.ts';

/** One event of an order's history, oldest first among others. */
export interface DisplayedEvent {
  toPhase: OrderPhase;
  cause: string;
  evidence: Readonly<Record<string, string>>;
}

/** What is said of an event, and its colour. */
export interface EventFact {
  fact: OrderFact;
  tone: OrderTone;
}

/** Events that are named by their cause; the others by the phase that they led to. Without a tone they have the phase's. */
const CAUSED: ReadonlyMap<string, { fact: OrderFact; tone?: OrderTone }> = new Map([
  ['paid', { fact: 'held' }],
  ['paused', { fact: 'paused', tone: 'info' }],
  ['resumed', { fact: 'resumed' }],
  ['offerWithdrawn', { fact: 'offerWithdrawn', tone: 'info' }],
  ['tradeLinkRefused', { fact: 'linkRefused', tone: 'warning' }],
  ['tradeLinkReplaced', { fact: 'linkReplaced' }],
  ['buyerBanned', { fact: 'buyerBanned', tone: 'warning' }],
  ['cancelAsked', { fact: 'cancelAsked', tone: 'info' }],
  ['offerPassedOver', { fact: 'offerPassedOver', tone: 'warning' }],
  ['wrongItemTaken', { fact: 'wrongItemTaken', tone: 'warning' }],
  ['pricedDeliveryTaken', { fact: 'pricedDeliveryTaken', tone: 'warning' }],
  ['extraItemsTaken', { fact: 'extraItemsTaken', tone: 'warning' }],
  ['otherItemElsewhere', { fact: 'otherItemElsewhere', tone: 'warning' }],
  ['offerUntagged', { fact: 'offerUntagged', tone: 'info' }],
  ['wrongOfferOver', { fact: 'wrongOfferOver' }],
  ['offerDiffers', { fact: 'offerDiffers', tone: 'negative' }],
  ['reversedLate', { fact: 'reversedLate', tone: 'negative' }],
  ['trade:11', { fact: 'holdCancelled', tone: 'negative' }],
  ['faultFound', { fact: 'faultFound', tone: 'info' }],
]);

/** What has happened is positive; only what is being verified, was held up or failed has another colour. */
export function factOf({ cause, toPhase }: Pick<DisplayedEvent, 'cause' | 'toPhase'>): EventFact {
  const { fact, factTone } = displayOf(toPhase);
  return { fact, tone: factTone, ...CAUSED.get(cause) };
}

type HoldSide = OrderSide | 'both';
const CAUSED_BY = {
  viewer: 'causedByViewer',
  buyer: 'causedByBuyer',
  seller: 'causedBySeller',
  both: 'causedByBoth',
} as const satisfies Record<HoldSide | 'viewer', HoldNotice>;
const CANCELLED_BY = {
  viewer: 'cancelledByViewer',
  buyer: 'cancelledByBuyer',
  seller: 'cancelledBySeller',
} as const satisfies Record<OrderSide | 'viewer', HoldNotice>;

/**
 * Whose account causes Steam's hold on the trade or, once the order has ended with it, who cancelled it. Null where there is no hold, or
 * Steam does not say whose it is.
 */
export function holdNoticeOf(
  { phase, side }: { phase: OrderPhase; side: OrderSide },
  events: readonly DisplayedEvent[],
): HoldNotice | null {
  if (phase !== 'onHold' && phase !== 'failed') return null;
  const notices: Partial<Record<string, HoldNotice>> = phase === 'failed' ? CANCELLED_BY : CAUSED_BY;
  const name = phase === 'failed' ? 'holdCancelledBy' : 'holdCausedBy';
  const by = events.findLast(({ evidence }) => evidence[name] !== undefined)?.evidence[name];
  if (by === undefined || by === 'viewer') return null;
  return notices[by === side ? 'viewer' : by] ?? null;
}

/** What is wrong with a delivery by hand, and what the viewer can do. */
export interface WrongDelivery {
  fault: DeliveryFault;
  advice: DeliveryAdvice;
  /** Steam's number of the offer; empty where it is unknown. */
  steamOfferId: string;
  /** When Steam stops to let the trade be reversed. */
  reversibleUntil: Date | null;
}

/** Causes of events that say what is wrong with a delivery by hand, or that it is over. */
export const WRONG_CAUSES: readonly string[] = [
  'offerPassedOver',
  'wrongItemTaken',
  'pricedDeliveryTaken',
  'extraItemsTaken',
  'otherItemElsewhere',
  'wrongOfferOver',
  'offerDiffers',
];

/** While the right offer is open, it counts that it lacks the message; afterwards what was wrong before does. */
const OPEN_PHASES: readonly OrderPhase[] = ['delivering', 'awaitingAccept'];

const OPEN_FAULTS: Partial<Record<string, DeliveryFault>> = {
  extraGiven: 'moreOffered',
  extraAsked: 'itemsAsked',
  partner: 'offeredElsewhere',
};

type Wrong = Pick<WrongDelivery, 'fault' | 'advice'>;

/**
 * What is wrong with a delivery by hand while it matters. Null where nothing wrong was sent, where it is over, and where the right item is
 * on its way or came for nothing but its price.
 */
export function wrongDeliveryOf(
  order: { phase: OrderPhase; reason: OrderReason | null; side: OrderSide },
  events: readonly DisplayedEvent[],
): WrongDelivery | null {
  const isUntagged = OPEN_PHASES.includes(order.phase) && order.side === 'seller';
  const event = events.findLast(
    ({ cause }) => WRONG_CAUSES.includes(cause) || (isUntagged && cause === 'offerUntagged'),
  );
  const wrong = event && wrongOf(order, event);
  if (!event || !wrong) return null;
  const { steamOfferId = '', reversibleUntil } = event.evidence;
  return { ...wrong, steamOfferId, reversibleUntil: reversibleUntil ? new Date(reversibleUntil) : null };
}

function wrongOf(
  { phase, reason, side }: Parameters<typeof wrongDeliveryOf>[0],
  { cause, evidence }: DisplayedEvent,
): Wrong | null {
  const isBuyer = side === 'buyer';
  if (cause === 'wrongOfferOver') return null;
  if (cause === 'offerUntagged') return { fault: 'tagMissing', advice: 'leaveOpen' };
  if (phase === 'failed' && reason === 'wrongDelivery')
    return { fault: 'deliveredElsewhere', advice: isBuyer ? 'nothingToDo' : 'reverseElsewhere' };
  if (cause === 'pricedDeliveryTaken')
    return phase === 'protected' || phase === 'onHold'
      ? { fault: 'itemsTaken', advice: isBuyer ? 'reversePriced' : 'returnPriced' }
      : null;
  if (cause === 'extraItemsTaken')
    return phase === 'protected' || phase === 'onHold'
      ? { fault: 'moreTaken', advice: isBuyer ? 'returnMore' : 'askBack' }
      : null;
  const isWaiting = phase === 'awaitingOffer' || phase === 'verifying';
  if (cause === 'otherItemElsewhere') {
    // It concerns the seller alone: the buyer has lost nothing and waits for the right item.
    if (isBuyer || (!isWaiting && phase !== 'failed')) return null;
    return { fault: 'otherItemElsewhere', advice: isWaiting ? 'resendElsewhere' : 'reverseElsewhere' };
  }
  if (cause === 'wrongItemTaken') {
    const fault = 'otherItemTaken';
    if (phase === 'failed') return { fault, advice: isBuyer ? 'returnItem' : 'reverse' };
    return isWaiting ? { fault, advice: isBuyer ? 'waitForItem' : 'resend' } : null;
  }
  if (cause !== 'offerPassedOver' || (phase !== 'awaitingOffer' && phase !== 'delivering')) return null;
  const fault = OPEN_FAULTS[evidence.difference ?? ''] ?? 'otherItemOffered';
  if (!isBuyer) return { fault, advice: 'cancelAndResend' };
  return { fault, advice: fault === 'offeredElsewhere' ? 'waitForOffer' : 'doNotAccept' };
}

/** States of an offer (`offer:2`) and of a trade (`trade:3`) by Steam's numbers. */
const STEAM_STATES: Readonly<Record<string, EventCauseName>> = {
  'offer:1': 'offerInvalid',
  'offer:2': 'offerActive',
  'offer:3': 'offerAccepted',
  'offer:4': 'offerCountered',
  'offer:5': 'offerExpired',
  'offer:6': 'offerCancelled',
  'offer:7': 'offerDeclined',
  'offer:8': 'offerItemsInvalid',
  'offer:9': 'offerCreated',
  'offer:10': 'offerConfirmationCancelled',
  'offer:11': 'offerInEscrow',
  'offer:12': 'tradeReversed',
  'trade:2': 'tradeComplete',
  'trade:3': 'tradeComplete',
  'trade:4': 'tradeFailed',
  'trade:5': 'tradeRolledBack',
  'trade:6': 'tradeRolledBack',
  'trade:7': 'tradeRolledBack',
  'trade:8': 'tradeRolledBack',
  'trade:9': 'tradeRolledBack',
  'trade:10': 'tradeInEscrow',
  'trade:11': 'tradeEscrowCancelled',
  'trade:12': 'tradeReversed',
};

/** The name of a cause as the history stores it. */
export function causeOf(stored: string): EventCauseName {
  const name = STEAM_STATES[stored] ?? stored;
  return Object.hasOwn(EVENT_CAUSES, name) ? (name as EventCauseName) : 'other';
}
