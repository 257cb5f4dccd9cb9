import type { Platform } from '../kernel/platform.ts';
import { parseTradeUrl } from '../tradeOffer/tradeUrl.ts';
import { TradeUrlInvalid } from './user.errors.ts';
import { updateTradeUrl } from './userStore.ts';

/** Sets where Steam delivers to a user. Orders under way keep the link they were made with (T-24). @throws TradeUrlInvalid */
export async function setTradeUrl(
  { db }: Platform,
  { userId, tradeUrl }: { userId: string; tradeUrl: string },
): Promise<void> {
  if (!parseTradeUrl(tradeUrl)) throw new TradeUrlInvalid();
  await updateTradeUrl(db, userId, tradeUrl.trim());
}
