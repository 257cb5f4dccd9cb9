import { pollOrders, syncSteamHealth } from '../../api/orders/tradeOffer/pollOrders.ts';
import {
  movingPollJob,
  orderDueJob,
  settlementJob,
  watchedPollJob,
} from '../../api/orders/tradeOffer/tradeOffer.jobs.ts';
import type { WorkerPlatform } from '../../api/steam/client/workerPlatform.ts';

/** Runs the jobs of due orders once, as a worker does repeatedly. Without polling Steam it runs deadlines only. */
export async function pollOrdersOnce(worker: WorkerPlatform, { isSteamAsked = true } = {}): Promise<void> {
  await (isSteamAsked ? pollOrders(worker) : syncSteamHealth(worker));
  const polls = isSteamAsked ? [movingPollJob, watchedPollJob] : [];
  for (const job of [...polls, orderDueJob, settlementJob]) {
    const due = await job.open?.(worker);
    await due?.run();
  }
}
