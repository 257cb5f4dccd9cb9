import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { tradeStatuses } from '../../steam/client/steamState.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';
import { isOrdered, type OfferDifference } from './orderedOffer.ts';

/** Statuses of a trade in which its items have left the giver. */
const LEFT: readonly number[] = [tradeStatuses.Committed, tradeStatuses.Complete, tradeStatuses.InEscrow];

/**
 * Finds the trade in which the account gave the ordered copy to somebody else, after an offer died because its item is
 * gone. The trade may come from an offer that the account made or accepted.
 * @returns null if Steam shows no such trade: the copy was sold on Steam's own market, or left in a way that is not
 * visible.
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
