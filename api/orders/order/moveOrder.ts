import { markSaleReversed, recordSale } from '../../catalog/prices/sale.store.ts';
import type { Config } from '../../config.ts';
import { addMs } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { notifyChanged } from '../../kernel/events.ts';
import { postOrderMessage } from '../../notifications/message/postMessages.ts';
import { moveOrderMoney } from '../../payments/ledger/moveMoney.ts';
import { recordOrderFigures } from '../../payments/statistics/recordOrderFigures.ts';
import { grantPoints } from '../../payments/wallet/grantPoints.ts';
import { listingStatusAfter } from '../../selling/listing/listing.ts';
import { endReservation } from '../../selling/listing/pausedListings.ts';
import { insertOrderEvent, type OrderRow, type PhaseChange, updatePhase } from './order.store.ts';
import {
  isListingKept,
  type LedgerEffect,
  type OrderActor,
  type OrderEdge,
  type OrderReason,
} from './order.ts';
import { deadlineMs } from './orderDuty.ts';
import { tidingsOf } from './orderNotifications.ts';
import { resumeClock } from './orderPause.ts';
import { hastenOrderPayment, returnOrderPayment } from './orderPayment.store.ts';
import { orderTimesOf } from './orderTimes.ts';
import { recordReview } from './recordReview.ts';

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
 * What happened to the money: whether it returns to the payment app that paid it, and until when an operator reviews
 * it.
 */
interface MovedMoney {
  isPaidByApp: boolean;
  reviewBy: Date | null;
}

/**
 * Moves the order's money as the edge requires. Money paid by the payment app returns there. Proceeds under review stay
 * in place.
 */
async function moveMoney(
  tx: Tx,
  config: Config,
  order: OrderRow,
  { effect, by, now }: { effect: LedgerEffect; by: OrderCause; now: Date },
): Promise<MovedMoney> {
  const reviewBy = effect === 'release' ? await recordReview(tx, config, order, now) : null;
  if (reviewBy) return { isPaidByApp: false, reviewBy };
  const isBack = effect === 'refund' || effect === 'reverse';
  const isPaidByApp = isBack && (await returnOrderPayment(tx, order.id));
  const { actor, cause } = by;
  await moveOrderMoney(tx, { ...order, isPaidByApp }, effect, { actor, cause });
  await recordOrderFigures(tx, order, effect);
  return { isPaidByApp, reviewBy };
}

const UNMOVED: MovedMoney = { isPaidByApp: false, reviewBy: null };

async function tellBoth(tx: Tx, order: OrderRow, edge: OrderEdge, moved: MovedMoney): Promise<void> {
  const { changes, messages } = tidingsOf(order, edge, moved.isPaidByApp, moved.reviewBy);
  for (const change of changes) await notifyChanged(tx, change);
  for (const message of messages) await postOrderMessage(tx, message);
}

/**
 * The changed columns of the order. A paused clock resumes if the phase keeps its deadline; any other phase gets a new
 * deadline.
 */
function changeOf(config: Config, order: OrderRow, edge: OrderEdge, by: OrderCause, now: Date): PhaseChange {
  const { deadlineAt, ...pause } = resumeClock(order, now);
  const isProtected = edge.to === 'protected';
  return {
    to: edge.to,
    verifyingFrom: edge.to === 'verifying' ? order.phase : edge.to === 'failed' ? order.verifyingFrom : null,
    reason: edge.reason ?? (edge.to === 'verifying' ? (by.pendingReason ?? null) : null),
    deadlineAt: deadlineOf(config, { ...order, deadlineAt }, edge, by, now),
    ...pause,
    deliveryIssue: edge.to === 'verifying' || edge.to === 'failed' ? order.deliveryIssue : null,
    ...(by.confirmedAt ? { confirmedAt: by.confirmedAt } : {}),
    ...(edge.to === 'onHold' && by.holdEndsAt ? { holdEndsAt: by.holdEndsAt } : {}),
    ...(isProtected && by.tradedAt ? { tradedAt: by.tradedAt } : {}),
    ...(isProtected && by.settlesAt ? { settlesAt: by.settlesAt } : {}),
  };
}

async function endOrderReservation(tx: Tx, order: OrderRow, edge: OrderEdge): Promise<void> {
  const isKept = edge.reason ? isListingKept(edge.reason) : false;
  const status = listingStatusAfter({ to: edge.to, from: edge.from, isListingKept: isKept });
  if (!status || status === 'reserved' || status === 'paused') return;
  const listing = { id: order.listingId, assetId: order.assetId, marketItemId: order.marketItemId };
  const hasAssetLeft = status === 'sold' || edge.reason === 'itemGone' || edge.reason === 'wrongDelivery';
  await endReservation(tx, listing, status, { hasAssetLeft });
}

/**
 * Moves a locked order along one edge of the transition table: phase, history, money, listing and messages, all in the
 * caller's transaction.
 * @returns the order after the transition.
 */
export async function moveOrder(
  tx: Tx,
  config: Config,
  order: OrderRow,
  edge: OrderEdge,
  by: OrderCause,
  now: Date,
): Promise<OrderRow> {
  const change = changeOf(config, order, edge, by, now);
  await updatePhase(tx, order, change, now);
  const { actor, cause } = by;
  const event = {
    orderId: order.id,
    sequence: order.eventSequence + 1,
    fromPhase: edge.from,
    toPhase: edge.to,
    reason: change.reason,
  };
  await insertOrderEvent(
    tx,
    { ...event, actor, actorId: by.actorId ?? null, cause, evidence: by.evidence ?? {} },
    now,
  );
  const { effect } = edge;
  const moved = effect ? await moveMoney(tx, config, order, { effect, by, now }) : UNMOVED;
  if (edge.effect === 'settle') await recordSale(tx, order, now);
  if (edge.effect === 'reverse') await markSaleReversed(tx, order.id);
  if (edge.to === 'completed') await grantPoints(tx, order);
  if (edge.from === 'awaitingPayment' && edge.to === 'failed') await hastenOrderPayment(tx, order.id);
  await endOrderReservation(tx, order, edge);
  await tellBoth(tx, order, edge, moved);
  const { to: phase, ...columns } = change;
  return { ...order, ...columns, phase, eventSequence: order.eventSequence + 1 };
}
