import { checkpoint } from '../../kernel/checkpoint.ts';
import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession, TradeOffer } from '../../steam/client/steamGateway.ts';
import { tradeOfferStates } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { findTradeOffer, recordCounterDeclined, type TradeOfferWork } from '../order/tradeOffer.store.ts';
import { actForAccount } from './actForAccount.ts';

/**
 * Declines the counter offer to an order's offer. Steam does not say which offer counters which, and a robot gives
 * items only through its own offers, so every offer of this buyer to the robot is declined, once for all orders of the
 * offer. Safe to repeat.
 * @throws SteamError if one is still open and must be declined later.
 */
export async function declineCounterOffer(worker: WorkerPlatform, orderId: string): Promise<void> {
  const tag = (await findTradeOffer(worker.db, orderId))?.tag;
  await worker.locks.hold(`counter-offer:${tag}`, async () => {
    const offer = await findTradeOffer(worker.db, orderId);
    if (!offer || !isCountered(offer)) return;
    await actForAccount(worker, offer.steamAccountId, async (session) => {
      const partnerSteamId = parseTradeUrl(offer.order.buyerTradeUrl)?.steamId ?? '';
      const { open } = await listOpen(worker, session, partnerSteamId);
      for (const counter of open) await decline(worker, session, counter);
      checkpoint('decline.declined');
      const left = await listOpen(worker, session, partnerSteamId);
      if (left.open.length > 0) throw new SteamError('transient', 'a counter-offer is still open');
      if (left.isUnclear)
        throw new SteamError('transient', 'an offer that cannot be read may be a counter-offer');
      await recordCounterDeclined(worker.db, offer.tag);
    });
  });
}

function isCountered({ state, counterDeclinedAt, order }: TradeOfferWork): boolean {
  return state === tradeOfferStates.Countered && counterDeclinedAt === null && order.isAutomatic;
}

async function listOpen(
  worker: WorkerPlatform,
  session: SteamSession,
  partnerSteamId: string,
): Promise<{ open: TradeOffer[]; isUnclear: boolean }> {
  const { offers, unreadable } = await worker.steam.listReceivedTradeOffers(session);
  const open = offers.filter(
    (offer) =>
      !offer.isOurOffer &&
      offer.partnerSteamId === partnerSteamId &&
      offer.state === tradeOfferStates.Active &&
      offer.itemsToGive.length > 0,
  );
  const isUnclear = unreadable.some((row) => (row.partnerSteamId ?? partnerSteamId) === partnerSteamId);
  return { open, isUnclear };
}

async function decline(worker: WorkerPlatform, session: SteamSession, counter: TradeOffer): Promise<void> {
  try {
    await worker.steam.declineTradeOffer(session, counter.tradeOfferId);
  } catch (error) {
    // After any error the list shows whether it was declined; it is read again next.
    if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
  }
}
