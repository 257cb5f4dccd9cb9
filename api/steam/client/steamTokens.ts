import { z } from 'zod';
import { callSteam, type SteamAddress } from './callSteam.ts';
import { SteamError } from './steamError.ts';
import type { RenewedTokens } from './steamGateway.ts';
import { kindOfCode } from './steamResult.ts';

const tokensShape = z.object({
  response: z.object({ access_token: z.string().min(1), refresh_token: z.string().min(1).optional() }),
});

/**
 * Gets a new access token with a refresh token, and with `mayReplace` a new refresh token where Steam gives one: the old one is then dead
 * before the new one is stored, so that a crash in between loses the account. Only for accounts that nothing else can sign in again.
 * @throws SteamError `sessionExpired` if Steam revoked the refresh token.
 */
export async function renewSteamTokens(
  address: SteamAddress,
  account: { steamId: string; refreshToken: string; mayReplace?: boolean },
): Promise<RenewedTokens> {
  const path = '/IAuthenticationService/GenerateAccessTokenForApp/v1/';
  const asked = {
    host: 'api',
    path,
    form: {
      refresh_token: account.refreshToken,
      steamid: account.steamId,
      renewal_type: account.mayReplace ? '1' : '0',
    },
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

function claimsOf(token: string): { exp?: unknown; sub?: unknown } {
  const [, payload = ''] = token.split('.');
  try {
    return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as { exp?: unknown; sub?: unknown };
  } catch {
    return {};
  }
}

/** Expiry of one of Steam's tokens as stated in it. Null if the text is not a token. */
export function tokenExpiry(token: string): Date | null {
  const { exp } = claimsOf(token);
  return typeof exp === 'number' && Number.isFinite(exp) ? new Date(exp * 1_000) : null;
}

/** The steamid64 that one of Steam's tokens is for. Null if the text is not a token. */
export function tokenSubject(token: string): string | null {
  const { sub } = claimsOf(token);
  return typeof sub === 'string' && /^\d{17}$/.test(sub) ? sub : null;
}
