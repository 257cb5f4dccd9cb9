import { readClock } from '../kernel/clock.ts';
import { listDueOrderIds, listVerifyingOrderIds } from '../order/orderStore.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { protectedSince } from './protectedSince.ts';
import { listBusyAccountIds, listUnsentOrderIds } from './tradeOfferStore.ts';

/** Due orders that one round takes up. */
const DUE_MAX = 200;

/**
 * Looks through the database for what is waiting and asks the queues to do it: deadlines by the market's clock, offers that lost
 * their job, cancels to verify, accounts to poll. Everything it asks for may be asked for twice; so nothing that a crash dropped
 * stays dropped.
 */
export async function runRound(worker: WorkerPlatform, { isPollDue }: { isPollDue: boolean }): Promise<void> {
  const { db, jobs } = worker;
  for (const orderId of await listDueOrderIds(db, DUE_MAX))
    await jobs.send(db, 'order-due', { orderId }, orderId);
  if (!isPollDue) return;
  for (const orderId of await listUnsentOrderIds(db))
    await jobs.send(db, 'trade-offer-send', { orderId }, orderId);
  for (const orderId of await listVerifyingOrderIds(db))
    await jobs.send(db, 'order-verify', { orderId }, orderId);
  const since = protectedSince(await readClock(db), worker.config.STEAM_POLL_MS);
  for (const steamAccountId of await listBusyAccountIds(db, since))
    await jobs.send(db, 'steam-poll', { steamAccountId }, steamAccountId);
}
