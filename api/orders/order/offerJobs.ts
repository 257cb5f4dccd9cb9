import type { Tx } from '../../kernel/db.ts';
import { declareJob, sendEach } from '../../kernel/job.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Platform } from '../../kernel/platform.ts';
import { listPressOrderIds } from './tradeOffer.store.ts';

/** Makes a robot's offer at Steam. */
export const tradeOfferSendJob = declareJob({
  name: 'trade-offer-send',
  key: 'orderId',
  retries: 3,
});

/**
 * Enqueues the sending of an offer whose intent is recorded, if a robot delivers. A person sends the offer by hand.
 */
export async function sendOfferJob(
  tx: Tx,
  jobs: Jobs,
  { id, isAutomatic }: { id: string; isAutomatic: boolean },
): Promise<void> {
  if (isAutomatic) await jobs.send(tx, tradeOfferSendJob, { orderId: id });
}

/**
 * Enqueues the offers of what a press has bought, once all of it is bought: copies from one account come in one offer. If this never runs,
 * the worker's own round sends them a little later.
 */
export async function sendPress(platform: Platform, pressId: string): Promise<void> {
  await sendEach(platform, tradeOfferSendJob, await listPressOrderIds(platform.db, pressId));
}

/** Declines what a buyer offers instead. */
export const tradeOfferDeclineJob = declareJob({ name: 'trade-offer-decline', key: 'orderId' });
/** Verifies that the offer of a cancelled order has no effect any more. */
export const orderVerifyJob = declareJob({ name: 'order-verify', key: 'orderId' });
/** Finds which side reversed a trade. */
export const orderFaultJob = declareJob({ name: 'order-fault', key: 'orderId' });
/** Reads the offers and trades of an account that orders wait for. */
export const steamPollJob = declareJob({
  name: 'steam-poll',
  key: 'steamAccountId',
});
