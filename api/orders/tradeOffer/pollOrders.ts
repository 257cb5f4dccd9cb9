import { readClock } from '../../kernel/clock.ts';
import type { Db } from '../../kernel/db.ts';
import { doEach } from '../../kernel/doEach.ts';
import { MINUTE_MS } from '../../kernel/durations.ts';
import { sendEach } from '../../kernel/job.ts';
import { measureSteamHealth } from '../../steam/client/measureSteamHealth.ts';
import { readSteamHealth } from '../../steam/client/readSteamHealth.ts';
import { type CallHealth, mayTry, type SteamCallKind, worstOf } from '../../steam/client/steamHealth.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { listDueDisputeIds } from '../order/dispute.store.ts';
import {
  orderFaultJob,
  orderVerifyJob,
  steamPollJob,
  tradeOfferDeclineJob,
  tradeOfferSendJob,
} from '../order/offerJobs.ts';
import { listOrderIdsToPause, listVerifyingOrderIds } from '../order/order.store.ts';
import { pauseOrder, resumeOrder } from '../order/pauseOrder.ts';
import {
  claimMovingAccountIds,
  listCounteredOrderIds,
  listUnsentOrderIds,
  listWatchedAccountIds,
} from './offerPolls.store.ts';
import { slowSince } from './pollSteamAccount.ts';

const ORDERS_MAX = 200;

/**
 * Sends the jobs of all orders that wait for Steam: offers that lost their job, cancels to verify, reversals to explain. Sending one twice adds
 * nothing, so nothing that a crash dropped stays dropped. While parts of Steam are down, only what the others can do is sent.
 */
export async function pollOrders(worker: WorkerPlatform): Promise<void> {
  const { db } = worker;
  const unsent = await listUnsentOrderIds(db);
  const kinds = await syncSteamHealth(worker, { isSendIdle: unsent.length === 0 });
  const now = await readClock(db);
  const isDown = (...wanted: SteamCallKind[]): boolean =>
    kinds.some(({ kind, state }) => state === 'down' && wanted.includes(kind));
  if (isDown('offers', 'session')) return;
  const canAct = !isDown('send', 'confirm');
  await sendEach(worker, tradeOfferSendJob, canAct ? unsent : trialOf(unsent, kinds, now));
  if (canAct) {
    await sendEach(worker, orderVerifyJob, await listVerifyingOrderIds(db));
    await sendEach(worker, tradeOfferDeclineJob, await listCounteredOrderIds(db));
  }
  await sendEach(worker, orderFaultJob, await listDueDisputeIds(db, ORDERS_MAX));
}

/** At most so many accounts for each slow poll's round, so that those with open offers need not queue behind all others. */
const WATCHED_MAX = 50;

/** The accounts with moving orders that are due for a poll, unless their offers cannot be read anyway. */
export async function claimMovingAccounts({ db, config }: WorkerPlatform): Promise<string[]> {
  return (await canRead(db)) ? claimMovingAccountIds(db, config.STEAM_POLL_MS) : [];
}

/** Sends the polls of accounts whose orders only wait for the end of their protection. */
export async function pollWatchedAccounts(worker: WorkerPlatform): Promise<void> {
  const { db, config } = worker;
  if (!(await canRead(db))) return;
  const slow = slowSince(await readClock(db), config);
  await sendEach(worker, steamPollJob, await listWatchedAccountIds(db, slow, WATCHED_MAX));
}

async function canRead(db: Db): Promise<boolean> {
  const kinds = await readSteamHealth(db);
  return !kinds.some(({ kind, state }) => state === 'down' && (kind === 'offers' || kind === 'session'));
}

/** Of the orders that wait for their offer, the one that shows whether sending works again. */
function trialOf(unsent: readonly string[], kinds: readonly CallHealth[], now: Date): readonly string[] {
  const send = kinds.find(({ kind }) => kind === 'send');
  // Another one each minute: the first may be stuck for reasons of its own.
  const first = Math.floor(now.getTime() / MINUTE_MS) % Math.max(1, unsent.length);
  return send?.state === 'down' && mayTry(send, now) ? unsent.slice(first, first + 1) : [];
}

/**
 * Measures Steam, and pauses or resumes the deadlines of orders accordingly.
 * @param probe given where Steam may be asked for a sign of life: whether no offer waits to be sent.
 */
export async function syncSteamHealth(
  worker: WorkerPlatform,
  probe?: { isSendIdle: boolean },
): Promise<CallHealth[]> {
  const kinds = await measureSteamHealth(worker, probe);
  const { state, since } = worstOf(kinds);
  const isDown = state === 'down';
  await doEach(worker.log, 'order-clock', await listOrderIdsToPause(worker.db, { isDown }, ORDERS_MAX), {
    keyOf: (orderId) => orderId,
    act: (orderId) =>
      isDown && since ? pauseOrder(worker, { orderId, failingSince: since }) : resumeOrder(worker, orderId),
  });
  return kinds;
}
