import { readClock } from '../kernel/clock.ts';
import { listDueOrderIds, listOrderIdsToPause, listVerifyingOrderIds } from '../order/orderStore.ts';
import { pauseOrder } from '../order/pauseOrder.ts';
import { resumeOrder } from '../order/resumeOrder.ts';
import { measureSteamHealth } from '../steam/measureSteamHealth.ts';
import { worstOf } from '../steam/steamHealth.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { slowSince } from './slowSince.ts';
import { listBusyAccountIds, listCounteredOrderIds, listUnsentOrderIds } from './tradeOfferStore.ts';

/** Due orders that one round takes up, and clocks that it stops or starts. */
const ORDERS_MAX = 200;

/**
 * Looks through the database for what is waiting and asks the queues to do it: deadlines by the market's clock, offers that lost
 * their job, cancels to verify, accounts to poll. Everything it asks for may be asked for twice; so nothing that a crash dropped
 * stays dropped. While Steam is down, clocks stand still and Steam is asked for a sign of life alone.
 */
export async function runRound(worker: WorkerPlatform, { isPollDue }: { isPollDue: boolean }): Promise<void> {
  const { db, jobs } = worker;
  const isDown = await followSteam(worker, isPollDue);
  for (const orderId of await listDueOrderIds(db, ORDERS_MAX))
    await jobs.send(db, 'order-due', { orderId }, orderId);
  if (!isPollDue || isDown) return;
  for (const orderId of await listUnsentOrderIds(db))
    await jobs.send(db, 'trade-offer-send', { orderId }, orderId);
  for (const orderId of await listVerifyingOrderIds(db))
    await jobs.send(db, 'order-verify', { orderId }, orderId);
  for (const orderId of await listCounteredOrderIds(db))
    await jobs.send(db, 'trade-offer-decline', { orderId }, orderId);
  const since = slowSince(await readClock(db), worker.config.STEAM_POLL_MS);
  for (const steamAccountId of await listBusyAccountIds(db, since))
    await jobs.send(db, 'steam-poll', { steamAccountId }, steamAccountId);
}

/** Measures Steam and stops or starts the orders' clocks accordingly. @returns whether it is down. */
async function followSteam(worker: WorkerPlatform, mayPing: boolean): Promise<boolean> {
  const { state, since } = worstOf(await measureSteamHealth(worker, { mayPing }));
  const isDown = state === 'down';
  for (const orderId of await listOrderIdsToPause(worker.db, { isDown }, ORDERS_MAX)) {
    if (isDown && since) await pauseOrder(worker, { orderId, failingSince: since });
    else await resumeOrder(worker, orderId);
  }
  return isDown;
}
