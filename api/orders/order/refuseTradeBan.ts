import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { TradeBanned } from './order.errors.ts';

/**
 * Refuses a purchase that Steam would not deliver, since it lets the receiving account not trade: nobody pays for what they cannot take.
 * Where Steam was not asked about that account yet, or did not answer, the purchase goes on.
 * @throws TradeBanned
 */
export function refuseTradeBan({ bannedSteamId }: { bannedSteamId: string | null }, tradeUrl: string): void {
  if (bannedSteamId !== null && parseTradeUrl(tradeUrl)?.steamId === bannedSteamId) throw new TradeBanned();
}
