import { accountJobs } from '../../accounts/user/account.jobs.ts';
import { marketJobs } from '../../catalog/market/market.jobs.ts';
import { rateJobs } from '../../catalog/rates/rate.jobs.ts';
import type { Job } from '../../kernel/job.ts';
import type { CallbackGateway } from '../../notifications/callback/callbackAnswer.ts';
import { bargainJobs } from '../../orders/bargain/bargain.jobs.ts';
import { bidJobs } from '../../orders/bid/bid.jobs.ts';
import { orderPaymentJobs } from '../../orders/order/orderPayment.jobs.ts';
import { tradeOfferJobs } from '../../orders/tradeOffer/tradeOffer.jobs.ts';
import { callbackJobs } from '../../partners/callbacks/callback.jobs.ts';
import { dumpJobs } from '../../partners/dumps/dump.jobs.ts';
import { recipientJobs } from '../../partners/recipients/recipient.jobs.ts';
import { rechargeJobs } from '../../payments/recharge/recharge.jobs.ts';
import { reconciliationJobs } from '../../payments/reconciliation/reconciliation.jobs.ts';
import { withdrawalJobs } from '../../payments/withdrawal/withdrawal.jobs.ts';
import { bulkJobs } from '../../selling/bulk/bulk.jobs.ts';
import { discountJobs } from '../../selling/discount/discount.jobs.ts';
import { inventoryJobs } from '../../selling/inventory/inventory.jobs.ts';
import { sellingJobs } from '../../selling/listing/selling.jobs.ts';
import { shopJobs } from '../../selling/listing/shop.jobs.ts';
import { steamAccountJobs } from '../../steam/account/steamAccount.jobs.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { SteamLanes } from '../../steam/lanes/openLanes.ts';
import { statusJobs } from '../status/status.jobs.ts';
import type { ServiceWatch } from '../status/watchServices.ts';

/** What the jobs of all domains together need. */
export interface JobPlatform extends WorkerPlatform {
  callbacks: CallbackGateway;
  /** Counts what the calls to the outside met. */
  services: ServiceWatch;
  /** The ways out to Steam. */
  lanes: SteamLanes;
}

/** The jobs of all domains: what a worker runs, and whose queues the owner creates. */
export const JOBS: readonly Job<JobPlatform>[] = [
  ...tradeOfferJobs,
  ...orderPaymentJobs,
  ...bidJobs,
  ...bargainJobs,
  ...rechargeJobs,
  ...withdrawalJobs,
  ...reconciliationJobs,
  ...inventoryJobs,
  ...bulkJobs,
  ...shopJobs,
  ...discountJobs,
  ...sellingJobs,
  ...steamAccountJobs,
  ...rateJobs,
  ...marketJobs,
  ...accountJobs,
  ...callbackJobs,
  ...recipientJobs,
  ...dumpJobs,
  ...statusJobs,
];

/** Every queue with its settings. */
export const QUEUES = JOBS.flatMap(({ name, queue }) => (queue ? [{ name, ...queue }] : []));
