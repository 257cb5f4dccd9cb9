import { checkpoint } from '../kernel/checkpoint.ts';
import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import type { OrderReason } from '../order/order.ts';
import type { SteamSession, TradeOffer } from '../steam/steamGateway.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { actForAccount } from './actForAccount.ts';
import { findSentOffer } from './findSentOffer.ts';
import { lookAtOffer } from './lookAtOffer.ts';
import { isOpen } from './orderedOffer.ts';
import { takeBackOffer } from './takeBackOffer.ts';
import { findTradeOffer, type TradeOfferWork } from './tradeOfferStore.ts';

/**
 * Finds out at Steam how an order under cancel ends: its offer is taken back and the order fails for its pending reason, or the offer
 * was accepted at the same second and the order goes on. An ordinary seller's offer is never taken back by us (S-05).
 * @returns false where the order's offer is being worked at elsewhere, so that nothing was asked.
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
  if (steams === 'absent') return endAbsent(worker, offer.orderId, offer.order.reason as OrderReason);
  const mayTakeBack = isOpen(steams) && offer.order.isAutomatic;
  const after = mayTakeBack ? await takeBackOffer(worker, session, steams.tradeOfferId) : steams;
  checkpoint('verify.takenBack');
  await lookAtOffer(worker, session, offer, after);
}

async function find(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | 'absent' | 'tooEarly'> {
  if (offer.steamOfferId) return worker.steam.getTradeOffer(session, offer.steamOfferId);
  return findSentOffer(worker, session, offer);
}

async function endAbsent(worker: WorkerPlatform, orderId: string, reason: OrderReason): Promise<void> {
  const by = { actor: 'platform', cause: 'offerAbsent' } as const;
  await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, { to: 'failed', reason }, by));
}
