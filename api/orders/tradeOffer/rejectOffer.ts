import { checkpoint } from '../../kernel/checkpoint.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { cancelBySystem } from '../order/cancelOrder.ts';
import { recordCopies } from '../order/recordCopies.ts';
import { type TradeOfferWork, updateTradeOffer } from '../order/tradeOffer.store.ts';
import { cancelOffer } from './cancelOffer.ts';
import { hasLeft, isEnded, isOpen, type OfferDifference, offeredCopies } from './orderedOffer.ts';
import { recordSteamFact } from './recordSteamFact.ts';

/** An offer that carries an order's tag but differs from the order. */
interface WrongOffer {
  offer: TradeOfferWork;
  steams: TradeOffer;
  difference: OfferDifference;
}

/**
 * Stops an offer that differs from its order. It is never confirmed, a robot cancels it, and the order is cancelled by
 * the system with the difference as evidence. If its items have already left, the money stays in place and no account
 * is held.
 */
export async function rejectOffer(
  worker: WorkerPlatform,
  session: SteamSession,
  { offer, steams, difference }: WrongOffer,
): Promise<void> {
  worker.log.error({ orderNo: offer.order.orderNo, ...difference }, 'an offer does not match its order');
  const isStopped = await stopOrder(worker, { offer, steams, difference });
  checkpoint('refuse.stopped');
  if (!isStopped || !isOpen(steams)) return;
  const after = await cancelOffer(worker, session, steams.tradeOfferId);
  if (!isEnded(after)) return;
  const { tradeOfferId: steamOfferId, state: offerState } = after;
  await recordSteamFact(worker, offer, { fact: `offer:${offerState}`, steamOfferId, offerState, copies: [] });
}

async function stopOrder(
  worker: WorkerPlatform,
  { offer, steams, difference }: WrongOffer,
): Promise<boolean> {
  const stop = {
    orderId: offer.orderId,
    cause: 'offerDiffers',
    evidence: difference,
    isDelivered: hasLeft(steams),
  };
  return inTransaction(worker.db, async (tx) => {
    const { tradeOfferId: steamOfferId, state } = steams;
    const isStopped = await cancelBySystem(tx, worker, stop);
    if (isStopped) await recordCopies(tx, offer.orderId, offeredCopies(offer, steams));
    if (isStopped && !offer.steamOfferId) await updateTradeOffer(tx, offer.id, { steamOfferId, state });
    return isStopped;
  });
}
