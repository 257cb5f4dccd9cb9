import { randomBytes } from 'node:crypto';
import { type BooksReader, sandboxNow } from '../books.ts';
import { findAccount } from './steamAccount.ts';
import { isKnownDevice } from './steamAuth.ts';
import { issueToken, readToken } from './steamToken.ts';

/** The sites to which a browser carries its sign-in, and the audience of the cookie that each of them sets. */
const sites = [
  ['https://store.steampowered.com', 'web:store'],
  ['https://help.steampowered.com', 'web:help'],
  ['https://checkout.steampowered.com', 'web:checkout'],
  ['https://steamcommunity.com', 'web:community'],
] as const;

const transferMinutes = 10;

/** One site to carry the sign-in to, in the names of Steam's answer. */
export interface Transfer {
  readonly url: string;
  readonly params: { readonly nonce: string; readonly auth: string };
}

/** Begins to carry a browser's sign-in to Steam's sites. Null for a refresh token that is dead or unknown. */
export async function openTransfers(
  tx: BooksReader,
  refreshToken: string,
): Promise<{ steamId: string; transfers: readonly Transfer[] } | null> {
  const claims = await readToken(tx, refreshToken, 'refresh');
  const account = claims === null ? null : await findAccount(tx, claims.sub);
  if (account === null || !(await isKnownDevice(tx, account, refreshToken))) return null;
  const now = await sandboxNow(tx);
  const transfers: Transfer[] = [];
  for (const [site, audience] of sites) {
    const params = { nonce: randomBytes(16).toString('hex'), auth: randomBytes(16).toString('hex') };
    await tx.query('insert into sandbox.login_transfer values ($1, $2, $3, $4, $5)', [
      params.nonce,
      params.auth,
      account.steam_id,
      audience,
      now,
    ]);
    transfers.push({ url: `${site}/login/settoken`, params });
  }
  return { steamId: account.steam_id, transfers };
}

/**
 * The access token that one of the sites sets as its cookie. Null for a pair that was not given out in the last ten minutes. A pair may be
 * used again in that time, since the answer can get lost.
 */
export async function takeTransfer(
  books: BooksReader,
  given: { steamId: string; nonce: string; auth: string },
): Promise<string | null> {
  const { rows } = await books.query<{ steam_id: string; audience: string }>(
    `select steam_id, audience from sandbox.login_transfer where nonce = $1 and auth = $2
     and created_at > public.clock_now() - interval '${transferMinutes} minutes'`,
    [given.nonce, given.auth],
  );
  const transfer = rows[0];
  if (transfer === undefined || transfer.steam_id !== given.steamId) return null;
  return issueToken(books, transfer.steam_id, 'access', [transfer.audience]);
}
