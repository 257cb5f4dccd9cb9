import { z } from 'zod';
import { SteamError } from './steamError.ts';
import type { RenewedTokens } from './steamGateway.ts';
import { kindOfCode } from './steamResult.ts';
import { callSteam, type SteamAddress } from './steamThrottle.ts';

const tokensShape = z.object({
  response: z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).optional() }),
});

/**
 * Gets a new access token with a refresh token.
 * @throws SteamError `sessionExpired` if Steam revoked the refresh token.
 */
export async function renewSteamTokens(
  address: SteamAddress,
  account: { steamId: string; refreshToken: string },
): Promise<RenewedTokens> {
  const path = '/IAuthenticationService/GenerateAccessTokenForApp/v1/';
  const asked = {
    host: 'api',
    path,
    // 0 = keep the refresh token. With 1, Steam revokes the old token as it responds, and a crash before the new one is stored would lose
    // the account for good.
    form: { refresh_token: account.refreshToken, steamid: account.steamId, renewal_type: '0' },
    hasEffect: false,
  } as const;
  const { body, eresult } = await callSteam(address, asked, account.steamId);
  const parsed = tokensShape.safeParse(body);
  if (parsed.success) {
    const { access_token: accessToken, refresh_token: refreshToken } = parsed.data.response;
    return refreshToken === undefined ? { accessToken } : { accessToken, refreshToken };
  }
  const isPassing = eresult !== null && kindOfCode(eresult) !== 'definite';
  // Steam rejects a token by an EResult number. A response without one is not Steam's verdict and no reason to give up the account.
  const kind = isPassing || eresult === null ? 'transient' : 'sessionExpired';
  throw new SteamError(kind, `${path}: no token`, { code: eresult, isOutage: eresult === null });
}

/** Expiry of one of Steam's tokens as stated in it. Null if the text is not a token. */
export function tokenExpiry(token: string): Date | null {
  const [, payload = ''] = token.split('.');
  try {
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown };
    return typeof exp === 'number' && Number.isFinite(exp) ? new Date(exp * 1_000) : null;
  } catch {
    return null;
  }
}
