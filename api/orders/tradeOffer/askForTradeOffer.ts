import type { Tx } from '../../kernel/db.ts';
import type { Jobs } from '../../kernel/jobs.ts';

/** Asks the worker to make an offer whose intent is noted, where a robot sells; a person sends it by hand. */
export async function askForTradeOffer(
  tx: Tx,
  jobs: Jobs,
  { orderId, isAutomatic }: { orderId: string; isAutomatic: boolean },
): Promise<void> {
  if (isAutomatic) await jobs.send(tx, 'trade-offer-send', { orderId }, orderId);
}
