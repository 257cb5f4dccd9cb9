import { inTransaction } from '../../kernel/tx.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import type { OfferDifference } from './orderedOffer.ts';

/**
 * Fails an order whose item an ordinary seller has traded to somebody else. The buyer is refunded, with the trade as
 * evidence.
 */
export async function failWithoutItem(
  worker: WorkerPlatform,
  { orderId }: TradeOfferWork,
  difference: OfferDifference,
): Promise<void> {
  const by = { actor: 'steam', cause: 'offerDiffers', evidence: difference } as const;
  await inTransaction(worker.db, (tx) =>
    advanceOrder(tx, worker, orderId, { to: 'failed', reason: 'wrongDelivery' }, by),
  );
}
