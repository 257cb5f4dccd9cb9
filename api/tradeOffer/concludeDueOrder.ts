import { addMs, readClock } from '../kernel/clock.ts';
import type { Tx } from '../kernel/db.ts';
import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import { concludeUnpaid } from '../order/concludeUnpaid.ts';
import { noteOrder } from '../order/noteOrder.ts';
import { reasonOfDeadline } from '../order/orderDuty.ts';
import { findOrder, lockOrder, type OrderRow, postponeDeadline } from '../order/orderStore.ts';
import { readSteamHealth } from '../steam/readSteamHealth.ts';
import { isSteamSuspect } from '../steam/steamHealth.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { concludeProtected } from './concludeProtected.ts';
import { concludeUnverified } from './concludeUnverified.ts';
import { hasBeenAttempted } from './hasBeenAttempted.ts';

/** How long a settlement waits where Steam's record is not ready yet, or cannot be read. */
const LOOK_AGAIN_MS = 60_000;

/**
 * Acts on a deadline that has come: a protected order settles after a fresh look at Steam, a waiting one ends for the reason of its
 * phase, by way of a verification where an offer may be out there. While Steam is down no deadline is held against anybody.
 */
export async function concludeDueOrder(worker: WorkerPlatform, orderId: string): Promise<void> {
  const order = await findOrder(worker.db, orderId);
  const now = await readClock(worker.db);
  if (!order || !isDue(order, now)) return;
  if (order.phase === 'awaitingPayment') return concludeUnpaid(worker, orderId);
  if (order.phase === 'protected') {
    // Postponed before Steam is asked: whatever the look meets, the next comes in its time and not at once.
    await postponeDeadline(worker.db, { id: orderId, phase: 'protected' }, addMs(now, LOOK_AGAIN_MS));
    return concludeProtected(worker, orderId);
  }
  if (order.phase === 'verifying' && order.reason) {
    await postponeDeadline(worker.db, { id: orderId, phase: 'verifying' }, addMs(now, LOOK_AGAIN_MS));
    return concludeUnverified(worker, orderId);
  }
  await inTransaction(worker.db, async (tx) => {
    // Read again under its lock: meanwhile an attempt may have begun, or Steam may have led the order on.
    const locked = await lockOrder(tx, orderId);
    if (!locked || !isDue(locked, now)) return;
    await endWaiting(tx, worker, locked, now);
  });
}

function isDue({ deadlineAt, pausedAt }: OrderRow, now: Date): boolean {
  return deadlineAt !== null && pausedAt === null && deadlineAt <= now;
}

async function endWaiting(tx: Tx, worker: WorkerPlatform, order: OrderRow, now: Date): Promise<void> {
  const reason = reasonOfDeadline(order);
  if (!reason || isSteamSuspect(await readSteamHealth(tx))) return;
  if (order.phase === 'verifying') {
    const change = { reason, deadlineAt: addMs(now, worker.config.ORDER_VERIFY_MS) };
    await noteOrder(tx, order, { actor: 'platform', cause: 'cancelAsked', change }, now);
    return;
  }
  const isDoubtful = await hasBeenAttempted(tx, order.id);
  const by = { actor: 'platform', cause: 'deadline', pendingReason: reason } as const;
  await advanceOrder(tx, worker, order.id, isDoubtful ? { to: 'verifying' } : { to: 'failed', reason }, by);
}
