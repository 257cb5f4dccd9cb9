import type { JobData, QueueName } from '../../kernel/jobs.ts';
import { serveQueue } from '../../kernel/serveQueue.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { concludeDueOrder } from './concludeDueOrder.ts';
import { declineCounterOffer } from './declineCounterOffer.ts';
import { lookForFault } from './lookForFault.ts';
import { pollSteamAccount } from './pollSteamAccount.ts';
import { sendTradeOffer } from './sendTradeOffer.ts';
import { verifyCancel } from './verifyCancel.ts';

/** The queues of this door; the others have doors of their own. */
type OfferQueue = Exclude<
  QueueName,
  | 'exchange-rate'
  | 'inventory-sync'
  | `steam-${'bind' | 'forget' | 'ask' | 'renew'}`
  | `recharge-${'query' | 'contract'}`
  | 'order-payment'
  | 'withdrawal-pay-out'
>;
type Handlers = { [Q in OfferQueue]: (worker: WorkerPlatform, data: JobData[Q]) => Promise<void> };

const HANDLERS: Handlers = {
  'trade-offer-send': (worker, { orderId }) => sendTradeOffer(worker, orderId),
  'trade-offer-decline': (worker, { orderId }) => declineCounterOffer(worker, orderId),
  'steam-poll': (worker, { steamAccountId }) => pollSteamAccount(worker, steamAccountId),
  'order-due': (worker, { orderId }) => concludeDueOrder(worker, orderId),
  'order-verify': async (worker, { orderId }) => {
    await verifyCancel(worker, orderId);
  },
  'order-fault': (worker, { orderId }) => lookForFault(worker, orderId),
};

/** How many jobs of one queue a worker runs at once. */
const CONCURRENCY = 4;

async function serve<Q extends OfferQueue>(worker: WorkerPlatform, queue: Q): Promise<void> {
  await serveQueue(worker, queue, CONCURRENCY, (data) => HANDLERS[queue](worker, data));
}

/** Serves the queues of offers and orders. */
export async function serveJobs(worker: WorkerPlatform): Promise<void> {
  for (const queue of Object.keys(HANDLERS) as OfferQueue[]) await serve(worker, queue);
}
