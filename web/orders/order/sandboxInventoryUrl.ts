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
