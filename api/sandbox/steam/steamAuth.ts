import {
  constants,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  privateDecrypt,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from 'node:crypto';
import { getAuthCode } from 'steam-totp';
import { type BooksReader, sandboxNow, unixSeconds } from '../books.ts';
import { passwordOf, type SteamAccountRow, signIn } from './steamAccount.ts';
import { SteamRejection } from './steamRejection.ts';
import { audienceOf, issueToken, type Platform } from './steamToken.ts';

const keyName = 'sign-in key';
const codeSeconds = 30;
/** Steam also accepts codes of adjacent time steps. */
const stepsAround = [0, -1, 1, 2];
const failuresMax = 10;
/** EAuthSessionGuardType of a code of the authenticator. */
const deviceCode = 3;

/** A sign-in in progress. */
export interface AuthSession {
  readonly client_id: string;
  readonly request_id: string;
  /** Null for a QR code that no Steam app has approved yet. */
  readonly steam_id: string | null;
  readonly is_passed: boolean;
  readonly platform: Platform;
  readonly device_name: string;
  readonly is_qr: boolean;
  /** The Steam app has shown the sign-in to its owner. */
  readonly is_seen: boolean;
  /** The code that Steam sent by e-mail. Null if it sent none. */
  readonly email_code: string | null;
  readonly created_at: Date;
  readonly renewed_at: Date | null;
}

/** The device that a sign-in is for. */
export interface SignInDevice {
  readonly platform: Platform;
  readonly deviceName: string;
}

const codeLetters = '23456789BCDFGHJKMNPQRTVWXY';
const codeLength = 5;

/** A code as Steam sends it by e-mail. */
function newEmailCode(): string {
  return Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join('');
}

/** An id by which a client asks for its sign-in. */
export function newClientId(): string {
  return String(randomInt(2 ** 40, 2 ** 47));
}

async function signInKey(books: BooksReader): Promise<string> {
  const read = async () =>
    (await books.query<{ value: string }>('select value from sandbox.setting where name = $1', [keyName]))
      .rows[0];
  const known = await read();
  if (known !== undefined) return known.value;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  await books.query('insert into sandbox.setting values ($1, $2) on conflict do nothing', [
    keyName,
    privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
  ]);
  return (await read())?.value ?? '';
}

function hexOf(base64url: string | undefined): string {
  return Buffer.from(base64url ?? '', 'base64url').toString('hex');
}

/** The public key for encrypting passwords, in hex as in Steam's API. The same for every name, known or not. */
export async function passwordKey(
  books: BooksReader,
): Promise<{ publickey_mod: string; publickey_exp: string; timestamp: string }> {
  const { n, e } = createPublicKey(await signInKey(books)).export({ format: 'jwk' });
  const exponent = hexOf(e).padStart(6, '0');
  return { publickey_mod: hexOf(n), publickey_exp: exponent, timestamp: '104700000000' };
}

/** Null if the text was not encrypted with our key. */
async function decryptPassword(books: BooksReader, encrypted: string): Promise<string | null> {
  const key = createPrivateKey(await signInKey(books));
  try {
    const opened = privateDecrypt(
      { key, padding: constants.RSA_PKCS1_PADDING },
      Buffer.from(encrypted, 'base64'),
    );
    return opened.toString('utf8');
  } catch {
    return null;
  }
}

/** Finds the account of a name, ignoring case. */
export async function accountOfName(books: BooksReader, name: string): Promise<SteamAccountRow | null> {
  const { rows } = await books.query<SteamAccountRow>(
    'select * from sandbox.steam_account where lower(account_name) = lower($1)',
    [name],
  );
  return rows[0] ?? null;
}

async function isThrottled(books: BooksReader, steamId: string, now: Date): Promise<boolean> {
  const { rows } = await books.query<{ count: number }>(
    `select count(*)::int from sandbox.auth_failure where steam_id = $1 and failed_at > $2::timestamptz - interval '30 minutes'`,
    [steamId, now],
  );
  return (rows[0]?.count ?? 0) >= failuresMax;
}

/** Starts a sign-in. Throws `SteamRejection`: 5 for a wrong name or password, 84 after too many of them. */
export async function beginSignIn(
  books: BooksReader,
  given: { accountName: string; encryptedPassword: string; device: SignInDevice },
): Promise<{ clientId: string; requestId: string; steamId: string; guard: SteamAccountRow['guard'] }> {
  const now = await sandboxNow(books);
  const account = await accountOfName(books, given.accountName);
  if (account !== null && (await isThrottled(books, account.steam_id, now)))
    throw new SteamRejection(84, 'RateLimitExceeded');
  const password = await decryptPassword(books, given.encryptedPassword);
  if (account === null || password !== passwordOf(account)) {
    if (account !== null)
      await books.query('insert into sandbox.auth_failure values ($1, $2)', [account.steam_id, now]);
    throw new SteamRejection(5, 'InvalidPassword');
  }
  const clientId = newClientId();
  const requestId = randomBytes(16).toString('base64');
  const isPassed = account.guard === 'none';
  const emailCode = account.guard === 'email' ? newEmailCode() : null;
  const { platform, deviceName } = given.device;
  await books.query(
    `insert into sandbox.auth_session
       (client_id, request_id, steam_id, is_passed, created_at, platform, device_name, email_code)
     values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [clientId, requestId, account.steam_id, isPassed, now, platform, deviceName, emailCode],
  );
  return { clientId, requestId, steamId: account.steam_id, guard: account.guard };
}

/** Finds a sign-in by its id, or by the one before. Throws `SteamRejection` 9 for an unknown, denied or old one. */
export async function findSession(books: BooksReader, clientId: string): Promise<AuthSession> {
  const { rows } = await books.query<AuthSession>(
    `select * from sandbox.auth_session where $1 in (client_id, previous_client_id)
     and created_at > $2::timestamptz - interval '10 minutes'`,
    [/^\d{1,18}$/.test(clientId) ? clientId : '0', await sandboxNow(books)],
  );
  const session = rows[0];
  if (session === undefined) throw new SteamRejection(9, 'FileNotFound');
  return session;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The time step of this code. Null for a wrong one. */
function stepOf(sharedSecret: string, code: string, now: Date): number | null {
  const offset = unixSeconds(now) - Math.floor(Date.now() / 1_000);
  const current = Math.floor(unixSeconds(now) / codeSeconds);
  const around = stepsAround.find((step) =>
    isSame(getAuthCode(sharedSecret, offset + step * codeSeconds), code.toUpperCase()),
  );
  return around === undefined ? null : current + around;
}

/** Completes a sign-in with its code. Throws `SteamRejection`: 88 wrong or used device code, 65 wrong e-mail code, 29 already completed. */
export async function passGuard(
  books: BooksReader,
  given: { clientId: string; code: string; codeType: number },
): Promise<void> {
  const session = await findSession(books, given.clientId);
  if (session.is_passed) throw new SteamRejection(29, 'DuplicateRequest');
  if (session.steam_id === null) throw new SteamRejection(8, 'InvalidParam');
  if (given.codeType !== deviceCode) {
    if (session.email_code === null || !isSame(session.email_code, given.code.toUpperCase()))
      throw new SteamRejection(65, 'InvalidLoginAuthCode');
    await markPassed(books, session);
    return;
  }
  const { rows } = await books.query<SteamAccountRow>(
    'select * from sandbox.steam_account where steam_id = $1',
    [session.steam_id],
  );
  const account = rows[0];
  const step =
    account?.guard === 'device' ? stepOf(account.shared_secret, given.code, await sandboxNow(books)) : null;
  if (step === null) throw new SteamRejection(88, 'TwoFactorCodeMismatch');
  const { rowCount } = await books.query(
    'insert into sandbox.used_login_code values ($1, $2) on conflict do nothing',
    [session.steam_id, step],
  );
  if (rowCount !== 1) throw new SteamRejection(88, 'TwoFactorCodeMismatch');
  await markPassed(books, session);
}

async function markPassed(books: BooksReader, session: AuthSession): Promise<void> {
  await books.query('update sandbox.auth_session set is_passed = true where client_id = $1', [
    session.client_id,
  ]);
}

/** What a client is told that asks for its sign-in: its tokens once it is completed, else how far it is. */
export type SignInAnswer =
  | { readonly refreshToken: string; readonly accessToken: string; readonly accountName: string }
  | { readonly refreshToken: null; readonly session: AuthSession };

/** Issues the tokens of a completed sign-in. Throws `SteamRejection` 9 for an unknown one. */
export async function takeTokens(
  books: BooksReader,
  given: { clientId: string; requestId: string },
): Promise<SignInAnswer> {
  const session = await findSession(books, given.clientId);
  if (!isSame(session.request_id, given.requestId)) throw new SteamRejection(9, 'FileNotFound');
  if (!session.is_passed || session.steam_id === null) return { refreshToken: null, session };
  const audience = audienceOf(session.platform);
  const refreshToken = await issueToken(books, session.steam_id, 'refresh', audience);
  const { rows } = await books.query<{ account_name: string }>(
    `with device as (
       insert into sandbox.signed_in_device select $1, steam_id, token_generation from sandbox.steam_account where steam_id = $2)
     select account_name from sandbox.steam_account where steam_id = $2`,
    [refreshToken, session.steam_id],
  );
  return {
    refreshToken,
    accessToken: await issueToken(books, session.steam_id, 'access', audience),
    accountName: rows[0]?.account_name ?? '',
  };
}

/** True if a refresh token belongs to the account: to its Mafile, or to a sign-in that was not revoked. */
export async function isKnownDevice(
  books: BooksReader,
  account: SteamAccountRow,
  refreshToken: string,
): Promise<boolean> {
  if (account.refresh_token === refreshToken) return true;
  const { rowCount } = await books.query(
    'select from sandbox.signed_in_device where refresh_token = $1 and steam_id = $2 and token_generation = $3',
    [refreshToken, account.steam_id, account.token_generation],
  );
  return rowCount === 1;
}

/**
 * Replaces a refresh token by a new one, as Steam does when a client asks for it in its last days: the old one is dead at once. Returns the
 * new token.
 */
export async function renewDevice(
  tx: BooksReader,
  account: SteamAccountRow,
  refreshToken: string,
): Promise<string> {
  if (account.refresh_token === refreshToken) return signIn(tx, account.steam_id);
  const renewed = await issueToken(tx, account.steam_id, 'refresh');
  await tx.query('update sandbox.signed_in_device set refresh_token = $2 where refresh_token = $1', [
    refreshToken,
    renewed,
  ]);
  return renewed;
}
