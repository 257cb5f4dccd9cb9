import { EAuthSessionGuardType, EAuthTokenPlatformType, LoginSession } from 'steam-session';
import { getAuthCode } from 'steam-totp';
import { z } from 'zod';
import { createSignInTransport } from './signInTransport.ts';
import type { SteamAddress } from './steamConfirmation.ts';
import { SteamError } from './steamError.ts';
import type { SteamSession } from './steamGateway.ts';
import { requestSteam, requestSteamText } from './steamRequest.ts';
import {
  type SignInReason,
  type SteamCredentials,
  type SteamSignedIn,
  type SteamSignIn,
  SteamSignInRefused,
} from './steamSignIn.ts';
import { readSteamTime } from './steamTime.ts';

const communityOrigin = 'https://steamcommunity.com';
const steamIdBase = 76_561_197_960_265_728n;
/** Steam's own step of login codes. */
const codeSeconds = 30;
/** How long Steam may take to hand out the tokens after the code. */
const pollTimeoutMs = 20_000;

/** EResult numbers of a sign-in (steam.md 3.2). */
const refusedBy: ReadonlyMap<number, SignInReason> = new Map([
  [5, 'passwordWrong'],
  [18, 'passwordWrong'],
  [65, 'emailCodeWanted'],
  [88, 'codeWrong'],
  [25, 'rateLimited'],
  [84, 'rateLimited'],
  [87, 'rateLimited'],
  [17, 'accountLocked'],
  [43, 'accountLocked'],
  [73, 'accountLocked'],
]);

function codeOf(error: unknown): number | null {
  const code = error instanceof Error && 'eresult' in error ? Number(error.eresult) : Number.NaN;
  return Number.isInteger(code) ? code : null;
}

/** What the library threw, as the bridge says it. Its own texts may hold what was sent, so none of them goes on. */
function toBridgeError(error: unknown): Error {
  if (error instanceof SteamError || error instanceof SteamSignInRefused) return error;
  const code = codeOf(error);
  const reason = code === null ? undefined : refusedBy.get(code);
  if (reason) return new SteamSignInRefused(reason);
  return new SteamError('transient', `sign-in: eresult ${code ?? 'none'}`, { code, isOutage: true });
}

/** The two codes that Steam takes now: one that it took already in this half minute is refused, and the next is good as well. */
async function codesOf(address: SteamAddress, sharedSecret: string): Promise<[string, string]> {
  const offset = (await readSteamTime(address)) - Math.floor(Date.now() / 1_000);
  return [getAuthCode(sharedSecret, offset), getAuthCode(sharedSecret, offset + codeSeconds)];
}

async function start(
  session: LoginSession,
  { accountName, password }: SteamCredentials,
  [code, nextCode]: readonly [string, string],
): Promise<void> {
  const started = await session.startWithCredentials({ accountName, password, steamGuardCode: code });
  if (!started.actionRequired) return;
  const types = (started.validActions ?? []).map(({ type }) => type);
  if (types.includes(EAuthSessionGuardType.DeviceCode)) await session.submitSteamGuardCode(nextCode);
  else {
    const isByEmail = [EAuthSessionGuardType.EmailCode, EAuthSessionGuardType.EmailConfirmation].some(
      (type) => types.includes(type),
    );
    throw new SteamSignInRefused(isByEmail ? 'emailCodeWanted' : 'authenticatorMissing');
  }
}

function tokensOf(session: LoginSession): SteamSignedIn {
  const { steamID, refreshToken, accessToken } = session;
  return { steamId: steamID.getSteamID64(), refreshToken, accessToken };
}

async function signIn(address: SteamAddress, credentials: SteamCredentials): Promise<SteamSignedIn> {
  const codes = await codesOf(address, credentials.sharedSecret);
  const session = new LoginSession(EAuthTokenPlatformType.MobileApp, {
    transport: createSignInTransport(address),
  });
  session.loginTimeout = pollTimeoutMs;
  // Listened to before anything is sent: the library polls by itself, and an error that nobody hears would end the process.
  const outcome = new Promise<SteamSignedIn>((done, fail) => {
    session.once('authenticated', () => done(tokensOf(session)));
    session.on('error', fail);
    session.once('timeout', () =>
      fail(new SteamError('transient', 'sign-in: no tokens came', { isOutage: true })),
    );
  });
  outcome.catch(() => {});
  try {
    await start(session, credentials, codes);
    return await outcome;
  } catch (error) {
    session.cancelLoginAttempt();
    throw toBridgeError(error);
  }
}

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
    // Once or twice is the same to Steam.
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

/** The bridge over HTTP; the sign-in itself is the package `steam-session`. Addresses as `createSteamHttp`. */
export function createSteamSignInHttp(address: SteamAddress): SteamSignIn {
  return {
    signIn: (credentials) => signIn(address, credentials),
    acknowledgeTradeProtection: (session) => acknowledge(address, session),
    readTradeUrl: (session) => readTradeUrl(address, session),
    makeTradeUrl: (session) => makeTradeUrl(address, session),
    readPersonaName: (steamId) => readPersonaName(address, steamId),
  };
}
