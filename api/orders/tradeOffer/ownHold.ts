import { findRestriction, updateAccountStatus } from '../../steam/client/steamAccount.store.ts';
import type { SteamSession } from '../../steam/client/steamGateway.ts';
import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import type { WorkerPlatform } from '../../steam/client/workerPlatform.ts';
import { findLastBuyerTradeUrl } from '../order/tradeOffer.store.ts';
import { unlessLost } from './unlessLost.ts';

/**
 * Lets an account sell again whose own side made Steam hold trades, once Steam says that it no longer does. Steam only says so of a trade
 * with somebody: with the buyer of its last order. An unknown answer changes nothing, and neither do tradable items, which it always had.
 * @param session of the account.
 */
export async function endOwnHold(
  worker: WorkerPlatform,
  session: SteamSession,
  steamAccountId: string,
): Promise<void> {
  if ((await findRestriction(worker.db, steamAccountId)) !== 'tradeHold') return;
  const buyer = parseTradeUrl((await findLastBuyerTradeUrl(worker.db, steamAccountId)) ?? '');
  if (!buyer) return;
  const partner = { partnerSteamId: buyer.steamId, partnerToken: buyer.token };
  const sides = await worker.steam.getTradeHoldSides(session, partner).catch(unlessLost);
  if (sides === 'unknown' || sides.ours > 0) return;
  await updateAccountStatus(worker.db, steamAccountId, { from: 'notSellable', to: 'normal' });
}
