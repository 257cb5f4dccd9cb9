import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';
import { type BooksReader, sandboxNow } from '../books.ts';
import { readInput, SandboxInputError, steamIdShape } from '../sandboxInput.ts';
import { findAccount, type SteamAccountRow } from './steamAccount.ts';
import { type AuthSession, findSession, newClientId, type SignInDevice } from './steamAuth.ts';
import { SteamRejection } from './steamRejection.ts';

/** Version of the address in a QR code, which the app signs along. */
const qrVersion = 1;
const codeMs = 30_000;

/** The address in the QR code of a sign-in. */
export function challengeUrlOf(clientId: string): string {
  return `https://s.team/q/${qrVersion}/${clientId}`;
}

const challengeUrl = /^\s*https:\/\/s\.team\/q\/\d{1,4}\/(\d{1,18})\s*$/;

/** Starts a sign-in by QR code: for whoever's Steam app reads it. */
export async function beginQrSignIn(
  books: BooksReader,
  device: SignInDevice,
): Promise<{ clientId: string; requestId: string; version: number }> {
  const clientId = newClientId();
  const requestId = randomBytes(16).toString('base64');
  await books.query(
    `insert into sandbox.auth_session (client_id, request_id, is_passed, created_at, platform, device_name, is_qr, renewed_at)
     values ($1, $2, false, $3, $4, $5, true, $3)`,
    [clientId, requestId, await sandboxNow(books), device.platform, device.deviceName],
  );
  return { clientId, requestId, version: qrVersion };
}

/** Changes the code of a sign-in that nobody has read for half a minute. Null if it stays. The code before still counts. */
export async function renewCode(tx: BooksReader, session: AuthSession): Promise<string | null> {
  if (!session.is_qr || session.is_seen || session.renewed_at === null) return null;
  const now = await sandboxNow(tx);
  if (now.getTime() - session.renewed_at.getTime() < codeMs) return null;
  const clientId = newClientId();
  const { rowCount } = await tx.query(
    `update sandbox.auth_session set client_id = $2, previous_client_id = client_id, renewed_at = $3 where client_id = $1`,
    [session.client_id, clientId, now],
  );
  // Another poll at the same moment changed it.
  return rowCount === 1 ? clientId : null;
}

/** What the Steam app asks its owner about. Throws `SteamRejection` 9 for an unknown code, and 15 for another account's sign-in. */
export async function showSignIn(
  books: BooksReader,
  steamId: string,
  clientId: string,
): Promise<AuthSession & { version: number }> {
  const session = await findSession(books, clientId);
  if (session.steam_id !== null && session.steam_id !== steamId) throw new SteamRejection(15, 'AccessDenied');
  await books.query('update sandbox.auth_session set is_seen = true where client_id = $1', [
    session.client_id,
  ]);
  return { ...session, version: qrVersion };
}

/** The owner's answer to a sign-in. Throws `SteamRejection` 9, 15, or 29 when it was answered before. */
export async function answerSignIn(
  tx: BooksReader,
  answer: { steamId: string; clientId: string; isApproved: boolean },
): Promise<void> {
  const session = await showSignIn(tx, answer.steamId, answer.clientId);
  if (session.is_passed) throw new SteamRejection(29, 'DuplicateRequest');
  if (!answer.isApproved) {
    await tx.query('delete from sandbox.auth_session where client_id = $1', [session.client_id]);
    return;
  }
  const { rowCount } = await tx.query(
    'update sandbox.auth_session set is_passed = true, steam_id = $2 where client_id = $1 and not is_passed',
    [session.client_id, answer.steamId],
  );
  if (rowCount !== 1) throw new SteamRejection(29, 'DuplicateRequest');
}

/** True if the app signed its answer with the account's shared secret: version, sign-in and account, in little endian. */
export function isSignedByApp(
  account: SteamAccountRow,
  given: { version: number; clientId: string; signature: Uint8Array },
): boolean {
  if (!/^\d{1,18}$/.test(given.clientId)) return false;
  const signed = Buffer.alloc(18);
  signed.writeUInt16LE(given.version & 0xffff, 0);
  signed.writeBigUInt64LE(BigInt(given.clientId), 2);
  signed.writeBigUInt64LE(BigInt(account.steam_id), 10);
  const wanted = createHmac('sha256', Buffer.from(account.shared_secret, 'base64')).update(signed).digest();
  return given.signature.length === wanted.length && timingSafeEqual(given.signature, wanted);
}

const answerShape = z.object({
  /** The address in the QR code. */
  challengeUrl: z.string().regex(challengeUrl, 'must be the address in a QR code, https://s.team/q/…'),
  steamId: steamIdShape,
  isApproved: z.stringbool().default(true),
});

/**
 * The answer that a person gives in place of the Steam app of an account. Throws `SandboxInputError`, and `SteamRejection` as
 * `answerSignIn` does.
 */
export async function answerByHand(
  tx: BooksReader,
  fields: Record<string, string>,
): Promise<{ isApproved: boolean }> {
  const input = readInput(answerShape, fields);
  if ((await findAccount(tx, input.steamId)) === null)
    throw new SandboxInputError('steamId', 'no such account');
  const clientId = challengeUrl.exec(input.challengeUrl)?.[1] ?? '';
  await answerSignIn(tx, { steamId: input.steamId, clientId, isApproved: input.isApproved });
  return { isApproved: input.isApproved };
}

/** Lists the sign-ins that wait for a Steam app, newest first: all, or the QR codes and those of one account. */
export async function listOpenSignIns(books: BooksReader, steamId: string | null): Promise<AuthSession[]> {
  const { rows } = await books.query<AuthSession>(
    `select * from sandbox.auth_session where not is_passed and ($1::bigint is null or coalesce(steam_id = $1, true))
     and created_at > public.clock_now() - interval '10 minutes' order by created_at desc limit 20`,
    [steamId],
  );
  return rows;
}
