import { removeDueUsers } from '../../accounts/deletion/removeDueUsers.ts';
import { forgetSignIns } from '../../accounts/session/forgetSignIns.ts';
import { concludeDueHolds } from '../../accounts/user/concludeDueHolds.ts';
import { refreshAskedItems } from '../../catalog/market/refreshAskedItems.ts';
import { foldDueSales } from '../../catalog/prices/foldDueSales.ts';
import { forgetStalePrices } from '../../catalog/prices/forgetStalePrices.ts';
import { serveRates } from '../../catalog/rates/rate.jobs.ts';
import { createRateHttp } from '../../catalog/rates/rateHttp.ts';
import { openLocks } from '../../kernel/locks.ts';
import type { Platform } from '../../kernel/platform.ts';
import { traceBridge } from '../../kernel/traceBridge.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
import { serveOrderPayments } from '../../orders/order/orderPayment.jobs.ts';
import { noteTradeBans } from '../../orders/tradeOffer/noteTradeBans.ts';
import { runRound } from '../../orders/tradeOffer/runRound.ts';
import { serveJobs } from '../../orders/tradeOffer/tradeOffer.jobs.ts';
import { serveCallbacks } from '../../partners/callbacks/callback.jobs.ts';
import { createCallbackHttp } from '../../partners/callbacks/callbackHttp.ts';
import { createAlipayHttp } from '../../payments/provider/alipayHttp.ts';
import { serveRecharges } from '../../payments/recharge/recharge.jobs.ts';
import { reconcileDue } from '../../payments/reconciliation/reconcileDue.ts';
import { serveWithdrawals } from '../../payments/withdrawal/withdrawal.jobs.ts';
import { serveInventories } from '../../selling/inventory/inventory.jobs.ts';
import { runDueRules } from '../../selling/rules/runDueRules.ts';
import { listDueCopies } from '../../selling/schedule/listDueCopies.ts';
import { refreshSellerRecords } from '../../selling/shop/refreshSellerRecords.ts';
import { serveSteamAccounts } from '../../steam/account/steamAccount.jobs.ts';
import { createSteamHttp } from '../../steam/client/steamHttp.ts';
import { createSteamSignInHttp } from '../../steam/client/steamSignInHttp.ts';
import { throttleSteam } from '../../steam/client/steamThrottle.ts';
import { watchSteam } from '../../steam/client/steamWatch.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { auditDue } from '../status/auditDue.ts';
import { recordServiceCalls } from '../status/recordServiceCalls.ts';
import { openServiceWatch, type ServiceWatch } from '../status/watchServices.ts';
import { followAlerts } from './followAlerts.ts';
import { measureStatus } from './measureStatus.ts';

const ROUND_MS = 1_000;
const FOLD_MS = 3_000;
const SELLERS_MS = 60_000;
/** How often due selling rules and scheduled listings are looked for. */
const RULES_MS = 2_000;
/** How often is looked whether a day wants comparing with the payment app's account. */
const RECONCILE_MS = 60_000;
/** How often calls to the outside are written down, and how often is measured how the market does. */
const CALLS_MS = 10_000;
const STATUS_MS = 60_000;
const FORGET_MS = 3_600_000;
/** How often figures of other platforms that grew old are looked for. */
const STALE_MS = 60_000;
/** How often holds on accounts whose time is over are looked for. */
const HOLDS_MS = 10_000;
/** How often Steam is asked whose account may trade, where somebody is due. */
const BANS_MS = 5_000;
/** How often is looked whose waiting time before a deletion is over. */
const LEAVE_MS = 60_000;
/** Calls for one Steam account to one host at a time. */
const STEAM_PARALLEL_MAX = 4;

/** A worker at work. */
export interface Worker {
  platform: WorkerPlatform;
  stop(): Promise<void>;
}

/** Makes what the worker's deeds stand on, without starting anything: for the worker itself and for tests that call deeds. */
export function createWorkerPlatform(
  platform: Platform,
  databaseUrl: string,
  services = openServiceWatch(),
): WorkerPlatform {
  const { config } = platform;
  const address = {
    apiBase: config.STEAM_API_BASE,
    communityBase: config.STEAM_COMMUNITY_BASE,
    timeoutMs: config.STEAM_TIMEOUT_MS,
    request: throttleSteam({
      spacingMs: config.STEAM_SPACING_MS,
      inventorySpacingMs: config.STEAM_INVENTORY_SPACING_MS,
      backoffMs: config.STEAM_BACKOFF_MS,
      backoffMsMax: config.STEAM_BACKOFF_MAX_MS,
      parallelMax: STEAM_PARALLEL_MAX,
    }),
  };
  const rates = config.RATE_URL
    ? createRateHttp({ url: config.RATE_URL, timeoutMs: config.RATE_TIMEOUT_MS })
    : null;
  return {
    ...platform,
    ...watchSteam(
      traceBridge(createSteamHttp(address, platform.log), 'steam'),
      traceBridge(createSteamSignInHttp(address), 'steam'),
    ),
    rates: services.watch(traceBridge(rates, 'rate'), 'rate'),
    payment: services.watch(traceBridge(createAlipayHttp(config), 'alipay'), 'alipay'),
    locks: openLocks(databaseUrl, 8),
  };
}

/** Starts serving jobs and going rounds. As many workers as wanted may run side by side. */
export async function startWorker(
  worker: WorkerPlatform,
  services: ServiceWatch = openServiceWatch(),
): Promise<Worker> {
  await worker.jobs.boss.start();
  await serveJobs(worker);
  const stopBindings = await serveSteamAccounts(worker);
  const stopRates = await serveRates(worker);
  const stopRecharges = await serveRecharges(worker);
  const stopPayments = await serveOrderPayments(worker);
  const stopInventories = await serveInventories(worker);
  const stopRules = repeat(worker, 'selling rules', RULES_MS, () => runDueRules(worker));
  const stopSchedules = repeat(worker, 'scheduled listings', RULES_MS, () => listDueCopies(worker));
  const stopWithdrawals = await serveWithdrawals(worker);
  const { CALLBACK_TIMEOUT_MS: timeoutMs, CALLBACK_DEV_HOSTS: devHosts } = worker.config;
  const callbacks = traceBridge(createCallbackHttp({ timeoutMs, devHosts }), 'callback');
  const stopCallbacks = serveCallbacks({ ...worker, callbacks });
  const stopRounds = startRounds(worker);
  const stopCounts = repeat(worker, 'item counts', ROUND_MS, () => refreshAskedItems(worker));
  const stopFolds = startFolds(worker);
  const stopSellers = repeat(worker, 'seller records', SELLERS_MS, () => refreshSellerRecords(worker));
  const stopForgetting = repeat(worker, 'old sign-ins', FORGET_MS, () => forgetSignIns(worker.db));
  const stopStale = repeat(worker, 'stale prices', STALE_MS, () => forgetStalePrices(worker));
  const stopHolds = repeat(worker, 'holds', HOLDS_MS, () => concludeDueHolds(worker));
  const stopBans = repeat(worker, 'trade bans', BANS_MS, () => noteTradeBans(worker));
  const stopLeaving = repeat(worker, 'deletions', LEAVE_MS, () => removeDueUsers(worker));
  const stopReconciling = repeat(worker, 'reconciliation', RECONCILE_MS, () => reconcileDue(worker));
  const stopCalls = repeat(worker, 'service calls', CALLS_MS, () => recordServiceCalls(worker, services));
  const stopStatus = repeat(worker, 'status', STATUS_MS, () => measureStatus(worker));
  const stopAudits = repeat(worker, 'audits', STATUS_MS, () => auditDue(worker));
  const alerts = await followAlerts(worker, worker.config.DATABASE_URL);
  return {
    platform: worker,
    async stop() {
      stopRates();
      stopRecharges();
      stopPayments();
      stopInventories();
      stopWithdrawals();
      stopBindings();
      await Promise.all([
        stopRounds(),
        stopCounts(),
        stopRules(),
        stopSchedules(),
        stopFolds(),
        stopSellers(),
        stopStale(),
        stopForgetting(),
        stopHolds(),
        stopBans(),
        stopLeaving(),
        stopReconciling(),
        stopCalls(),
        stopStatus(),
        stopAudits(),
        stopCallbacks(),
        alerts.stop(),
      ]);
      await worker.jobs.boss.stop({ graceful: true, timeout: 20_000 });
      await worker.locks.close();
    },
  };
}

function startRounds(worker: WorkerPlatform): () => Promise<void> {
  let polledAt = 0;
  return repeat(worker, 'orders', ROUND_MS, async () => {
    const isPollDue = Date.now() - polledAt >= worker.config.STEAM_POLL_MS;
    if (isPollDue) polledAt = Date.now();
    await runRound(worker, { isPollDue });
  });
}

/** Sales reach charts and counts soon, not at once: what a reader buys by is the listing. */
function startFolds(worker: WorkerPlatform): () => Promise<void> {
  return repeat(worker, 'folding of sales', FOLD_MS, () => foldDueSales(worker));
}

function repeat(
  worker: WorkerPlatform,
  what: string,
  pauseMs: number,
  work: () => Promise<unknown>,
): () => Promise<void> {
  let isStopped = false;
  let current = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const go = (): void => {
    current = work()
      .catch((error: unknown) => noteFailure(worker.log, what, 'round', error))
      .then(() => {
        if (!isStopped) timer = setTimeout(go, pauseMs);
      });
  };
  go();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await current;
  };
}
