import { parseTradeUrl } from '../../steam/client/tradeUrl.ts';
import { TradeBanned } from './order.errors.ts';

/**
 * Rejects a purchase that Steam would not deliver because it forbids the receiving account to trade, so that nobody
 * pays for what they cannot receive. If Steam has not answered about that account yet, the purchase continues.
 * @throws TradeBanned
 */
export function rejectTradeBan({ bannedSteamId }: { bannedSteamId: string | null }, tradeUrl: string): void {
  if (bannedSteamId !== null && parseTradeUrl(tradeUrl)?.steamId === bannedSteamId) throw new TradeBanned();
}
