import { SteamError } from '../../steam/client/steamError.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { noteBuyerBan } from '../order/noteBuyerBan.ts';
import type { TradeOfferWork } from '../order/tradeOffer.store.ts';

/**
 * Before a seller who delivers by hand is blamed for having sent nothing: asks Steam whether the buyer's account may trade, and notes on
 * the order where it may not. A robot meets that when it sends (`concludeRefusal`).
 * @returns true where the order carries that note.
 * @throws SteamError where Steam does not work: the order waits for its answer as for any other.
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

/** A session that Steam knew a moment ago and does not tell of bans is no lost one: then nothing is known. */
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
