import { checkpoint } from '../../kernel/checkpoint.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { OrderReason } from '../order/order.ts';
import { advanceOrder } from '../order/orderTransition.ts';
import { findTradeOffer, hasSeenOpen, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';
import { askForBuyerBan } from './askForBuyerBan.ts';
import { deadlineEnd, type EndingOrder } from './deadlineEnd.ts';
import { findSentOffer } from './findSentOffer.ts';
import { lookAtOffer } from './lookAtOffer.ts';
import { takeBackOffer } from './takeBackOffer.ts';

/**
 * Finds out at Steam how an order under cancel ends. Either its offer is cancelled and the order fails for its pending
 * reason, or the offer was accepted in the meantime and the order continues; `deadlineEnd` holds the table. An ordinary
 * seller's offer is never cancelled by us (S-05).
 * @returns false if the order's offer is being processed elsewhere, so that nothing was asked.
 */
export async function verifyCancel(worker: WorkerPlatform, orderId: string): Promise<boolean> {
  return worker.locks.hold(`trade-offer:${orderId}`, async () => {
    const offer = await findTradeOffer(worker.db, orderId);
    if (offer?.order.phase !== 'verifying' || !offer.order.reason) return;
    await actForAccount(worker, offer.steamAccountId, (session) => verify(worker, session, offer));
  });
}

async function verify(worker: WorkerPlatform, session: SteamSession, offer: TradeOfferWork): Promise<void> {
  const steams = await find(worker, session, offer);
  if (steams === 'tooEarly') return;
  const pending = offer.order.reason as OrderReason;
  const isBuyerBanned = await askForBuyerBan(worker, session, offer);
  const order = { pending, isAutomatic: offer.order.isAutomatic, isBuyerBanned };
  if (steams === 'absent') return endWithout(worker, offer.orderId, order);
  const isSeenOpen = await hasSeenOpen(worker.db, offer.id, steams.tradeOfferId);
  const end = deadlineEnd(steams.state, { ...order, isSeenOpen });
  const isUnconfirmed = steams.state === tradeOfferStates.CreatedNeedsConfirmation;
  if (isUnconfirmed && end.act === 'fail') {
    const evidence = { steamOfferId: steams.tradeOfferId };
    return endOrder(worker, offer.orderId, end.reason, { cause: 'offerUnconfirmed', evidence });
  }
  const mayTakeBack = end.act === 'takeBack';
  const after = mayTakeBack ? await takeBackOffer(worker, session, steams.tradeOfferId) : steams;
  checkpoint('verify.takenBack');
  const look = await lookAtOffer(worker, session, offer, after);
  // An ordinary seller's wrong offer counts as no offer, so the buyer does not wait for its end.
  if (look === 'differs' && !offer.order.isAutomatic) await endWithout(worker, offer.orderId, order);
}

/** Steam has no offer for the order. */
async function endWithout(
  worker: WorkerPlatform,
  orderId: string,
  order: Omit<EndingOrder, 'isSeenOpen'>,
): Promise<void> {
  const end = deadlineEnd(null, { ...order, isSeenOpen: false });
  if (end.act === 'fail') await endOrder(worker, orderId, end.reason, { cause: 'offerAbsent' });
}

async function find(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | 'absent' | 'tooEarly'> {
  if (offer.steamOfferId) return worker.steam.getTradeOffer(session, offer.steamOfferId);
  return findSentOffer(worker, session, offer);
}

async function endOrder(
  worker: WorkerPlatform,
  orderId: string,
  reason: OrderReason,
  by: { cause: string; evidence?: Record<string, string> },
): Promise<void> {
  await inTransaction(worker.db, (tx) =>
    advanceOrder(tx, worker, orderId, { to: 'failed', reason }, { actor: 'platform', ...by }),
  );
}
