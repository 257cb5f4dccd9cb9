import { EAuthSessionGuardType, EAuthTokenPlatformType, LoginSession } from 'steam-session';
import { getAuthCode } from 'steam-totp';
import type { SteamAddress } from './callSteam.ts';
import { createSignInTransport } from './signInTransport.ts';
import { SteamError } from './steamError.ts';
import { readSteamTime } from './steamSecret.ts';
import {
  type SignInReason,
  type SteamCredentials,
  type SteamSignedIn,
  SteamSignInRefused,
  type TypedCredentials,
} from './steamSignIn.ts';

/** Steam's time step for login codes. */
const codeSeconds = 30;
/** Maximum time in milliseconds that Steam may take to issue the tokens after the code. */
const pollTimeoutMs = 20_000;

/** Sign-in reasons by Steam's EResult number. */
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

/** Maps an error of the library to an error of this gateway. Its message is dropped, because it may contain the credentials. */
function toGatewayError(error: unknown): Error {
  if (error instanceof SteamError || error instanceof SteamSignInRefused) return error;
  const code = codeOf(error);
  const reason = code === null ? undefined : refusedBy.get(code);
  if (reason) return new SteamSignInRefused(reason);
  return new SteamError('transient', `sign-in: eresult ${code ?? 'none'}`, { code, isOutage: true });
}

/**
 * The two login codes that Steam currently accepts. Steam rejects a code that it already accepted in the same 30 seconds; the next one
 * works too.
 */
async function codesOf(
  address: SteamAddress,
  laneKey: string,
  sharedSecret: string,
): Promise<[string, string]> {
  const offset = (await readSteamTime(address, laneKey)) - Math.floor(Date.now() / 1_000);
  return [getAuthCode(sharedSecret, offset), getAuthCode(sharedSecret, offset + codeSeconds)];
}

/** Begins a sign-in. Steam takes the first login code that it accepts. */
async function start(
  session: LoginSession,
  { accountName, password }: { accountName: string; password: string },
  [code, nextCode]: readonly [string] | readonly [string, string],
): Promise<void> {
  const started = await session.startWithCredentials({ accountName, password, steamGuardCode: code });
  if (!started.actionRequired) return;
  const types = (started.validActions ?? []).map(({ type }) => type);
  if (types.includes(EAuthSessionGuardType.DeviceCode)) {
    if (nextCode === undefined) throw new SteamSignInRefused('codeWrong');
    await session.submitSteamGuardCode(nextCode);
  } else {
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

async function signIn(
  { address, laneKey }: { address: SteamAddress; laneKey: string },
  credentials: { accountName: string; password: string },
  codes: readonly [string] | readonly [string, string],
): Promise<SteamSignedIn> {
  const session = new LoginSession(EAuthTokenPlatformType.MobileApp, {
    transport: createSignInTransport(address, laneKey),
  });
  session.loginTimeout = pollTimeoutMs;
  // Listeners are attached before anything is sent: the library polls on its own, and an unhandled error event would end the process.
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
    throw toGatewayError(error);
  }
}

/**
 * Signs in with the package `steam-session`, with login codes from the shared secret.
 * @throws SteamError, SteamSignInRefused
 */
export async function signInByPassword(
  address: SteamAddress,
  credentials: SteamCredentials,
  laneKey: string,
): Promise<SteamSignedIn> {
  const codes = await codesOf(address, laneKey, credentials.sharedSecret);
  return signIn({ address, laneKey }, credentials, codes);
}

/**
 * Signs in as `signInByPassword`, with a login code that the owner typed.
 * @throws SteamError, SteamSignInRefused
 */
export function signInByCode(
  address: SteamAddress,
  typed: TypedCredentials,
  laneKey: string,
): Promise<SteamSignedIn> {
  return signIn({ address, laneKey }, typed, [typed.code]);
}
