import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { differenceOf, isHandedOver, isOpen, listTagged } from './orderedOffer.ts';
import { readSentOffers } from './readSentOffers.ts';
import { takeBackOffer } from './takeBackOffer.ts';

/**
 * Cancels all other offers with the order's tag before a robot's order ends with its offer. Steam is known to carry out
 * one call twice, and the other offer could deliver an item whose order is refunded.
 * @returns the other offer if it has delivered, otherwise the one that ended.
 * @throws SteamError if another one is still open, or an unreadable offer may be another one.
 */
export async function takeBackOtherOffers(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  ended: TradeOffer,
): Promise<TradeOffer> {
  const sent = await readSentOffers(worker, session, offer);
  const isOther = ({ tradeOfferId }: { tradeOfferId: string | null }) => tradeOfferId !== ended.tradeOfferId;
  const others = listTagged(offer, sent.offers).filter(isOther);
  for (const other of others) {
    const after = isOpen(other) ? await takeBackOffer(worker, session, other.tradeOfferId) : other;
    if (isHandedOver(after) && differenceOf(offer, after) === null) return after;
    if (isOpen(after)) throw new SteamError('transient', 'another offer of the order is still open');
  }
  if (sent.unclear.some(isOther))
    throw new SteamError('transient', 'an offer that cannot be read may be another of the order');
  return ended;
}
