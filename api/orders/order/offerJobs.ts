import type { Tx } from '../../kernel/db.ts';
import { declareJob, sendEach } from '../../kernel/job.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import type { Platform } from '../../kernel/platform.ts';
import { noteFailure } from '../../kernel/workFailures.ts';
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
 * Buys several copies with one press, and enqueues their offers at its end: copies from one account come in one offer. The offers of what was
 * bought before a failure are sent as well. If the end never comes, the worker's own round sends them a little later.
 * @param work buys; its purchases are given the id of the press.
 */
export async function inPress<Bought>(
  platform: Platform,
  pressId: string,
  work: () => Promise<Bought>,
): Promise<Bought> {
  try {
    return await work();
  } finally {
    try {
      await sendEach(platform, tradeOfferSendJob, await listPressOrderIds(platform.db, pressId));
    } catch (error) {
      // What was bought stands, and the round sends it.
      noteFailure(platform.log, 'press', pressId, error);
    }
  }
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
