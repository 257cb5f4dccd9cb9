import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import { isSteamSuspect } from '../../steam/client/steamHealth.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { findOrder, lockOrder, type OrderRow, postponeDeadline } from '../order/order.store.ts';
import type { OrderReason } from '../order/order.ts';
import { isVerifyOver, nextCheckMs, reasonOfDeadline } from '../order/orderDuty.ts';
import { advanceOrder, recordOrderEvent } from '../order/orderTransition.ts';
import { expireUnpaid } from '../order/refreshOrderPayment.ts';
import {
  findTradeOffer,
  hasBeenAttempted,
  listSharingOffer,
  type TradeOfferWork,
} from '../order/tradeOffer.store.ts';
import { resolveUnverified } from './verifyCancel.ts';

/**
 * Handles an elapsed deadline. A waiting order fails for the reason of its phase, after a verification if an offer may
 * be out. While Steam is down no deadline is enforced. The end of a protection is `settleAccount`'s. Orders whose copies
 * come in one offer have the deadline of the earliest (C-07): each fails for its own missed deadline, not for the offer's
 * cancelling.
 */
export async function processDueOrder(worker: WorkerPlatform, orderId: string): Promise<void> {
  const order = await findOrder(worker.db, orderId);
  const now = await readClock(worker.db);
  if (!order || !isDue(order, now) || order.phase === 'protected') return;
  if (order.phase === 'awaitingPayment') return expireUnpaid(worker, orderId);
  if (order.phase === 'verifying' && order.reason) {
    await postpone(worker, order, now);
    return resolveUnverified(worker, orderId, isVerifyOver(lateMs(worker, order, now)));
  }
  const others = await listSharingOffer(worker.db, orderId);
  if (!(await endLocked(worker, orderId, now, (locked) => isDue(locked, now)))) return;
  await doEach(worker.log, 'order-due', others, {
    keyOf: (id) => id,
    act: (id) =>
      endLocked(worker, id, now, ({ phase, pausedAt }) => phase === order.phase && pausedAt === null),
  });
}

/** Ends an order's waiting if it is over. It is read again under its lock, because an attempt may have begun or Steam may have moved it meanwhile. */
async function endLocked(
  worker: WorkerPlatform,
  orderId: string,
  now: Date,
  isOver: (order: OrderRow) => boolean,
): Promise<boolean> {
  return inTransaction(worker.db, async (tx) => {
    const locked = await lockOrder(tx, orderId);
    if (!locked || !isOver(locked)) return false;
    await endWaiting(tx, worker, locked, now);
    return true;
  });
}

/** Postponed before Steam is asked, so that a failing query is not repeated at once. */
async function postpone(worker: WorkerPlatform, order: OrderRow, now: Date): Promise<void> {
  const nextAt = addMs(now, nextCheckMs(lateMs(worker, order, now)));
  await postponeDeadline(worker.db, order, nextAt);
}

/**
 * By how much a verification is late, in milliseconds, although its deadline moves with each check. Negative: not due
 * yet.
 */
function lateMs({ config }: WorkerPlatform, order: OrderRow, now: Date): number {
  return now.getTime() - addMs(order.updatedAt, config.ORDER_VERIFY_MS).getTime();
}

function isDue({ deadlineAt, pausedAt }: OrderRow, now: Date): boolean {
  return deadlineAt !== null && pausedAt === null && deadlineAt <= now;
}

/**
 * The failure reason of an elapsed deadline. If a robot could send nothing although Steam knows its account, the seller
 * is not at fault, so the order fails as cancelled by the platform.
 */
function reasonFor(order: OrderRow, offer: TradeOfferWork | null): OrderReason | null {
  const reason = reasonOfDeadline(order);
  const couldNotSend = order.isAutomatic && !offer?.steamOfferId && offer?.steamAccount.status === 'normal';
  return couldNotSend && reason === 'sellerShipmentTimeout' ? 'systemCancelled' : reason;
}

async function endWaiting(tx: Tx, worker: WorkerPlatform, order: OrderRow, now: Date): Promise<void> {
  const offer = await findTradeOffer(tx, order.id);
  const reason = reasonFor(order, offer);
  if (!reason || isSteamSuspect(await readSteamHealth(tx))) return;
  if (order.phase === 'verifying') {
    const change = { reason, deadlineAt: addMs(now, worker.config.ORDER_VERIFY_MS) };
    await recordOrderEvent(tx, order, { actor: 'platform', cause: 'cancelAsked', change }, now);
    return;
  }
  const isDoubtful = await hasBeenAttempted(tx, order.id);
  const by = { actor: 'platform', cause: 'deadline', pendingReason: reason } as const;
  await advanceOrder(tx, worker, order.id, isDoubtful ? { to: 'verifying' } : { to: 'failed', reason }, by);
}
