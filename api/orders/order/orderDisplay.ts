import type {
  AmountKind,
  ClockKind,
  DisplayedActor,
  MoneyPlace,
  OrderAction,
  OrderFact,
  OrderOutcome,
  OrderRoute,
  OrderSentence,
  OrderTask,
  OrderTone,
  StepState,
} from './displayTerms.ts';
import type { DeliveryIssue, OrderPhase, OrderStep } from './order.ts';
import type { OrderSide } from './orderCancel.ts';
import { dutyOf, type OrderDuty } from './orderDuty.ts';
import type { OrderPaymentStatus } from './orderPayment.ts';
import type { ReviewState } from './proceedsReview.ts';

/** What each side of an order reads. */
interface Sides<T> {
  readonly buyer: T;
  readonly seller: T;
}

/** How an order looks in one phase. */
interface PhaseDisplay {
  /** `turn`: accent for the side that must act, warning for the other. */
  readonly tone: OrderTone | 'turn';
  readonly sentence: Sides<OrderSentence>;
  /** Null where somebody must act. */
  readonly outcome: Sides<OrderOutcome> | null;
  /** What its side must do when it is that side's turn. */
  readonly task: Sides<OrderTask | null>;
  /** What the page offers beside the cancel. */
  readonly action: Sides<OrderAction | null>;
  readonly clock: ClockKind | null;
  readonly money: Sides<MoneyPlace>;
  readonly amount: Sides<AmountKind>;
  /** `current`: the steps follow the step of the order. */
  readonly steps: 'current' | 'allDone' | 'broken';
  /** Steps that an event which leads to this phase proves done. */
  readonly proves: readonly OrderStep[];
  /** What is said of an event that leads to this phase, and its colour. */
  readonly fact: OrderFact;
  readonly factTone: OrderTone;
  readonly route: OrderRoute | null;
}

const both = <T>(value: T): Sides<T> => ({ buyer: value, seller: value });
const NONE = both(null);
const ESCROW: Sides<MoneyPlace> = { buyer: 'escrowOfBuyer', seller: 'escrowForSeller' };
const HELD: Sides<AmountKind> = { buyer: 'moved', seller: 'expected' };
const UNPAID: Sides<AmountKind> = { buyer: 'unpaid', seller: 'expected' };
/** What most phases share: somebody must act, the money is held, and the steps follow the order. */
const UNDER_WAY = {
  outcome: null,
  money: ESCROW,
  amount: HELD,
  steps: 'current',
  factTone: 'positive',
} as const;

/** How an order looks in each phase. What an offer, a payment or a review changes is decided by the functions below. */
const PHASE_DISPLAYS = {
  creating: {
    ...UNDER_WAY,
    tone: 'turn',
    sentence: both('creating'),
    task: NONE,
    action: NONE,
    clock: null,
    money: both('notHeld'),
    amount: UNPAID,
    proves: ['order'],
    fact: 'ordered',
    route: 'payment',
  },
  awaitingPayment: {
    ...UNDER_WAY,
    tone: 'turn',
    sentence: both('pay'),
    task: { buyer: 'pay', seller: null },
    action: { buyer: 'pay', seller: null },
    clock: 'deadline',
    money: both('notHeld'),
    amount: UNPAID,
    proves: ['order'],
    fact: 'paymentAwaited',
    route: 'shipment',
  },
  awaitingOffer: {
    ...UNDER_WAY,
    tone: 'turn',
    sentence: both('sendOffer'),
    task: { buyer: 'replaceLink', seller: 'sendOffer' },
    action: { buyer: 'replaceLink', seller: 'sendOffer' },
    clock: 'deadline',
    proves: ['order', 'payment'],
    fact: 'offerAwaited',
    route: 'receipt',
  },
  delivering: {
    ...UNDER_WAY,
    tone: 'turn',
    sentence: both('confirmOffer'),
    task: { buyer: null, seller: 'confirmOffer' },
    action: NONE,
    clock: 'deadline',
    proves: [],
    fact: 'offerMade',
    route: 'receipt',
  },
  awaitingAccept: {
    ...UNDER_WAY,
    tone: 'turn',
    sentence: both('acceptOffer'),
    task: { buyer: 'acceptOffer', seller: null },
    action: { buyer: 'acceptOffer', seller: null },
    clock: 'deadline',
    proves: ['shipment'],
    fact: 'offerSent',
    route: 'protection',
  },
  onHold: {
    ...UNDER_WAY,
    tone: 'info',
    sentence: both('onHold'),
    task: NONE,
    action: NONE,
    clock: 'steamHold',
    proves: ['shipment'],
    fact: 'onHold',
    factTone: 'info',
    route: 'protection',
  },
  verifying: {
    ...UNDER_WAY,
    tone: 'info',
    sentence: both('verifying'),
    task: NONE,
    action: NONE,
    clock: null,
    proves: [],
    fact: 'verifying',
    factTone: 'info',
    route: 'verification',
  },
  protected: {
    tone: 'info',
    sentence: { buyer: 'protectedBuyer', seller: 'protectedSeller' },
    outcome: { buyer: 'protectedBuyer', seller: 'protectedSeller' },
    task: NONE,
    action: { buyer: 'openInventory', seller: null },
    clock: 'tradeProtection',
    money: { buyer: 'settlingToSeller', seller: 'settlingToViewer' },
    amount: both('moved'),
    steps: 'allDone',
    proves: ['shipment', 'receipt'],
    fact: 'received',
    factTone: 'positive',
    route: 'endOfProtection',
  },
  completed: {
    tone: 'positive',
    sentence: { buyer: 'completedBuyer', seller: 'completedSeller' },
    outcome: { buyer: 'completedBuyer', seller: 'completedSeller' },
    task: NONE,
    action: { buyer: 'openInventory', seller: null },
    clock: null,
    money: { buyer: 'paidToSeller', seller: 'paidToViewer' },
    amount: both('moved'),
    steps: 'allDone',
    proves: ['receipt'],
    fact: 'completed',
    factTone: 'positive',
    route: null,
  },
  failed: {
    tone: 'negative',
    sentence: both('closed'),
    outcome: { buyer: 'refundedBuyer', seller: 'refundedSeller' },
    task: NONE,
    action: { buyer: 'buyAnother', seller: null },
    clock: null,
    money: { buyer: 'refundedToViewer', seller: 'refundedToBuyer' },
    amount: both('none'),
    steps: 'broken',
    proves: [],
    fact: 'failed',
    factTone: 'negative',
    route: null,
  },
} as const satisfies Record<OrderPhase, PhaseDisplay>;

/** The row of a phase. */
export function displayOf(phase: OrderPhase): PhaseDisplay {
  return PHASE_DISPLAYS[phase];
}

/** What every rule reads of an order, and which side of it the viewer is on. */
export interface DisplayedOrder {
  side: OrderSide;
  phase: OrderPhase;
  isAutomatic: boolean;
  deliveryIssue: DeliveryIssue | null;
  deadlineAt: Date | null;
  pausedAt: Date | null;
  settlesAt: Date | null;
  holdEndsAt: Date | null;
}

/** What the headline and the money read besides. */
export interface DisplayedMoney extends DisplayedOrder {
  /** The step where the order is, or where it failed. */
  step: OrderStep;
  /** The payment app's payment, to the buyer of an order that has one. */
  payment: { status: OrderPaymentStatus; endedAt: Date | null } | null;
  /** The review of a completed sale, to its seller. */
  review: { state: ReviewState; lookBy: Date } | null;
}

/** An offer made by hand that is still open at Steam while the order ends: `waitsForOffersEnd`. */
interface OfferLeftOpen {
  isOfferLeftOpen: boolean;
}

const isViewersTurn = (order: DisplayedOrder): boolean => dutyOf(order) === order.side;

/** A robot gives the confirmation: the platform acts, and the seller may. */
const isRobotConfirming = ({ phase, isAutomatic }: DisplayedOrder): boolean =>
  phase === 'delivering' && isAutomatic;

/** The colour of an order's state. */
export function toneOf(order: DisplayedOrder): OrderTone {
  const { tone } = displayOf(order.phase);
  if (tone !== 'turn') return tone;
  return isViewersTurn(order) ? 'accent' : 'warning';
}

/** The clock that people read, or null where none runs. */
export interface DisplayedClock {
  kind: ClockKind;
  /** Null where nobody knows the end. */
  until: Date | null;
  /** Since when it is paused because Steam is down. */
  pausedAt: Date | null;
}

/** Which of an order's times counts in its phase. */
export function clockOf(order: DisplayedOrder): DisplayedClock | null {
  const kind = displayOf(order.phase).clock;
  if (kind === 'tradeProtection') return { kind, until: order.settlesAt, pausedAt: null };
  if (kind === 'steamHold') return { kind, until: order.holdEndsAt, pausedAt: null };
  if (kind === null || order.deadlineAt === null) return null;
  return { kind, until: order.deadlineAt, pausedAt: order.pausedAt };
}

/** The answer to the page's first question: who must act, or what the result is. One of `actor` and `outcome` is null. */
export interface OrderHeadline {
  actor: DisplayedActor | null;
  outcome: OrderOutcome | null;
  sentence: OrderSentence;
  /** Differs from the tone of the state while the clock is paused and while a review waits. */
  tone: OrderTone;
}

/** Who must act and how, or what the result is. */
export function headlineOf(order: DisplayedMoney & OfferLeftOpen): OrderHeadline {
  const outcome = outcomeOf(order);
  const isQuiet = clockOf(order)?.pausedAt != null || reviewToShow(order) === 'waiting';
  return {
    actor: outcome === null ? actorOf(order) : null,
    outcome,
    sentence: sentenceOf(order),
    tone: isQuiet ? 'info' : toneOf(order),
  };
}

function actorOf(order: DisplayedOrder & OfferLeftOpen): DisplayedActor {
  if (isRobotConfirming(order)) return 'platform';
  if (order.isOfferLeftOpen) return 'either';
  return isViewersTurn(order) ? 'viewer' : (dutyOf(order) as Exclude<OrderDuty, 'nobody'>);
}

/** A review that has something to say: of released money there is nothing more to say. */
function reviewToShow({ phase, review }: DisplayedMoney): 'waiting' | 'toDeposit' | null {
  if (phase !== 'completed' || review === null || review.state === 'released') return null;
  return review.state;
}

/** The payment of a failed order as its outcome. */
const PAYMENT_OUTCOMES: Partial<Record<OrderPaymentStatus, OrderOutcome>> = {
  refunding: 'refundingToApp',
  refunded: 'refundedToApp',
  kept: 'keptAsDeposit',
  paid: 'refundedToDeposit',
};

/** True where an order failed before its money was held. */
export function isBeforeHold({ step }: Pick<DisplayedMoney, 'step'>): boolean {
  return step === 'order' || step === 'payment';
}

function outcomeOf(order: DisplayedMoney): OrderOutcome | null {
  const { phase, payment, side } = order;
  if (phase === 'failed') {
    const ofPayment = payment && PAYMENT_OUTCOMES[payment.status];
    if (ofPayment) return ofPayment;
    if (isBeforeHold(order)) return 'notCharged';
  }
  const review = reviewToShow(order);
  if (review) return review === 'waiting' ? 'waitingForReview' : 'reviewedToDeposit';
  return displayOf(phase).outcome?.[side] ?? null;
}

const ISSUE_SENTENCES = {
  tradeLink: { buyer: 'linkRefusedBuyer', seller: 'linkRefusedSeller' },
  partnerBlocked: { buyer: 'accountBlockedBuyer', seller: 'accountBlockedSeller' },
  tradeHold: { buyer: 'accountHeldBuyer', seller: 'accountHeldSeller' },
} as const satisfies Record<DeliveryIssue, Sides<OrderSentence>>;

function sentenceOf(order: DisplayedMoney & OfferLeftOpen): OrderSentence {
  const { phase, side, deliveryIssue } = order;
  if (clockOf(order)?.pausedAt != null) return 'paused';
  const review = reviewToShow(order);
  if (review) return review === 'waiting' ? 'waitingForReview' : 'reviewedToDeposit';
  if (order.isOfferLeftOpen) return side === 'buyer' ? 'offerLeftOpenBuyer' : 'offerLeftOpenSeller';
  if (phase === 'awaitingOffer' && deliveryIssue) return ISSUE_SENTENCES[deliveryIssue][side];
  if (isRobotConfirming(order)) return side === 'buyer' ? 'robotConfirmsBuyer' : 'robotConfirmsSeller';
  return displayOf(phase).sentence[side];
}

/**
 * What the viewer must do. Null where it is another's turn, where a robot does it, and while Steam is down, since then nobody can.
 */
export function taskOf(order: DisplayedOrder & OfferLeftOpen): OrderTask | null {
  const { side, phase } = order;
  if (order.pausedAt !== null) return null;
  if (order.isOfferLeftOpen) return side === 'buyer' ? 'declineOffer' : 'cancelOffer';
  if (!isViewersTurn(order) || (side === 'seller' && order.isAutomatic)) return null;
  return displayOf(phase).task[side];
}

/** What the page offers to the viewer. @param canCancel now or later. */
export function actionsOf(order: DisplayedOrder & OfferLeftOpen, canCancel: boolean): OrderAction[] {
  const { side, phase, deliveryIssue, isAutomatic } = order;
  if (order.isOfferLeftOpen) return [side === 'buyer' ? 'declineOffer' : 'cancelOffer'];
  const action = displayOf(phase).action[side];
  const isNeedless = (action === 'replaceLink' && !deliveryIssue) || (action === 'sendOffer' && isAutomatic);
  const offered = action === null || isNeedless ? [] : [action];
  return canCancel ? [...offered, 'cancelOrder'] : offered;
}

const STEPS: readonly OrderStep[] = ['order', 'payment', 'shipment', 'receipt'];

/** One of the four steps as it is shown (O-03). */
export interface DisplayedStep {
  step: OrderStep;
  state: StepState;
  /** When the first event proved it done; null for a step that is not done, or that no event proves. */
  doneAt: Date | null;
}

/** The four steps. With the item received all are done, even while Steam can still reverse the trade. */
export function stepsOf(
  { phase, step }: { phase: OrderPhase; step: OrderStep },
  events: readonly { toPhase: OrderPhase; createdAt: Date }[],
): DisplayedStep[] {
  const { steps } = displayOf(phase);
  const reached = STEPS.indexOf(step);
  return STEPS.map((each, index) => {
    if (steps === 'allDone' || index < reached) {
      const proof = events.find(({ toPhase }) => displayOf(toPhase).proves.includes(each));
      return { step: each, state: 'done', doneAt: proof?.createdAt ?? null };
    }
    const state = index > reached ? 'next' : steps === 'broken' ? 'failed' : 'now';
    return { step: each, state, doneAt: null };
  });
}
