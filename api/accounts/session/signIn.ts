import { createHash, randomBytes } from 'node:crypto';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Tx } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { openUserAccounts } from '../../payments/ledger/ledger.store.ts';
import { findOrInsertUser } from '../user/user.store.ts';
import { endChallenge } from './code.store.ts';
import { readCodeOrigin } from './codeOrigin.ts';
import { renewDevice } from './device.store.ts';
import { AgreementMissing, CodeWrong, PhoneInvalid } from './session.errors.ts';
import { insertSession } from './session.store.ts';
import { KEPT_SESSION_MS, PLAIN_SESSION_MS, parsePhone } from './session.ts';
import { verifyCode } from './verifyCode.ts';

/** The data of a sign-in and its origin. */
export interface SignInRequest {
  phone: string;
  code: string;
  isKept: boolean;
  hasAgreed: boolean;
  address: string;
  userAgent: string;
  /** From the browser's cookie; null if it has none. */
  deviceHash: string | null;
}

/** A new session. The secrets for the cookies are not stored anywhere else. */
export interface SignedIn {
  userId: string;
  sessionId: string;
  token: string;
  bind: string;
  /** The browser's new name (docs/decisions/0047). */
  deviceToken: string;
  /** Null: the cookie ends with the browser. */
  maxAgeSeconds: number | null;
}

function makeSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** SHA-256 of a session secret, which is what the database stores. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * Signs a user in by phone and code; the first sign-in creates the account. It always creates a new session, whatever
 * cookie was sent (T-4).
 * @throws PhoneInvalid, AgreementMissing, CodeWrong, TooManyCodes.
 */
export async function signIn(platform: Platform, request: SignInRequest): Promise<SignedIn> {
  const phone = parsePhone(request.phone);
  if (!phone) throw new PhoneInvalid();
  if (!request.hasAgreed) throw new AgreementMissing();
  const { code, address } = request;
  const origin = await readCodeOrigin(platform, { phone, address, deviceHash: request.deviceHash });
  const challengeId = await verifyCode(platform, { phone, purpose: 'signIn', code, origin });
  if (!challengeId) throw new CodeWrong();
  return inTransaction(platform.db, async (tx) => {
    const signedIn = await openSession(tx, phone, request);
    // After the lock on the number, under which an erasure writes the number's codes: the two would wait for each other.
    if (!(await endChallenge(tx, challengeId))) throw new CodeWrong();
    return signedIn;
  });
}

/** Opens a session of whoever has proved to own a phone number in its stored form; creates the account if there is none. */
export async function openSession(
  tx: Tx,
  phone: string,
  { isKept, address, userAgent, deviceHash: formerHash }: Omit<SignInRequest, 'phone' | 'code' | 'hasAgreed'>,
): Promise<SignedIn> {
  const { id: userId } = await findOrInsertUser(tx, phone);
  await openUserAccounts(tx, userId);
  const [token, bind, deviceToken] = [makeSecret(), makeSecret(), makeSecret()];
  const deviceHash = hashSecret(deviceToken);
  await renewDevice(tx, { userId, formerHash, deviceHash });
  const lifeMs = isKept ? KEPT_SESSION_MS : PLAIN_SESSION_MS;
  const sessionId = await insertSession(tx, {
    userId,
    tokenHash: hashSecret(token),
    bindHash: hashSecret(bind),
    isKept,
    address,
    userAgent: userAgent.slice(0, 200),
    deviceHash,
    expiresAt: addMs(await readClock(tx), lifeMs),
  });
  return { userId, sessionId, token, bind, deviceToken, maxAgeSeconds: isKept ? lifeMs / 1_000 : null };
}
