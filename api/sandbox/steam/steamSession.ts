import type { FastifyRequest } from 'fastify';
import type { BooksReader } from '../books.ts';
import { fieldsOf } from '../sandboxServer.ts';
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

/** The account of the Web API parameter `access_token`. Null if it is missing, wrong or expired. */
export async function accountOfAccessToken(
  books: BooksReader,
  request: FastifyRequest,
): Promise<SteamAccountRow | null> {
  return accountOfToken(books, fieldsOf(request).access_token);
}

/** Like `accountOfAccessToken`, for calls that only the Steam app makes. */
export async function accountOfAppToken(
  books: BooksReader,
  request: FastifyRequest,
): Promise<SteamAccountRow | null> {
  const claims = await readToken(books, fieldsOf(request).access_token ?? '', 'access');
  return claims?.aud.includes('mobile') ? accountOfAccessToken(books, request) : null;
}

/** Reads a cookie of a request by name. */
export function cookieOf(request: FastifyRequest, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
  const pair = pairs.find((each) => each.startsWith(`${name}=`));
  return pair && decodeURIComponent(pair.slice(name.length + 1));
}
