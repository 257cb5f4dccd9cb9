import type { FastifyRequest } from 'fastify';
import type { BooksReader } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
import { accountOfApiKey } from './apiKey.ts';
import { findAccount, type SteamAccountRow } from './steamAccount.ts';
import { readToken } from './steamToken.ts';

async function accountOfToken(
  books: BooksReader,
  token: string | undefined,
): Promise<SteamAccountRow | null> {
  if (token === undefined) return null;
  const claims = await readToken(books, token, 'access');
  const account = claims === null ? null : await findAccount(books, claims.sub);
  return account?.token_generation === (claims?.gen ?? 0) ? account : null;
}

/** The account signed in by the cookie `steamLoginSecure`. Null if it is missing, wrong or expired. */
export async function accountOfCookie(
  books: BooksReader,
  request: FastifyRequest,
): Promise<SteamAccountRow | null> {
  const [steamId, token] = cookieOf(request, 'steamLoginSecure')?.split('||') ?? [];
  const account = await accountOfToken(books, token);
  return account?.steam_id === steamId ? account : null;
}

/** Like `accountOfCookie` for forms: the field `sessionid` must equal the cookie of that name. */
export async function accountOfForm(
  books: BooksReader,
  request: FastifyRequest,
): Promise<SteamAccountRow | null> {
  const sessionId = cookieOf(request, 'sessionid');
  if (sessionId === undefined || fieldsOf(request).sessionid !== sessionId) return null;
  return accountOfCookie(books, request);
}

/** The account of the Web API parameter `access_token` or `key`. Null if it is missing, wrong or expired. */
export async function accountOfWebApi(
  books: BooksReader,
  request: FastifyRequest,
): Promise<SteamAccountRow | null> {
  const { key, access_token: token } = fieldsOf(request);
  return key === undefined ? accountOfToken(books, token) : accountOfApiKey(books, key);
}

/** The account of an access token of the Steam app, for calls that only the app makes. Null for the token of another client. */
export async function accountOfAppToken(
  books: BooksReader,
  request: FastifyRequest,
): Promise<SteamAccountRow | null> {
  const { access_token: token } = fieldsOf(request);
  const claims = await readToken(books, token ?? '', 'access');
  return claims?.aud.includes('mobile') ? accountOfToken(books, token) : null;
}

/** Reads a cookie of a request by name. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((each) => each.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
