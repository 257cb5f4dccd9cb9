import { readClock } from '../kernel/clock.ts';
import { inTransaction } from '../kernel/tx.ts';
import { noteOrder } from '../order/noteOrder.ts';
import { lockOrder } from '../order/orderStore.ts';
import type { TradeOffer } from '../steam/steamGateway.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import type { OfferDifference } from './orderedOffer.ts';
import { insertTradeOfferEvent, type TradeOfferWork } from './tradeOfferStore.ts';

/**
 * Tells, once for each offer, that what an ordinary seller sent is not what was ordered. It counts for nothing and stays theirs to take
 * back (S-05); the order waits on for the right one until its deadline.
 */
export async function noteWrongOffer(
  worker: WorkerPlatform,
  { offer, steams, difference }: { offer: TradeOfferWork; steams: TradeOffer; difference: OfferDifference },
): Promise<void> {
  await inTransaction(worker.db, async (tx) => {
    const isNew = await insertTradeOfferEvent(tx, offer.id, `differs:${steams.tradeOfferId}`, difference);
    const order = await lockOrder(tx, offer.orderId);
    if (!isNew || !order) return;
    const note = { actor: 'steam', cause: 'offerPassedOver', evidence: difference } as const;
    await noteOrder(tx, order, note, await readClock(tx));
  });
}
