import { reversedSalePart, salePart } from '../../catalog/prices/sale.store.ts';
import type { Config } from '../../config.ts';
import { checkpoint } from '../../kernel/checkpoint.ts';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notificationPart } from '../../kernel/events.ts';
import type { Platform } from '../../kernel/platform.ts';
import { type StatementPart, writeTogether } from '../../kernel/writeTogether.ts';
import { orderMessageParts } from '../../notifications/message/postMessages.ts';
import { orderMoneyParts } from '../../payments/ledger/moveMoney.ts';
import { orderFigureParts } from '../../payments/statistics/statistics.store.ts';
import { pointsParts } from '../../payments/wallet/wallet.store.ts';
import { endReservationParts } from '../../selling/listing/listing.store.ts';
import { listingStatusAfter } from '../../selling/listing/listing.ts';
import {
  type EventCause,
  isQuickSale,
  lockOrder,
  type OrderChange,
  type OrderRow,
  orderChangeParts,
} from './order.store.ts';
import {
  isListingKept,
  type OrderActor,
  type OrderEdge,
  type OrderEventCause,
  type OrderReason,
  type OrderTarget,
  pathTo,
} from './order.ts';
import { deadlineMs, orderTimesOf } from './orderDuty.ts';
import { notificationsOf } from './orderNotifications.ts';
import { resumeClock, resumption } from './orderPause.ts';
import { promptPaymentPart, refundPaymentPart } from './orderPayment.store.ts';
import { type NewReview, reviewPart } from './review.store.ts';
import { judgeProceeds } from './reviewProceeds.ts';
import { offerIntentPart } from './tradeOffer.store.ts';

/** Who moves an order, for what cause and with what evidence. Times are Steam's where Steam gave them. */
export interface OrderCause {
  actor: OrderActor;
  actorId?: string;
  cause: string;
  evidence?: Record<string, string>;
  /** While verifying: the reason of the failure that is being verified. */
  pendingReason?: OrderReason;
  tradedAt?: Date;
  settlesAt?: Date;
  confirmedAt?: Date;
  holdEndsAt?: Date;
  /** With the payment: the press that bought the copy together with others. */
  pressId?: string | undefined;
}

function eventCauseOf(by: Pick<OrderCause, 'actor' | 'actorId' | 'cause' | 'evidence'>): EventCause {
  const { actor, actorId = null, cause, evidence = {} } = by;
  return { actor, actorId, cause, evidence };
}

function deadlineOf(
  config: Config,
  order: Pick<OrderRow, 'isAutomatic' | 'deadlineAt' | 'settlesAt'>,
  edge: OrderEdge,
  by: OrderCause,
  now: Date,
): Date | null {
  if (edge.to === 'protected') return by.settlesAt ?? order.settlesAt;
  const isSameClock = edge.to === 'delivering' || (edge.to === 'verifying' && !by.pendingReason);
  if (isSameClock && order.deadlineAt) return order.deadlineAt;
  const ms = deadlineMs(edge.to, order.isAutomatic, orderTimesOf(config));
  return ms === null ? null : addMs(now, ms);
}

/**
 * The order after a transition. A paused clock resumes if the phase keeps its deadline; any other phase gets a new
 * deadline.
 */
function orderAfter(config: Config, order: OrderRow, edge: OrderEdge, by: OrderCause, now: Date): OrderRow {
  const { deadlineAt, ...pause } = resumeClock(order, now);
  const { to } = edge;
  return {
    ...order,
    phase: to,
    verifyingFrom: to === 'verifying' ? order.phase : to === 'failed' ? order.verifyingFrom : null,
    reason: edge.reason ?? (to === 'verifying' ? (by.pendingReason ?? null) : null),
    deadlineAt: deadlineOf(config, { ...order, deadlineAt }, edge, by, now),
    ...pause,
    deliveryIssue: to === 'verifying' || to === 'failed' ? order.deliveryIssue : null,
    confirmedAt: by.confirmedAt ?? order.confirmedAt,
    holdEndsAt: (to === 'onHold' && by.holdEndsAt) || order.holdEndsAt,
    tradedAt: (to === 'protected' && by.tradedAt) || order.tradedAt,
    settlesAt: (to === 'protected' && by.settlesAt) || order.settlesAt,
    eventSequence: order.eventSequence + 1,
  };
}

/** What the money of an order does besides what its edge says. */
interface MoneyFacts {
  /** True if the payment app paid the order and has not refunded it: a refund returns there. */
  isPaidByApp: boolean;
  /** The review that the proceeds wait for in place of their release; null for none. */
  review: NewReview | null;
}

function moneyParts(
  order: OrderRow,
  { from, to, effect }: OrderEdge,
  by: OrderCause,
  { isPaidByApp, review }: MoneyFacts,
  now: Date,
): StatementPart[] {
  if (!effect) return from === 'awaitingPayment' && to === 'failed' ? [promptPaymentPart(order.id)] : [];
  const points = effect === 'release' ? pointsParts(order) : [];
  if (review) return [reviewPart(review, now), ...points];
  const { actor, cause } = by;
  return [
    ...orderMoneyParts({ ...order, isPaidByApp }, effect, { actor, cause }),
    ...orderFigureParts(order, effect),
    ...(isPaidByApp ? [refundPaymentPart(order.id)] : []),
    ...(effect === 'settle' ? [salePart(order, now)] : []),
    ...(effect === 'reverse' ? [reversedSalePart(order.id)] : []),
    ...points,
  ];
}

/** A copy that was sold to a bid at once was never meant for the market: there it would be for sale at its seller's least price. */
async function isKept(tx: Tx, order: OrderRow, { reason }: OrderEdge): Promise<boolean> {
  return reason !== undefined && isListingKept(reason) && !(await isQuickSale(tx, order.id));
}

async function reservationParts(tx: Tx, order: OrderRow, edge: OrderEdge): Promise<StatementPart[]> {
  const isOnSaleAgain = await isKept(tx, order, edge);
  const status = listingStatusAfter({ to: edge.to, from: edge.from, isListingKept: isOnSaleAgain });
  if (!status || status === 'reserved' || status === 'paused') return [];
  const listing = { id: order.listingId, assetId: order.assetId, marketItemId: order.marketItemId };
  const hasAssetLeft = status === 'sold' || edge.reason === 'itemGone' || edge.reason === 'wrongDelivery';
  return endReservationParts(listing, status, { hasAssetLeft });
}

/**
 * Applies one edge of the transition table to a locked order: phase, history, money, statistics, intent to send the
 * offer, listing, messages and notifications. All of them are collected and written by one statement in the caller's
 * transaction.
 * @returns the order after the transition.
 */
export async function applyTransition(
  tx: Tx,
  config: Config,
  order: OrderRow,
  edge: OrderEdge,
  by: OrderCause,
  now: Date,
): Promise<OrderRow> {
  const { effect } = edge;
  const isBack = effect === 'refund' || effect === 'reverse';
  const isPaidByApp = isBack && order.payment?.status === 'paid';
  const review = effect === 'release' ? await judgeProceeds(tx, config, order, now) : null;
  const after = orderAfter(config, order, edge, by, now);
  const { changes, messages } = notificationsOf(order, edge, isPaidByApp, review?.lookBy ?? null);
  const reservation = await reservationParts(tx, order, edge);
  await writeTogether(tx, [
    ...orderChangeParts(order, after, eventCauseOf(by), now),
    ...moneyParts(order, edge, by, { isPaidByApp, review }, now),
    ...(effect === 'hold' ? [offerIntentPart(order, by.pressId ?? null)] : []),
    ...reservation,
    ...orderMessageParts(messages, changes),
  ]);
  if (review) checkpoint('review.recorded');
  return after;
}

/**
 * Moves an order to the phase that a fact from Steam implies, through as many edges as needed. A known fact changes
 * nothing. A fact that no path leads to is logged and ignored, because Steam's answers are not trusted blindly.
 * @returns the updated order, or null if it does not exist.
 */
export async function advanceOrder(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'log'>,
  orderId: string,
  target: OrderTarget,
  by: OrderCause,
): Promise<OrderRow | null> {
  let order = await lockOrder(tx, orderId);
  if (!order) return null;
  if (isCancelPending(order, target)) return order;
  const path = pathTo(order.phase, target);
  if (path === null) {
    platform.log.warn(
      { orderNo: order.orderNo, phase: order.phase, target, cause: by.cause },
      'a fact leads nowhere',
    );
    return order;
  }
  const now = await readClock(tx);
  for (const edge of path) order = await applyTransition(tx, platform.config, order, edge, by, now);
  return order;
}

/**
 * While a cancel is being verified, an offer that is still open proves nothing; only its end does. If it is open when
 * the seller's deadline passes, it was sent in time, and the buyer's deadline begins.
 */
function isCancelPending(order: OrderRow, target: OrderTarget): boolean {
  if (order.phase !== 'verifying' || order.reason === null) return false;
  return (
    target.to === 'delivering' || (target.to === 'awaitingAccept' && order.reason !== 'sellerShipmentTimeout')
  );
}

/** An event of an order that keeps its phase. */
export interface PhaseKeepingEvent {
  actor: OrderActor;
  actorId?: string;
  cause: OrderEventCause;
  evidence?: Record<string, string>;
  change?: OrderChange;
}

/**
 * Adds an event to a locked order's history without changing its phase, and applies the given column changes. A new
 * deadline ends a pause of the previous one; the history records that first.
 * @returns the updated order.
 */
export async function recordOrderEvent(
  tx: Tx,
  order: OrderRow,
  event: PhaseKeepingEvent,
  now: Date,
): Promise<OrderRow> {
  const isNewClock = event.change?.deadlineAt !== undefined && event.change.pausedAt === undefined;
  const running = isNewClock && order.pausedAt ? await write(tx, order, resumption(order, now), now) : order;
  return write(tx, running, event, now);
}

async function write(tx: Tx, order: OrderRow, event: PhaseKeepingEvent, now: Date): Promise<OrderRow> {
  const after = { ...order, ...event.change, eventSequence: order.eventSequence + 1 };
  const changes = [order.buyerId, order.sellerId].map(
    (userId) => ({ topic: 'order', id: order.id, userId }) as const,
  );
  await writeTogether(tx, [
    ...orderChangeParts(order, after, eventCauseOf(event), now),
    notificationPart(changes),
  ]);
  return after;
}
