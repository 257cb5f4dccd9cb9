/** What every phase says of itself. */
interface PhaseRow {
  /** The number of the REST contract, and its `displayStatus`. */
  readonly code: number;
  readonly display: number;
  readonly step: 'order' | 'payment' | 'shipment' | 'receipt';
  readonly isPending: boolean;
  readonly isFinal: boolean;
  /** Who must act. */
  readonly duty: 'buyer' | 'seller' | 'steam' | 'platform' | 'nobody';
  /** The tab of the order list that shows it (O-03). Null: the tab of the phase that it came from. */
  readonly group: string | null;
}

/**
 * The phases of an order, with the numbers of the REST contract (spec section 4, O-01) and the step they belong to.
 * `verifying` keeps the number, step and tab of the phase that it came from.
 */
export const ORDER_PHASES = {
  creating: {
    code: 11,
    display: 0,
    step: 'order',
    isPending: false,
    isFinal: false,
    duty: 'platform',
    group: 'toPay',
  },
  awaitingPayment: {
    code: 11,
    display: 0,
    step: 'payment',
    isPending: false,
    isFinal: false,
    duty: 'buyer',
    group: 'toPay',
  },
  awaitingOffer: {
    code: 21,
    display: 2,
    step: 'shipment',
    isPending: true,
    isFinal: false,
    duty: 'seller',
    group: 'toShip',
  },
  delivering: {
    code: 21,
    display: 2,
    step: 'shipment',
    isPending: true,
    isFinal: false,
    duty: 'seller',
    group: 'toShip',
  },
  awaitingAccept: {
    code: 41,
    display: 3,
    step: 'receipt',
    isPending: true,
    isFinal: false,
    duty: 'buyer',
    group: 'toReceive',
  },
  onHold: {
    code: 31,
    display: 3,
    step: 'receipt',
    isPending: true,
    isFinal: false,
    duty: 'steam',
    group: 'toReceive',
  },
  verifying: {
    code: 21,
    display: 2,
    step: 'shipment',
    isPending: true,
    isFinal: false,
    duty: 'platform',
    group: null,
  },
  protected: {
    code: 51,
    display: 4,
    step: 'receipt',
    isPending: false,
    isFinal: false,
    duty: 'nobody',
    group: 'protected',
  },
  completed: {
    code: 51,
    display: 4,
    step: 'receipt',
    isPending: false,
    isFinal: true,
    duty: 'nobody',
    group: 'completed',
  },
  failed: {
    code: 55,
    display: 2,
    step: 'shipment',
    isPending: false,
    isFinal: true,
    duty: 'nobody',
    group: 'closed',
  },
} as const satisfies Record<string, PhaseRow>;

/** The state of an order. */
export type OrderPhase = keyof typeof ORDER_PHASES;
/** The four steps that people see: order, payment, shipment, receipt (O-03). */
export type OrderStep = PhaseRow['step'];

/** Why an order failed. Each reason has its own text (O-02). */
export const ORDER_REASONS = [
  'paymentTimeout',
  'sellerShipmentTimeout',
  'sellerRevoked',
  'sellerCancelled',
  'buyerCancelled',
  'buyerCounterOffer',
  'buyerReceiveTimeout',
  'buyerDeclined',
  'itemGone',
  'wrongDelivery',
  'reversed',
  'systemCancelled',
] as const;
export type OrderReason = (typeof ORDER_REASONS)[number];

/**
 * Why no offer is sent to the buyer's trade link: the link is no longer valid, Steam forbids that account to trade, or
 * Steam would hold the trade for days because of it. The buyer may give another link.
 */
export const DELIVERY_ISSUES = ['tradeLink', 'partnerBlocked', 'tradeHold'] as const;
export type DeliveryIssue = (typeof DELIVERY_ISSUES)[number];

/** Who caused an event. */
export type OrderActor = 'buyer' | 'seller' | 'steam' | 'platform';

/**
 * What an edge does to the money: `hold` into the order's escrow, `settle` to the seller and the fee, `refund` to the
 * accounts it came from, `release` to withdrawable proceeds, `reverse` a settlement.
 */
export type LedgerEffect = 'hold' | 'settle' | 'refund' | 'release' | 'reverse';

/** One allowed transition of an order. */
export interface OrderEdge {
  from: OrderPhase;
  to: OrderPhase;
  /** Required on every edge to `failed`. */
  reason?: OrderReason;
  effect?: LedgerEffect;
}

/** Causes of events that keep the order's phase. */
export const ORDER_EVENT_CAUSES = [
  'paused',
  'resumed',
  'tradeLinkRefused',
  'tradeLinkReplaced',
  'offerPassedOver',
  'wrongItemTaken',
  'pricedDeliveryTaken',
  'extraItemsTaken',
  'otherItemElsewhere',
  'offerUntagged',
  'wrongOfferOver',
  'cancelAsked',
  'buyerBanned',
  'reversedLate',
  'faultFound',
] as const;
export type OrderEventCause = (typeof ORDER_EVENT_CAUSES)[number];

const BEFORE_HOLD: OrderPhase[] = ['creating', 'awaitingPayment'];

function failures(from: OrderPhase, reasons: readonly OrderReason[]): OrderEdge[] {
  const isHeld = !BEFORE_HOLD.includes(from);
  return reasons.map(
    (reason) => ({ from, to: 'failed', reason, ...(isHeld ? { effect: 'refund' } : {}) }) as const,
  );
}

/** Every transition that an order can make. No other code decides this. */
export const ORDER_EDGES: readonly OrderEdge[] = [
  { from: 'creating', to: 'awaitingPayment' },
  { from: 'creating', to: 'awaitingOffer', effect: 'hold' },
  ...failures('creating', ['systemCancelled']),
  { from: 'awaitingPayment', to: 'awaitingOffer', effect: 'hold' },
  ...failures('awaitingPayment', ['buyerCancelled', 'paymentTimeout']),
  { from: 'awaitingOffer', to: 'delivering' },
  { from: 'awaitingOffer', to: 'awaitingAccept' },
  { from: 'awaitingOffer', to: 'onHold' },
  { from: 'awaitingOffer', to: 'verifying' },
  ...failures('awaitingOffer', [
    'sellerShipmentTimeout',
    'sellerCancelled',
    'buyerCancelled',
    'itemGone',
    'wrongDelivery',
    'systemCancelled',
  ]),
  { from: 'delivering', to: 'awaitingOffer' },
  { from: 'delivering', to: 'awaitingAccept' },
  { from: 'delivering', to: 'onHold' },
  { from: 'delivering', to: 'verifying' },
  ...failures('delivering', ['sellerShipmentTimeout', 'sellerRevoked']),
  { from: 'awaitingAccept', to: 'awaitingOffer' },
  { from: 'awaitingAccept', to: 'onHold' },
  { from: 'awaitingAccept', to: 'protected', effect: 'settle' },
  { from: 'awaitingAccept', to: 'verifying' },
  ...failures('awaitingAccept', [
    'buyerDeclined',
    'buyerReceiveTimeout',
    'buyerCounterOffer',
    'sellerRevoked',
  ]),
  { from: 'onHold', to: 'protected', effect: 'settle' },
  { from: 'onHold', to: 'verifying' },
  ...failures('onHold', ['buyerCancelled', 'sellerRevoked', 'systemCancelled']),
  { from: 'verifying', to: 'awaitingOffer' },
  { from: 'verifying', to: 'delivering' },
  { from: 'verifying', to: 'awaitingAccept' },
  { from: 'verifying', to: 'onHold' },
  { from: 'verifying', to: 'protected', effect: 'settle' },
  ...failures('verifying', [
    'sellerShipmentTimeout',
    'sellerRevoked',
    'sellerCancelled',
    'buyerCancelled',
    'buyerCounterOffer',
    'buyerReceiveTimeout',
    'buyerDeclined',
    'itemGone',
    'wrongDelivery',
    'systemCancelled',
  ]),
  { from: 'protected', to: 'completed', effect: 'release' },
  { from: 'protected', to: 'failed', reason: 'reversed', effect: 'reverse' },
];

/**
 * Finds the edge between two phases, or null if there is none. An edge to `failed` must also allow the given reason.
 */
export function findEdge(from: OrderPhase, to: OrderPhase, reason?: OrderReason): OrderEdge | null {
  const isSame = (edge: OrderEdge): boolean =>
    edge.from === from && edge.to === to && (to !== 'failed' || edge.reason === reason);
  return ORDER_EDGES.find(isSame) ?? null;
}

/** The failures that the buyer caused. */
export const BUYER_CAUSED: readonly OrderReason[] = [
  'buyerCancelled',
  'buyerCounterOffer',
  'buyerReceiveTimeout',
  'buyerDeclined',
  'paymentTimeout',
];

/**
 * True if the listing becomes active again after this failure, while its asset is still available: the buyer caused it.
 * Otherwise the listing is withdrawn, as that of a quick sale always is (decision 0344).
 */
export function isListingKept(reason: OrderReason): boolean {
  return BUYER_CAUSED.includes(reason);
}

/**
 * Phases that an order may pass through on its way, the likelier first: they must have happened although no poll saw
 * them.
 */
const PASSABLE: readonly OrderPhase[] = ['delivering', 'awaitingAccept', 'protected', 'verifying'];

/** The phase that an order should reach. */
export interface OrderTarget {
  to: OrderPhase;
  reason?: OrderReason;
}

/**
 * Finds the shortest path of edges to the target. Steam is polled, so one poll may find an accepted offer that was
 * never seen open. The order then passes through the phases between, each with its event.
 * @returns an empty path if the order is already there or Steam reports an earlier phase; null if no path exists.
 */
export function pathTo(from: OrderPhase, target: OrderTarget): readonly OrderEdge[] | null {
  if (from === target.to || isBehind(from, target.to)) return [];
  const ways: { at: OrderPhase; path: OrderEdge[] }[] = [{ at: from, path: [] }];
  const seen = new Set<OrderPhase>();
  for (const { at, path } of ways) {
    const last = findEdge(at, target.to, target.reason);
    if (last) return [...path, last];
    for (const middle of PASSABLE) {
      const edge = findEdge(at, middle);
      if (!edge || seen.has(middle)) continue;
      seen.add(middle);
      ways.push({ at: middle, path: [...path, edge] });
    }
  }
  return null;
}

const PROGRESS: readonly OrderPhase[] = [
  'creating',
  'awaitingPayment',
  'awaitingOffer',
  'delivering',
  'awaitingAccept',
  'onHold',
  'protected',
  'completed',
];

/** Steam's answers can flap (3 → 2 → 3 has been reported), so an earlier phase changes nothing. */
function isBehind(from: OrderPhase, to: OrderPhase): boolean {
  return PROGRESS.slice(0, Math.max(0, PROGRESS.indexOf(from))).includes(to);
}

/** True if its seller has to send the offer by hand, and has not done so yet. */
export function isSentByHand({ isAutomatic, phase }: { isAutomatic: boolean; phase: string }): boolean {
  return !isAutomatic && phase === 'awaitingOffer';
}

/** True if the reader is the buyer. */
export function isBuyer(
  order: { buyerId: string },
  { viewer }: { viewer: { userId: string } | null },
): boolean {
  return order.buyerId === viewer?.userId;
}
