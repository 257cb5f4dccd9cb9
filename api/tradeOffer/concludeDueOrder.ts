import { addMs, readClock } from '../kernel/clock.ts';
import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import { reasonOfDeadline } from '../order/orderDuty.ts';
import { findOrder, lockOrder, type OrderRow, postponeDeadline } from '../order/orderStore.ts';
import { openSteamSession } from '../steam/openSteamSession.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { hasBeenAttempted } from './hasBeenAttempted.ts';
import { lookAtOffer } from './lookAtOffer.ts';
import { findTradeOffer } from './tradeOfferStore.ts';

/** How long a settlement waits where Steam's record is not ready yet. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Acts on a deadline that has come: a protected order settles after a fresh look at Steam, a waiting one ends for the reason of its
 * phase, by way of a verification where an offer may be out there.
 */
export async function concludeDueOrder(worker: WorkerPlatform, orderId: string): Promise<void> {
  const order = await findOrder(worker.db, orderId);
  const now = await readClock(worker.db);
  if (!order || !isDue(order, now)) return;
  if (order.phase === 'protected') return settle(worker, orderId);
  await inTransaction(worker.db, async (tx) => {
    // Read again under its lock: meanwhile an attempt may have begun, or Steam may have led the order on.
    const locked = await lockOrder(tx, orderId);
    const reason = locked && isDue(locked, now) ? reasonOfDeadline(locked.phase) : null;
    if (!reason) return;
    const isDoubtful = await hasBeenAttempted(tx, orderId);
    const by = { actor: 'platform', cause: 'deadline', pendingReason: reason } as const;
    await advanceOrder(tx, worker, orderId, isDoubtful ? { to: 'verifying' } : { to: 'failed', reason }, by);
  });
}

function isDue({ deadlineAt }: OrderRow, now: Date): boolean {
  return deadlineAt !== null && deadlineAt <= now;
}

async function settle(worker: WorkerPlatform, orderId: string): Promise<void> {
  const offer = await findTradeOffer(worker.db, orderId);
  if (!offer?.steamOfferId || !offer.steamTradeId) return;
  const session = await openSteamSession(worker, offer.steamAccountId);
  const steams = await worker.steam.getTradeOffer(session, offer.steamOfferId);
  await lookAtOffer(worker, session, offer, steams);
  const trade = await worker.steam.getTradeStatus(session, offer.steamTradeId);
  const now = await readClock(worker.db);
  const isSettled = trade.status === 3 && (trade.timeSettlement ?? 0) * 1_000 <= now.getTime();
  if (!isSettled) return postponeDeadline(worker.db, orderId, addMs(now, LOOK_AGAIN_MS));
  const by = { actor: 'steam', cause: 'settled', evidence: { steamTradeId: trade.tradeId } } as const;
  await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, { to: 'completed' }, by));
}
