import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { isOrdered, type OfferDifference } from './orderedOffer.ts';

/** Statuses of a trade in which its items have left the giver. */
const LEFT: readonly number[] = [tradeStatuses.Committed, tradeStatuses.Complete, tradeStatuses.InEscrow];

/**
 * Where an offer died because its item is not there any more: the trade in which the account gave the ordered copy to somebody else, by
 * an offer of its own or by one that it accepted.
 * @returns null where Steam shows none: it was sold on Steam's own market, or went where nobody can see.
 */
export async function findGivenElsewhere(
  worker: WorkerPlatform,
  session: SteamSession,
  offer: TradeOfferWork,
): Promise<OfferDifference | null> {
  const buyer = parseTradeUrl(offer.order.buyerTradeUrl)?.steamId;
  const trade = (await worker.steam.listTrades(session)).find(
    ({ status, partnerSteamId, assetsGiven }) =>
      LEFT.includes(status) && partnerSteamId !== buyer && assetsGiven.some((item) => isOrdered(offer, item)),
  );
  if (!trade) return null;
  const orderedAssetId = offer.order.asset.assetId;
  return { difference: 'partner', steamTradeId: trade.tradeId, orderedAssetId };
}
