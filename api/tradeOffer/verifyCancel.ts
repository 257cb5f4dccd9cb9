import { inTransaction } from '../kernel/tx.ts';
import { advanceOrder } from '../order/advanceOrder.ts';
import { findOrder } from '../order/orderStore.ts';
import { openSteamSession } from '../steam/openSteamSession.ts';
import { SteamError } from '../steam/steamError.ts';
import type { SteamSession, TradeOffer } from '../steam/steamGateway.ts';
import { tradeOfferStates } from '../steam/steamState.ts';
import type { WorkerPlatform } from '../steam/workerPlatform.ts';
import { findSentOffer } from './findSentOffer.ts';
import { lookAtOffer } from './lookAtOffer.ts';
import { findTradeOffer, type TradeOfferWork } from './tradeOfferStore.ts';

const OPEN_STATES: readonly number[] = [tradeOfferStates.Active, tradeOfferStates.CreatedNeedsConfirmation];

/**
 * Finds out at Steam how an order under cancel ends: its offer is taken back and the order fails for its pending reason, or the offer
 * was accepted at the same second and the order goes on. An ordinary seller's offer is never taken back by us (S-05).
 */
export async function verifyCancel(worker: WorkerPlatform, orderId: string): Promise<void> {
  await worker.locks.hold(`trade-offer:${orderId}`, async () => {
    const order = await findOrder(worker.db, orderId);
    const offer = await findTradeOffer(worker.db, orderId);
    if (!offer || order?.phase !== 'verifying' || !order.reason) return;
    const session = await openSteamSession(worker, offer.steamAccountId);
    const steams = await find(worker, session, offer);
    if (steams === 'tooEarly') return;
    if (steams === 'absent') {
      const by = { actor: 'platform', cause: 'offerAbsent' } as const;
      const target = { to: 'failed', reason: order.reason } as const;
      await inTransaction(worker.db, (tx) => advanceOrder(tx, worker, orderId, target, by));
      return;
    }
    if (OPEN_STATES.includes(steams.state) && order.isAutomatic)
      await takeBack(worker, session, steams.tradeOfferId);
    await lookAtOffer(worker, session, offer, await worker.steam.getTradeOffer(session, steams.tradeOfferId));
  });
}

async function find(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<TradeOffer | 'absent' | 'tooEarly'> {
  if (offer.steamOfferId) return worker.steam.getTradeOffer(session, offer.steamOfferId);
  return findSentOffer(worker, session, offer);
}

async function takeBack(worker: WorkerPlatform, session: SteamSession, tradeOfferId: string): Promise<void> {
  try {
    await worker.steam.cancelTradeOffer(session, tradeOfferId);
  } catch (error) {
    // After any error the offer itself says whether it was taken back: it is read next.
    if (!(error instanceof SteamError)) throw error;
  }
}
