import type { Tx } from '../../kernel/db.ts';
import type { Jobs } from '../../kernel/jobs.ts';
import { askForTradeOffer } from './askForTradeOffer.ts';
import { insertTradeOffer } from './tradeOffer.store.ts';

/** Notes, in the transaction of what paid an order, that an offer shall be made, and asks the worker to make it where a robot sells. */
export async function intendTradeOffer(
  tx: Tx,
  jobs: Jobs,
  intent: { orderId: string; steamAccountId: string; isAutomatic: boolean },
): Promise<void> {
  await insertTradeOffer(tx, intent);
  await askForTradeOffer(tx, jobs, intent);
}
