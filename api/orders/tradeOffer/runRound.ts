import { readClock } from '../../kernel/clock.ts';
import { doEach } from '../../kernel/doEach.ts';
import { sendEach } from '../../kernel/sendEach.ts';
import { measureSteamHealth } from '../../steam/client/measureSteamHealth.ts';
import { mayTry, type SteamCallKind, worstOf } from '../../steam/client/steamHealth.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listDueOrderIds, listOrderIdsToPause, listVerifyingOrderIds } from '../order/order.store.ts';
import { pauseOrder } from '../order/pauseOrder.ts';
import { resumeOrder } from '../order/resumeOrder.ts';
import { listBusyAccountIds, listCounteredOrderIds, listUnsentOrderIds } from '../order/tradeOffer.store.ts';
import { listDisputeIdsToLookAt } from './fault.store.ts';
import { slowSince } from './slowSince.ts';

/** Due orders that one round takes up, and clocks that it stops or starts. */
const ORDERS_MAX = 200;
const MINUTE_MS = 60_000;

/**
 * Looks through the database for what is waiting and asks the queues to do it: deadlines by the market's clock, offers that lost
 * their job, cancels to verify, accounts to poll. Everything it asks for may be asked for twice; so nothing that a crash dropped
 * stays dropped. While Steam is down, clocks stand still, and of it is asked only what the parts that work can answer.
 */
export async function runRound(worker: WorkerPlatform, { isPollDue }: { isPollDue: boolean }): Promise<void> {
  const { db } = worker;
  const unsent = isPollDue ? await listUnsentOrderIds(db) : [];
  const steam = await followSteam(worker, { mayPing: isPollDue, isSendIdle: unsent.length === 0 });
  await sendEach(worker, 'order-due', await listDueOrderIds(db, ORDERS_MAX), forOrder);
  if (!isPollDue || steam.isDown('offers') || steam.isDown('session')) return;
  const canAct = !steam.isDown('send') && !steam.isDown('confirm');
  await sendEach(worker, 'trade-offer-send', canAct ? unsent : steam.trialOf(unsent), forOrder);
  if (canAct) await askForEndings(worker);
  await sendEach(worker, 'order-fault', await listDisputeIdsToLookAt(db, ORDERS_MAX), forOrder);
  const since = slowSince(await readClock(db), worker.config.STEAM_POLL_MS);
  const accountIds = await listBusyAccountIds(db, since);
  await sendEach(worker, 'steam-poll', accountIds, (steamAccountId) => ({ steamAccountId }));
}

const forOrder = (orderId: string) => ({ orderId });

async function askForEndings(worker: WorkerPlatform): Promise<void> {
  await sendEach(worker, 'order-verify', await listVerifyingOrderIds(worker.db), forOrder);
  await sendEach(worker, 'trade-offer-decline', await listCounteredOrderIds(worker.db), forOrder);
}

/** Measures Steam and stops or starts the orders' clocks accordingly. */
async function followSteam(
  worker: WorkerPlatform,
  how: { mayPing: boolean; isSendIdle: boolean },
): Promise<{
  isDown(kind: SteamCallKind): boolean;
  /** Of the orders that wait for their offer, the one that shows whether sending works again. */
  trialOf(unsent: readonly string[]): readonly string[];
}> {
  const kinds = await measureSteamHealth(worker, how);
  const { state, since } = worstOf(kinds);
  const isDown = state === 'down';
  await doEach(worker.log, 'order-clock', await listOrderIdsToPause(worker.db, { isDown }, ORDERS_MAX), {
    keyOf: (orderId) => orderId,
    act: (orderId) =>
      isDown && since ? pauseOrder(worker, { orderId, failingSince: since }) : resumeOrder(worker, orderId),
  });
  const now = await readClock(worker.db);
  const send = kinds.find(({ kind }) => kind === 'send');
  return {
    isDown: (kind) => kinds.some((health) => health.kind === kind && health.state === 'down'),
    trialOf(unsent) {
      // Another one each minute: the first may be stuck for reasons of its own.
      const first = Math.floor(now.getTime() / MINUTE_MS) % Math.max(1, unsent.length);
      return send?.state === 'down' && mayTry(send, now) ? unsent.slice(first, first + 1) : [];
    },
  };
}
