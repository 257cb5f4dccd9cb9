import { inTransaction } from '../../kernel/tx.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import type { OfferDifference } from './orderedOffer.ts';

/** Fails an order whose item an ordinary seller has given to somebody else: the buyer gets the money back, with the trade as proof. */
export async function concludeWithoutItem(
  worker: WorkerPlatform,
  { orderId }: TradeOfferWork,
  difference: OfferDifference,
): Promise<void> {
  const by = { actor: 'steam', cause: 'offerDiffers', evidence: difference } as const;
  await inTransaction(worker.db, (tx) =>
    advanceOrder(tx, worker, orderId, { to: 'failed', reason: 'wrongDelivery' }, by),
  );
}
