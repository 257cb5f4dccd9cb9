import type { Tx } from '../kernel/db.ts';
import type { Jobs } from '../kernel/jobs.ts';
import { insertTradeOffer } from './tradeOfferStore.ts';

/** Notes, in the purchase's transaction, that an offer shall be made, and asks the worker to make it where a robot sells. */
export async function intendTradeOffer(
  tx: Tx,
  jobs: Jobs,
  intent: { orderId: string; steamAccountId: string; isAutomatic: boolean },
): Promise<void> {
  const { orderId, steamAccountId } = intent;
  await insertTradeOffer(tx, { orderId, steamAccountId, tag: `SJ-${orderId}` });
  if (intent.isAutomatic) await jobs.send(tx, 'trade-offer-send', { orderId }, orderId);
}
