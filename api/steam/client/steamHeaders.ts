import type { SteamSession } from './steamGateway.ts';

/** Value that Steam expects in Origin and Referer, whatever address is configured. */
export const COMMUNITY_ORIGIN = 'https://steamcommunity.com';

/**
 * The user agent of Steam's mobile app, whose tokens we hold. Steam returns no confirmations to any other (steamcommunity 3.50.3, issue
 * 371).
 */
export const MOBILE_USER_AGENT = 'okhttp/4.9.2';

/** Cookies of the mobile app, the same that `steam-session` sends as it signs in. */
export const MOBILE_COOKIES = 'mobileClient=android; mobileClientVersion=777777 3.10.3';

const STEAM_ID_BASE = 76_561_197_960_265_728n;

/** The 32-bit account id that Steam uses in trade links and pages. */
export function accountIdOf(steamId: string): string {
  return String(BigInt(steamId) - STEAM_ID_BASE);
}

/** Headers of a call of a signed-in account to a community page. */
export function sessionHeaders({ steamId, accessToken, sessionId }: SteamSession): { cookie: string } {
  const session = `steamLoginSecure=${steamId}%7C%7C${accessToken}; sessionid=${sessionId}`;
  return { cookie: `${MOBILE_COOKIES}; ${session}` };
}

/** Headers of a form that a signed-in account sends from one of Steam's pages. */
export function formHeaders(
  session: SteamSession,
  page: string,
): Record<'cookie' | 'origin' | 'referer', string> {
  return { ...sessionHeaders(session), origin: COMMUNITY_ORIGIN, referer: COMMUNITY_ORIGIN + page };
}
