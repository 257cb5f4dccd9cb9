import { randomBytes, randomInt } from 'node:crypto';
import { type BooksReader, sandboxNow } from '../books.ts';
import { findAccount, type SteamAccountRow } from './steamAccount.ts';

/** Returns the account's API key. Null if it has none. */
export async function findApiKey(books: BooksReader, steamId: string): Promise<string | null> {
  const { rows } = await books.query<{ key: string }>('select key from sandbox.api_key where steam_id = $1', [
    steamId,
  ]);
  return rows[0]?.key ?? null;
}

/** Returns the account of an API key. Null for a key that nobody has. */
export async function accountOfApiKey(books: BooksReader, key: string): Promise<SteamAccountRow | null> {
  const { rows } = await books.query<{ steam_id: string }>(
    'select steam_id from sandbox.api_key where key = upper($1)',
    [key],
  );
  return rows[0] === undefined ? null : findAccount(books, rows[0].steam_id);
}

/** Requests an API key for a domain: the account's owner confirms it in the Steam app. Returns the id of the request. */
export async function requestApiKey(tx: BooksReader, steamId: string, domain: string): Promise<string> {
  const now = await sandboxNow(tx);
  const { rows } = await tx.query<{ request_id: string }>(
    'insert into sandbox.api_key_request (steam_id, domain, created_at) values ($1, $2, $3) returning request_id',
    [steamId, domain, now],
  );
  const requestId = String(rows[0]?.request_id);
  await tx.query(
    'insert into sandbox.confirmation (steam_id, key_request_id, nonce, created_at) values ($1, $2, $3, $4)',
    [steamId, requestId, `${randomInt(1, 2 ** 31)}${randomInt(1, 2 ** 31)}`, now],
  );
  return requestId;
}

/** The owner's answer to the confirmation of a request. */
export async function answerKeyRequest(
  tx: BooksReader,
  requestId: string,
  isAllowed: boolean,
): Promise<void> {
  const change = isAllowed
    ? 'update sandbox.api_key_request set is_confirmed = true where request_id = $1'
    : 'delete from sandbox.api_key_request where request_id = $1';
  await tx.query(change, [requestId]);
}

/** Makes the key of a confirmed request. `pending` before its confirmation, null for an unknown or denied one. */
export async function takeApiKey(
  tx: BooksReader,
  steamId: string,
  requestId: string,
): Promise<string | 'pending' | null> {
  const { rows } = await tx.query<{ domain: string; is_confirmed: boolean }>(
    'select domain, is_confirmed from sandbox.api_key_request where request_id = $1 and steam_id = $2 for update',
    [/^\d{1,18}$/.test(requestId) ? requestId : '0', steamId],
  );
  const asked = rows[0];
  if (asked === undefined) return null;
  if (!asked.is_confirmed) return 'pending';
  const made = await tx.query<{ key: string }>(
    `insert into sandbox.api_key (steam_id, key, domain) values ($1, $2, $3)
     on conflict (steam_id) do update set domain = excluded.domain returning key`,
    [steamId, randomBytes(16).toString('hex').toUpperCase(), asked.domain],
  );
  return made.rows[0]?.key ?? null;
}

/** Revokes the account's API key. */
export async function revokeApiKey(tx: BooksReader, steamId: string): Promise<void> {
  await tx.query('delete from sandbox.api_key where steam_id = $1', [steamId]);
}
