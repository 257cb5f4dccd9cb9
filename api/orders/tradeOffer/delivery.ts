import { checkpoint } from '../../kernel/checkpoint.ts';
import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { newId } from '../../kernel/ids.ts';
import { sendEach } from '../../kernel/job.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { FREE_CONTEXT, readSteamInventory } from '../../steam/client/readSteamInventory.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { tradeOfferSendJob } from '../order/offerJobs.ts';
import { lockOrder } from '../order/order.store.ts';
import { findEdge } from '../order/order.ts';
import { applyTransition } from '../order/orderTransition.ts';
import { listByTag, lockOfferWithTag, type TradeOfferWork, tagOf } from '../order/tradeOffer.store.ts';
import {
  countAttempt,
  leaveOffer,
  lockJoinable,
  lockPress,
  lockUnsent,
  redateAttempt,
  shareTag,
} from './delivery.store.ts';

/**
 * A delivery is what one offer carries: the copies of one order, or of several that one press bought from one account. Steam knows no part
 * of an offer, so what happens to the offer happens to each order; but an order that ends alone takes no other with it.
 */

/** Whether the worker may still send, confirm or send again what an order waits for. */
export function isWaiting({ order }: Pick<TradeOfferWork, 'order'>): boolean {
  if (order.deliveryIssue) return false;
  return (
    order.phase === 'awaitingOffer' ||
    order.phase === 'delivering' ||
    (order.phase === 'verifying' && order.reason === null)
  );
}

/**
 * Joins an order's copy with others of its press before the first attempt to send it.
 * @returns the tag of the offer that carries it; null if another worker is joining it at this moment.
 */
export async function joinDelivery(db: Db, offer: TradeOfferWork): Promise<string | null> {
  const { orderId, tag, pressId, attempts, order } = offer;
  if (pressId === null || attempts > 0 || tag !== tagOf(orderId) || order.phase !== 'awaitingOffer')
    return tag;
  return inTransaction(db, async (tx) => {
    await lockPress(tx, pressId);
    const orderIds = await lockJoinable(tx, offer);
    if (!orderIds.includes(orderId)) return null;
    if (orderIds.length === 1) return tag;
    const shared = tagOf(newId());
    await shareTag(tx, orderIds, shared);
    return shared;
  });
}

/**
 * Counts an attempt before Steam is called, with the orders locked. A concurrent cancel either comes first, and then its copy is not sent,
 * or finds the attempt and asks Steam. If an order does not wait any more, the others get a tag of their own: whatever an earlier attempt
 * may have made of the former tag still holds its copy.
 * @returns the orders whose copies are sent, as they are now. None if no order needs an offer any more, or another attempt was counted in
 * between: when a worker loses its connection, its lock passes to another worker at once (I12). An attempt that was dated anew is another one:
 * it is being sent, under the lock of another tag.
 */
export async function beginAttempt(db: Db, delivery: readonly TradeOfferWork[]): Promise<TradeOfferWork[]> {
  const [first] = delivery;
  if (!first) return [];
  return inTransaction(db, async (tx) => {
    const orderIds = await lockUnsent(
      tx,
      delivery.map(({ orderId }) => orderId),
    );
    const all = await listByTag(tx, first.tag);
    const unsent = all.filter(
      ({ orderId, attempts, attemptedAt }) =>
        orderIds.includes(orderId) &&
        attempts === first.attempts &&
        attemptedAt?.getTime() === first.attemptedAt?.getTime(),
    );
    const [only] = orderIds;
    if (only === undefined || unsent.length < orderIds.length) return [];
    const isWhole = orderIds.length === all.length;
    const tag = isWhole ? first.tag : tagOf(orderIds.length > 1 ? newId() : only);
    await countAttempt(tx, orderIds, tag);
    return listByTag(tx, tag);
  });
}

/** Dates the attempt from now on, under the locks of its orders. False if one of them does not want it any more. */
export async function renewAttempt(db: Db, delivery: readonly TradeOfferWork[]): Promise<boolean> {
  const [first] = delivery;
  if (!first) return false;
  const orderIds = delivery.map(({ orderId }) => orderId);
  return inTransaction(db, async (tx) => {
    const wanted = await lockUnsent(tx, orderIds);
    return wanted.length === orderIds.length && redateAttempt(tx, orderIds, first);
  });
}

/** Whether an order goes on if the offer that carried its copy ends without a fault of its own. */
function goesOn({ order }: TradeOfferWork): boolean {
  return isWaiting({ order }) || order.phase === 'awaitingAccept';
}

/** Whether an order ends, or has ended, for a reason that concerns it alone: not because the account's owner cancelled the offer. */
function endsAlone({ order: { phase, reason } }: TradeOfferWork): boolean {
  return reason !== null && (phase === 'verifying' || (phase === 'failed' && reason !== 'sellerRevoked'));
}

/**
 * Sends the other copies of a shared offer again that ended because of one of them: it was cancelled for an order that ends alone, or Steam
 * ended it because a copy is gone.
 * @returns false if the offer's end is also the end of this order.
 */
export async function sendRestAgain(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  ended: TradeOffer,
): Promise<boolean> {
  if (!offer.order.isAutomatic || offer.alsoOrdered.length === 0 || !goesOn(offer)) return false;
  const delivery = await listByTag(worker.db, offer.tag);
  // Sent again meanwhile: the former offer's end says nothing of it.
  if (!delivery.some(({ id }) => id === offer.id)) return true;
  const rest = delivery.filter(goesOn);
  if (ended.state === tradeOfferStates.InvalidItems) {
    const goneIds = await listGone(worker, session, rest);
    if (goneIds.has(offer.orderId)) return false;
    const left = rest.filter(({ orderId }) => !goneIds.has(orderId));
    const isFound = goneIds.size > 0 || delivery.some(({ order }) => order.reason === 'itemGone');
    await sendAgain(worker, left, { steamOfferId: ended.tradeOfferId, isAlone: !isFound });
    return true;
  }
  const isCancelled =
    ended.state === tradeOfferStates.Canceled || ended.state === tradeOfferStates.CanceledBySecondFactor;
  if (!isCancelled || !delivery.some(endsAlone)) return false;
  await sendAgain(worker, rest, { steamOfferId: ended.tradeOfferId, isAlone: false });
  return true;
}

/**
 * Lets orders leave the offer that carried their copies, and sends them anew. One that fails stops no other.
 * @param isAlone each comes in an offer of its own, since Steam does not say which of them the offer failed for.
 */
export async function sendAgain(
  worker: WorkerPlatform,
  offers: readonly TradeOfferWork[],
  { steamOfferId, isAlone }: { steamOfferId: string; isAlone: boolean },
): Promise<void> {
  const evidence = steamOfferId ? { steamOfferId } : {};
  const by = { actor: 'platform', cause: 'offerWithdrawn', evidence } as const;
  await doEach(worker.log, 'send-again', offers, {
    keyOf: ({ order }) => order.orderNo,
    act: (offer) =>
      inTransaction(worker.db, async (tx) => {
        if (!(await lockOfferWithTag(tx, offer))) return;
        const order = await lockOrder(tx, offer.orderId);
        if (!order || !goesOn({ ...offer, order: { ...offer.order, ...order } })) return;
        const edge = findEdge(order.phase, 'awaitingOffer');
        if (edge) await applyTransition(tx, worker.config, order, edge, by, await readClock(tx));
        await leaveOffer(tx, offer, { isAlone });
      }),
  });
  checkpoint('again.left');
  const orderIds = offers.map(({ orderId }) => orderId);
  await sendEach(worker, tradeOfferSendJob, orderIds);
}

/**
 * Which of an account's ordered copies are no longer in its inventory, by the ids of their orders.
 * @throws SteamError while the inventory cannot be read as a whole.
 */
export async function listGone(
  worker: WorkerPlatform,
  session: SteamSession,
  offers: readonly TradeOfferWork[],
): Promise<ReadonlySet<string>> {
  const inventory = await readSteamInventory(worker, session, FREE_CONTEXT);
  if (inventory === 'private' || !inventory.isWhole)
    throw new SteamError('transient', 'the inventory that lacks a copy cannot be read as a whole');
  const ids = new Set([...inventory.assets.map(({ assetId }) => assetId), ...inventory.unreadableIds]);
  const gone = offers.filter(({ order }) => !ids.has(order.asset.assetId));
  return new Set(gone.map(({ orderId }) => orderId));
}
