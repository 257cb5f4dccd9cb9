import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { noteBuyerBan } from '../order/noteBuyerBan.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';

/**
 * Asks Steam whether the buyer's account may trade, before a seller who delivers by hand is blamed for having sent
 * nothing, and records a ban on the order. A robot finds out when it sends (`handleRejection`).
 * @returns true if the order carries that record.
 * @throws SteamError if Steam is unavailable: the order waits for its answer as usual.
 */
export async function askForBuyerBan(
  worker: WorkerPlatform,
  session: SteamSession,
  { orderId, order }: TradeOfferWork,
): Promise<boolean> {
  if (order.deliveryIssue === 'partnerBlocked') return true;
  const isBlaming = order.phase === 'verifying' && order.reason === 'sellerShipmentTimeout';
  if (order.isAutomatic || !isBlaming || !(await isBanned(worker, session, order.buyerTradeUrl)))
    return false;
  await noteBuyerBan(worker, orderId);
  return true;
}

/** If Steam accepts the session but returns no ban data, the session is valid and the ban is unknown. */
async function isBanned(worker: WorkerPlatform, session: SteamSession, tradeUrl: string): Promise<boolean> {
  const steamId = parseTradeUrl(tradeUrl)?.steamId;
  if (!steamId) return false;
  try {
    return (await worker.steam.listTradeBanned(session, [steamId])).has(steamId);
  } catch (error) {
    if (!(error instanceof SteamError) || error.isOutage || error.isHeldBack) throw error;
    return false;
  }
}
