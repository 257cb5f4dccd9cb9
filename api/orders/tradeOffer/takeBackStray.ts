import { inTransaction } from '../../kernel/tx.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { recordDispute } from '../order/recordDispute.ts';
import { type TradeOfferWork, updateTradeOffer } from '../order/tradeOffer.store.ts';
import { isHandedOver, isOpen } from './orderedOffer.ts';
import { takeBackOffer } from './takeBackOffer.ts';

/**
 * Cancels an offer that Steam made so late that its order had already failed. If it was accepted first, the buyer has
 * both item and money: the refund in their proceeds is held for 72 hours, and the log informs operators.
 */
export async function takeBackStray(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer,
): Promise<void> {
  const after = isOpen(steams) ? await takeBackOffer(worker, session, steams.tradeOfferId) : steams;
  if (isOpen(after)) return;
  const { tradeOfferId: steamOfferId, state } = after;
  const isLost = isHandedOver(after);
  const { orderNo } = offer.order;
  worker.log[isLost ? 'error' : 'warn'](
    { orderNo, steamOfferId, state },
    'an offer came after its order had failed',
  );
  await inTransaction(worker.db, async (tx) => {
    await updateTradeOffer(tx, offer.id, { steamOfferId, state });
    if (isLost) await recordDispute(tx, offer.orderId, { cause: 'strayOffer', isSearched: false });
  });
}
