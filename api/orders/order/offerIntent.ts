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

/** Asks the worker to send an offer whose intent is recorded, where a robot sells; a person sends it by hand. */
export async function askForTradeOffer(
  tx: Tx,
  jobs: Jobs,
  { orderId, isAutomatic }: Pick<OfferIntent, 'orderId' | 'isAutomatic'>,
): Promise<void> {
  if (isAutomatic) await jobs.send(tx, tradeOfferSendJob, { orderId });
}

/** Records, in the transaction that paid an order, that an offer is to be sent, and asks the worker for it where a robot sells. */
export async function intendTradeOffer(tx: Tx, jobs: Jobs, intent: OfferIntent): Promise<void> {
  await insertTradeOffer(tx, intent);
  await askForTradeOffer(tx, jobs, intent);
}

/**
 * True where an offer for this order may be at Steam: a robot's after an attempt, an ordinary seller's at any time. The caller holds the
 * order's lock, which an attempt needs as well.
 */
export async function hasBeenAttempted(tx: Tx, orderId: string): Promise<boolean> {
  const offer = await findTradeOffer(tx, orderId);
  if (offer === null) return false;
  return !offer.order.isAutomatic || offer.attempts > 0 || offer.steamOfferId !== null;
}
