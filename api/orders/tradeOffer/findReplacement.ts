import { notifyChanged } from '../../kernel/events.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { type TradeOfferWork, updateTradeOffer } from '../order/tradeOffer.store.ts';
import { differenceOf, hasGivenOrdered, hasLeft, isBare, isOpen, listMadeByHand } from './orderedOffer.ts';
import { readSentOffers } from './sentOffers.ts';

/**
 * Searches for a replacement offer before an order that is delivered by hand ends with its offer. Sellers cancel an
 * offer and make it again, because the buyer met an error or the message was wrong. The new offer becomes the order's
 * offer, and what it has delivered is not refunded (S-05).
 * @returns the replacement if it fits and is open or has delivered, otherwise the offer that ended.
 * @throws SteamError if an unreadable offer may be the replacement.
 */
export async function findReplacement(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  ended: TradeOffer,
): Promise<TradeOffer> {
  const sent = await readSentOffers(worker, session, offer);
  const isOther = ({ tradeOfferId }: { tradeOfferId: string | null }) => tradeOfferId !== ended.tradeOfferId;
  const others = sent.offers.filter(isOther);
  const delivered = await findDelivered(worker, session, offer, others);
  if (delivered) return delivered;
  const open = listMadeByHand(offer, others).find(
    (other) => isOpen(other) && !isBare(other) && differenceOf(offer, other) === null,
  );
  if (open) {
    await follow(worker, offer, open);
    return open;
  }
  if (sent.unclear.some(isOther))
    throw new SteamError('transient', 'an offer that cannot be read may be another of the order');
  return ended;
}

/** An accepted offer may show the new ids of its items; its trade still has the old ones. */
async function findDelivered(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
  others: readonly TradeOffer[],
): Promise<TradeOffer | null> {
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl)?.steamId;
  for (const other of others) {
    const { isOurOffer, partnerSteamId, tradeId } = other;
    if (!isOurOffer || partnerSteamId !== buyer || tradeId === null || !hasLeft(other)) continue;
    if (hasGivenOrdered(offer, await worker.steam.getTradeStatus(session, tradeId))) return other;
  }
  return null;
}

async function follow(worker: WorkerPlatform, offer: TradeOfferWork, other: TradeOffer): Promise<void> {
  const { orderId } = offer;
  await inTransaction(worker.db, async (tx) => {
    await updateTradeOffer(tx, offer.id, { steamOfferId: other.tradeOfferId, state: other.state });
    for (const userId of [offer.order.buyerId, offer.order.sellerId])
      await notifyChanged(tx, { topic: 'order', id: orderId, userId });
  });
}
