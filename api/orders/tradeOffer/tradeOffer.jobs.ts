import { defineJob } from '../../kernel/job.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { tradeHoldAskJob } from '../order/askTradeHold.ts';
import {
  orderFaultJob,
  orderVerifyJob,
  steamPollJob,
  tradeOfferDeclineJob,
  tradeOfferSendJob,
} from '../order/offerJobs.ts';
import { listDueOrderIds, listSettlingAccountIds } from '../order/order.store.ts';
import { fillRecipients } from '../order/purchase.store.ts';
import { remindDue } from '../order/remindDue.ts';
import { declineCounterOffer } from './declineCounterOffer.ts';
import { findFault } from './findFault.ts';
import { claimMovingAccounts, pollOrders, pollWatchedAccounts, syncSteamHealth } from './pollOrders.ts';
import { pollSteamAccount } from './pollSteamAccount.ts';
import { processDueOrder } from './processDueOrder.ts';
import { sendTradeOffer } from './sendTradeOffer.ts';
import { settleAccount } from './settleAccount.ts';
import { refreshTradeBans } from './tradeBan.ts';
import { listDueHoldUserIds } from './tradeHold.store.ts';
import { answerTradeHold, refreshTradeHold } from './tradeHold.ts';
import { verifyCancel } from './verifyCancel.ts';

const EVERY_MS = 1_000;
const WATCHED_EVERY_MS = 10_000;
const ROWS_MAX = 200;
/** At most so many questions about holds in so long: each takes a place in the line of the calls that send offers. */
const HOLDS_MAX = 5;
const HOLDS_EVERY_MS = 10_000;

/** Orders of one statement that fills in a column. */
const FILLED_MAX = 1_000;

/** Applies the consequence of an order's deadline once it has passed. */
export const orderDueJob = defineJob({
  name: 'order-due',
  key: 'orderId',
  every: EVERY_MS,
  due: ({ db }: WorkerPlatform) => listDueOrderIds(db, ROWS_MAX),
  run: (worker, { orderId }) => processDueOrder(worker, orderId),
});

/** Settles the orders of an account whose protection has ended. */
export const settlementJob = defineJob({
  name: 'settlement',
  key: 'steamAccountId',
  every: EVERY_MS,
  timeoutSeconds: 300,
  due: ({ db }: WorkerPlatform) => listSettlingAccountIds(db, ROWS_MAX),
  run: (worker, { steamAccountId }) => settleAccount(worker, steamAccountId),
});

/** Polls the accounts whose open offers are due, shortly after they are: a round comes several times within the time between two polls. */
export const movingPollJob = defineJob({
  ...steamPollJob,
  every: ({ STEAM_POLL_MS }) => Math.max(EVERY_MS, STEAM_POLL_MS / 6),
  due: claimMovingAccounts,
  run: (worker: WorkerPlatform, { steamAccountId }) => pollSteamAccount(worker, steamAccountId),
});

/** Polls the accounts whose orders only wait for the end of their protection. */
export const watchedPollJob = defineJob({
  name: 'watched accounts',
  every: ({ STEAM_SLOW_POLL_MS }) => Math.min(WATCHED_EVERY_MS, STEAM_SLOW_POLL_MS),
  run: pollWatchedAccounts,
});

/**
 * The jobs of trade offers. One job, `orders`, starts the work that an order waits for: Steam's health is measured once for all of it and
 * decides which calls are allowed.
 */
export const tradeOfferJobs = [
  orderDueJob,
  settlementJob,
  defineJob({
    ...tradeOfferSendJob,
    run: (worker: WorkerPlatform, { orderId }) => sendTradeOffer(worker, orderId),
  }),
  defineJob({
    ...tradeOfferDeclineJob,
    run: (worker: WorkerPlatform, { orderId }) => declineCounterOffer(worker, orderId),
  }),
  defineJob({
    ...orderVerifyJob,
    run: (worker: WorkerPlatform, { orderId }) => verifyCancel(worker, orderId),
  }),
  defineJob({
    ...orderFaultJob,
    run: (worker: WorkerPlatform, { orderId }) => findFault(worker, orderId),
  }),
  movingPollJob,
  watchedPollJob,
  defineJob({
    name: 'orders',
    every: ({ STEAM_POLL_MS }) => Math.max(EVERY_MS, STEAM_POLL_MS),
    run: pollOrders,
  }),
  defineJob({
    name: 'steam-health',
    every: EVERY_MS,
    run: (worker: WorkerPlatform) => syncSteamHealth(worker),
  }),
  defineJob({ name: 'order reminders', every: 60_000, run: remindDue }),
  defineJob({ ...tradeHoldAskJob, concurrency: 2, run: answerTradeHold }),
  defineJob({
    name: 'trade-hold',
    key: 'userId',
    concurrency: 1,
    every: HOLDS_EVERY_MS,
    due: ({ db }: WorkerPlatform) => listDueHoldUserIds(db, HOLDS_MAX),
    run: (worker, { userId }) => refreshTradeHold(worker, userId),
  }),
  defineJob({ name: 'trade bans', every: 5_000, run: refreshTradeBans }),
  defineJob({
    name: 'recipients of older orders',
    every: 2_000,
    run: ({ db }) => fillRecipients(db, FILLED_MAX),
  }),
];
