import { z } from 'zod';
import { callSteam, type SteamAddress } from './callSteam.ts';
import { acknowledgeProtection } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { accountIdOf, COMMUNITY_ORIGIN, formHeaders, sessionHeaders } from './steamHeaders.ts';
import type { SteamSignIn } from './steamSignIn.ts';

const SETTINGS = '/tradeoffers/privacy';

function tradeUrlOf(steamId: string, token: string): string {
  return `${COMMUNITY_ORIGIN}/tradeoffer/new/?partner=${accountIdOf(steamId)}&token=${token}`;
}

/**
 * Reads the page with the account's trade link. Steam leads an account with an address of its own from `/profiles/<id>` to
 * `/id/<name>`: `profile` is where its pages are.
 */
async function readSettings(
  address: SteamAddress,
  session: SteamSession,
): Promise<{ page: string; profile: string }> {
  const call = {
    host: 'community',
    path: `/profiles/${session.steamId}${SETTINGS}`,
    headers: sessionHeaders(session),
    hasEffect: false,
    reads: 'page',
  } as const;
  const { body, path } = await callSteam(address, call, session.steamId);
  return { page: String(body), profile: path.replace(/\/tradeoffers\/privacy\/?$/, '') };
}

async function readTradeUrl(address: SteamAddress, session: SteamSession): Promise<string | null> {
  const { page } = await readSettings(address, session);
  const found = /tradeoffer\/new\/\?partner=(\d{1,10})&(?:amp;)?token=([\w-]{8})/.exec(page);
  if (found?.[2] && found[1] === accountIdOf(session.steamId)) return tradeUrlOf(session.steamId, found[2]);
  if (page.includes('trade_offer_access_url')) return null;
  throw new SteamError('transient', `${SETTINGS}: unexpected page`, { isOutage: true });
}

async function makeTradeUrl(address: SteamAddress, session: SteamSession): Promise<string> {
  // A form is not redirected, so it goes to where the account's pages are.
  const { profile } = await readSettings(address, session);
  const call = {
    host: 'community',
    path: `${profile}/tradeoffers/newtradeurl`,
    form: { sessionid: session.sessionId },
    headers: formHeaders(session, profile + SETTINGS),
    hasEffect: true,
  } as const;
  const { body } = await callSteam(address, call, session.steamId);
  const parsed = z
    .string()
    .regex(/^[\w-]{8}$/)
    .safeParse(body);
  if (!parsed.success) throw new SteamError('ambiguous', 'newtradeurl: unexpected shape', { isOutage: true });
  return tradeUrlOf(session.steamId, parsed.data);
}

async function readPersonaName(address: SteamAddress, steamId: string): Promise<string | null> {
  try {
    const path = `/miniprofile/${accountIdOf(steamId)}/json`;
    const { body } = await callSteam(address, { host: 'community', path, hasEffect: false }, steamId);
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
    async signIn(credentials, laneKey) {
      const { signInByPassword } = await import('./signInByPassword.ts');
      const signedIn = await signInByPassword(address, credentials, laneKey);
      await address.lanes?.adopt(laneKey, signedIn.steamId);
      return signedIn;
    },
    async signInByCode(typed, laneKey) {
      const { signInByCode } = await import('./signInByPassword.ts');
      const signedIn = await signInByCode(address, typed, laneKey);
      await address.lanes?.adopt(laneKey, signedIn.steamId);
      return signedIn;
    },
    async beginQr(laneKey) {
      const { beginQr } = await import('./signInByQr.ts');
      return beginQr(address, laneKey);
    },
    async pollQr(qr, laneKey) {
      const { pollQr } = await import('./signInByQr.ts');
      const answer = await pollQr(address, qr, laneKey);
      if (answer.tokens) await address.lanes?.adopt(laneKey, answer.tokens.steamId);
      return answer;
    },
    acknowledgeTradeProtection: (session) => acknowledgeProtection(address, session),
    readTradeUrl: (session) => readTradeUrl(address, session),
    makeTradeUrl: (session) => makeTradeUrl(address, session),
    readPersonaName: (steamId) => readPersonaName(address, steamId),
  };
}
