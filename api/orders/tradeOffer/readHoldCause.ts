import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';

/** The side whose Steam account makes Steam hold a trade. */
export type HoldSide = 'seller' | 'buyer' | 'both';

/**
 * Asks Steam which account causes the hold of an order's trade: one that has not had the phone authenticator long
 * enough. Null if Steam does not say, which stops nothing.
 * @param session of the seller's account.
 */
export async function readHoldCause(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<HoldSide | null> {
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl);
  if (!buyer) return null;
  try {
    const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.token };
    const sides = await worker.steam.getTradeHoldSides(session, partner);
    if (sides === 'unknown' || (sides.ours === 0 && sides.theirs === 0)) return null;
    if (sides.ours > 0 && sides.theirs > 0) return 'both';
    return sides.ours > 0 ? 'seller' : 'buyer';
  } catch (error) {
    if (!(error instanceof SteamError) || error.kind === 'sessionExpired') throw error;
    return null;
  }
}
