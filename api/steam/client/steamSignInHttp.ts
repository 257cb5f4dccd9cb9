import { z } from 'zod';
import type { SteamAddress } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { requestSteam, requestSteamText } from './steamRequest.ts';
import type { SteamSignIn } from './steamSignIn.ts';

const communityOrigin = 'https://steamcommunity.com';
const steamIdBase = 76_561_197_960_265_728n;
function cookieOf({ steamId, accessToken, sessionId }: SteamSession): string {
  return `steamLoginSecure=${steamId}%7C%7C${accessToken}; sessionid=${sessionId}`;
}

function tradeUrlOf(steamId: string, token: string): string {
  return `${communityOrigin}/tradeoffer/new/?partner=${BigInt(steamId) - steamIdBase}&token=${token}`;
}

async function acknowledge(address: SteamAddress, session: SteamSession): Promise<void> {
  await requestSteamText({
    base: address.communityBase,
    path: '/trade/new/acknowledge',
    form: { sessionid: session.sessionId, message: '1' },
    headers: { cookie: cookieOf(session), origin: communityOrigin, referer: `${communityOrigin}/` },
    timeoutMs: address.timeoutMs,
    // Repeating the acknowledgement is harmless.
    hasEffect: false,
  });
}

async function readTradeUrl(address: SteamAddress, session: SteamSession): Promise<string | null> {
  const path = `/profiles/${session.steamId}/tradeoffers/privacy`;
  const page = await requestSteamText({
    base: address.communityBase,
    path,
    headers: { cookie: cookieOf(session) },
    timeoutMs: address.timeoutMs,
    hasEffect: false,
  });
  const found = /tradeoffer\/new\/\?partner=(\d{1,10})&(?:amp;)?token=([\w-]{8})/.exec(page);
  if (found?.[2] && found[1] === String(BigInt(session.steamId) - steamIdBase))
    return tradeUrlOf(session.steamId, found[2]);
  if (page.includes('trade_offer_access_url')) return null;
  throw new SteamError('transient', `${path}: unexpected page`, { isOutage: true });
}

async function makeTradeUrl(address: SteamAddress, session: SteamSession): Promise<string> {
  const path = `/profiles/${session.steamId}/tradeoffers/newtradeurl`;
  const { body } = await requestSteam({
    base: address.communityBase,
    path,
    form: { sessionid: session.sessionId },
    headers: { cookie: cookieOf(session), origin: communityOrigin, referer: `${communityOrigin}/` },
    timeoutMs: address.timeoutMs,
    hasEffect: true,
  });
  const parsed = z
    .string()
    .regex(/^[\w-]{8}$/)
    .safeParse(body);
  if (!parsed.success) throw new SteamError('ambiguous', `${path}: unexpected shape`, { isOutage: true });
  return tradeUrlOf(session.steamId, parsed.data);
}

async function readPersonaName(address: SteamAddress, steamId: string): Promise<string | null> {
  try {
    const { body } = await requestSteam({
      base: address.communityBase,
      path: `/miniprofile/${BigInt(steamId) - steamIdBase}/json`,
      timeoutMs: address.timeoutMs,
      hasEffect: false,
    });
    const parsed = z.object({ persona_name: z.string().min(1).max(64) }).safeParse(body);
    return parsed.success ? parsed.data.persona_name.replaceAll('\u0000', '') : null;
  } catch (error) {
    if (error instanceof SteamError) return null;
    throw error;
  }
}

/**
 * Creates the gateway over HTTP, with addresses as in `createSteamHttp`. The sign-in library is loaded on first use: it is a fifth of what
 * a worker loads and is rarely needed.
 */
export function createSteamSignInHttp(address: SteamAddress): SteamSignIn {
  return {
    async signIn(credentials) {
      const { signInByPassword } = await import('./signInByPassword.ts');
      return signInByPassword(address, credentials);
    },
    acknowledgeTradeProtection: (session) => acknowledge(address, session),
    readTradeUrl: (session) => readTradeUrl(address, session),
    makeTradeUrl: (session) => makeTradeUrl(address, session),
    readPersonaName: (steamId) => readPersonaName(address, steamId),
  };
}
