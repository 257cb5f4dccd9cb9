import type { Tx } from '../../kernel/db.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import { findTradeOffer } from './tradeOffer.store.ts';

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
 * True if an offer for this order may exist at Steam: a robot's after an attempt, an ordinary seller's at any time. The
 * caller holds the order's lock, which an attempt needs too.
 */
export async function hasBeenAttempted(tx: Tx, orderId: string): Promise<boolean> {
  const offer = await findTradeOffer(tx, orderId);
  if (offer === null) return false;
  return !offer.order.isAutomatic || offer.attempts > 0 || offer.steamOfferId !== null;
}
