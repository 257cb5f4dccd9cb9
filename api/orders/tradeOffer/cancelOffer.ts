import { inTransaction } from '../../kernel/tx.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { recordDispute } from '../order/dispute.ts';
import { type TradeOfferWork, updateTradeOffer } from '../order/tradeOffer.store.ts';
import { differenceOf, hasLeft, isOpen, listTagged } from './orderedOffer.ts';
import { readSentOffers } from './sentOffers.ts';

/**
 * Cancels one of our offers.
 * @returns the offer as Steam shows it afterwards, which says even after an error whether it was cancelled.
 */
export async function cancelOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  tradeOfferId: string,
): Promise<TradeOffer> {
  try {
    await worker.steam.cancelTradeOffer(session, tradeOfferId);
  } catch (error) {
    if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
  }
  return worker.steam.getTradeOffer(session, tradeOfferId);
}

/**
 * Cancels all other offers with the order's tag before a robot's order ends with its offer. Steam is known to carry out
 * one call twice, and the other offer could deliver an item whose order is refunded.
 * @returns the other offer if it has delivered, otherwise the one that ended.
 * @throws SteamError if another one is still open, or an unreadable offer may be another one.
 */
export async function cancelOtherOffers(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  ended: TradeOffer,
): Promise<TradeOffer> {
  const sent = await readSentOffers(worker, session, offer);
  const isOther = ({ tradeOfferId }: { tradeOfferId: string | null }) => tradeOfferId !== ended.tradeOfferId;
  const others = listTagged(offer, sent.offers).filter(isOther);
  for (const other of others) {
    const after = isOpen(other) ? await cancelOffer(worker, session, other.tradeOfferId) : other;
    if (hasLeft(after) && differenceOf(offer, after) === null) return after;
    if (isOpen(after)) throw new SteamError('transient', 'another offer of the order is still open');
  }
  if (sent.unclear.some(isOther))
    throw new SteamError('transient', 'an offer that cannot be read may be another of the order');
  return ended;
}

/**
 * Cancels an offer that Steam made so late that its order had already failed. If it was accepted first, the buyer has
 * both item and money: the refund in their proceeds is held for 72 hours, and the log informs operators.
 */
export async function cancelStrayOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  steams: TradeOffer,
): Promise<void> {
  const after = isOpen(steams) ? await cancelOffer(worker, session, steams.tradeOfferId) : steams;
  if (isOpen(after)) return;
  const { tradeOfferId: steamOfferId, state } = after;
  const isLost = hasLeft(after);
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
