/** steamid64 is the account id plus this (Steam fact: individual account, public universe). */
const STEAM_ID_BASE = 76_561_197_960_265_728n;

/**
 * URL of the sandbox's page of a player's inventory and offers; without a trade link that of all players. The partner
 * number of a trade link is Steam's account id.
 */
export function sandboxInventoryUrl(sandboxUrl: string, tradeUrl: string | null): string {
  const partner = /[?&]partner=(\d{1,10})(?:&|$)/.exec(tradeUrl ?? '')?.[1];
  const base = sandboxUrl.replace(/\/$/, '');
  return partner === undefined ? `${base}/accounts` : `${base}/accounts/${STEAM_ID_BASE + BigInt(partner)}`;
}

/** URL of an offer at Steam, or in the sandbox. */
export function steamOfferUrl(offerId: string, sandboxUrl: string | null): string {
  return sandboxUrl === null
    ? `https://steamcommunity.com/tradeoffer/${offerId}/`
    : `${sandboxUrl.replace(/\/$/, '')}/offers/${offerId}`;
}

/** The offer that the seller of an ordinary account sends by hand. */
interface OfferToSend {
  readonly steamId: string;
  readonly tradeUrl: string;
  readonly message: string;
  readonly assetId: string;
}

/** URL of the sandbox's form in which an account's owner creates an offer, with its fields filled in. */
export function sandboxOfferUrl(
  sandboxUrl: string,
  { steamId, tradeUrl, message, assetId }: OfferToSend,
): string {
  const query = new URLSearchParams({ tradeUrl, assetIds: assetId, message });
  return `${sandboxUrl.replace(/\/$/, '')}/accounts/${steamId}?${query}#send`;
}
