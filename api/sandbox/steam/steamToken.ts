import { createHmac, timingSafeEqual } from 'node:crypto';
import { type BooksReader, sandboxNow, unixSeconds } from '../books.ts';

const accessTokenSeconds = 24 * 3600;
const refreshTokenSeconds = 200 * 86_400;

/** EAuthTokenPlatformType: what a sign-in is for decides what its tokens are good for. */
export const platforms = { steamClient: 1, webBrowser: 2, mobileApp: 3 } as const;

/** One of `platforms`. */
export type Platform = (typeof platforms)[keyof typeof platforms];

const audiences: Readonly<Record<Platform, readonly string[]>> = {
  [platforms.steamClient]: ['client', 'web'],
  [platforms.webBrowser]: ['web'],
  [platforms.mobileApp]: ['web', 'mobile'],
};

/** Claims of a Steam token. */
export interface TokenClaims {
  readonly sub: string;
  readonly exp: number;
  readonly aud: readonly string[];
  /** Token generation of the account. Absent in tokens issued before generations existed. */
  readonly gen?: number;
}

function encode(value: unknown): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function sign(key: string, head: string): string {
  return createHmac('sha512', Buffer.from(key, 'base64')).update(head).digest('base64url');
}

async function tokenKey(books: BooksReader): Promise<string> {
  const { rows } = await books.query<{ value: string }>(
    `select value from sandbox.setting where name = 'token key'`,
  );
  const row = rows[0];
  if (row === undefined) throw new Error('the books have no token key');
  return row.value;
}

async function tokenGeneration(books: BooksReader, steamId: string): Promise<number> {
  const { rows } = await books.query<{ token_generation: number }>(
    'select token_generation from sandbox.steam_account where steam_id = $1',
    [steamId],
  );
  return rows[0]?.token_generation ?? 0;
}

/**
 * Issues a signed token of the given kind, valid from now by the sandbox's clock (24 hours or 200 days). `audience` is what it is good for, by
 * default what the Steam app is given.
 */
export async function issueToken(
  books: BooksReader,
  steamId: string,
  kind: 'access' | 'refresh',
  audience: readonly string[] = audiences[platforms.mobileApp],
): Promise<string> {
  const now = unixSeconds(await sandboxNow(books));
  const isRefresh = kind === 'refresh';
  const claims = {
    iss: isRefresh ? 'steam' : 'r:0000_00000000_00000',
    sub: steamId,
    aud: isRefresh ? [...audience, 'renew', 'derive'] : audience,
    exp: now + (isRefresh ? refreshTokenSeconds : accessTokenSeconds),
    nbf: now - 10,
    iat: now,
    jti: crypto.randomUUID(),
    gen: await tokenGeneration(books, steamId),
  };
  const head = `${encode({ typ: 'JWT', alg: 'EdDSA' })}.${encode(claims)}`;
  return `${head}.${sign(await tokenKey(books), head)}`;
}

/** What the tokens of a sign-in for this platform are good for. */
export function audienceOf(platform: Platform): readonly string[] {
  return audiences[platform];
}

/** The claims of a valid token signed by this sandbox. Null for anything else. */
export async function readToken(
  books: BooksReader,
  token: string,
  kind: 'access' | 'refresh',
): Promise<TokenClaims | null> {
  const [header, payload, signature] = token.split('.');
  if (header === undefined || payload === undefined || signature === undefined) return null;
  const expected = Buffer.from(sign(await tokenKey(books), `${header}.${payload}`));
  const given = Buffer.from(signature);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return null;
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as TokenClaims;
  if (claims.aud.includes('renew') !== (kind === 'refresh')) return null;
  if (claims.exp <= unixSeconds(await sandboxNow(books))) return null;
  return claims;
}
