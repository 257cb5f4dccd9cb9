/** Recipient of a delivery: the partner's steamid64 and the token of the trade link. */
export interface TradeAddress {
  steamId: string;
  token: string;
}

/** steamid64 = account id + this (Steam: individual account, public universe). */
const STEAM_ID_BASE = 76_561_197_960_265_728n;
const TRADE_URL =
  /^https:\/\/steamcommunity\.com\/tradeoffer\/new\/?\?partner=([1-9][0-9]{0,9})&token=([A-Za-z0-9_-]{8})$/;

/** Parses a Steam trade link. Null if the text is not one. */
export function parseTradeUrl(text: string): TradeAddress | null {
  const match = TRADE_URL.exec(text.trim());
  if (!match?.[1] || !match[2]) return null;
  const accountId = BigInt(match[1]);
  if (accountId > 0xffff_ffffn) return null;
  return { steamId: (STEAM_ID_BASE + accountId).toString(), token: match[2] };
}
