import type { Tx } from '../../kernel/db.ts';
import { declareJob } from '../../kernel/job.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import { findTradeOffer, insertTradeOffer } from './tradeOffer.store.ts';

/** Makes a robot's offer at Steam. */
export const tradeOfferSendJob = declareJob({
  name: 'trade-offer-send',
  key: 'orderId',
  retries: 3,
});

/** The order that an offer is for, and who sells it. */
export interface OfferIntent {
  orderId: string;
  steamAccountId: string;
  isAutomatic: boolean;
}

/** Enqueues the sending of an offer whose intent is recorded, if a robot delivers. A person sends the offer by hand. */
export async function askForTradeOffer(
  tx: Tx,
  jobs: Jobs,
  { orderId, isAutomatic }: Pick<OfferIntent, 'orderId' | 'isAutomatic'>,
): Promise<void> {
  if (isAutomatic) await jobs.send(tx, tradeOfferSendJob, { orderId });
}

/**
 * Records, in the transaction that paid an order, the intent to send its offer, and enqueues the sending if a robot
 * delivers.
 */
export async function intendTradeOffer(tx: Tx, jobs: Jobs, intent: OfferIntent): Promise<void> {
  await insertTradeOffer(tx, intent);
  await askForTradeOffer(tx, jobs, intent);
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
