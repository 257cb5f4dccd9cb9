import type { Platform } from '../kernel/platform.ts';
import { hashCode, isSameHash } from './codeHash.ts';
import { networkOf } from './networkOf.ts';
import { TooManyCodes } from './session.errors.ts';
import { CODE_TRIES_MAX, type CodePurpose, isCode } from './session.ts';
import { countAttempt, countFailures, insertFailure } from './sessionStore.ts';

/** A code as somebody typed it. */
export interface TypedCode {
  /** In E.164: where the code went. */
  phone: string;
  purpose: CodePurpose;
  code: string;
  address: string;
}

/**
 * Compares a typed code with the one that was sent, the attempt counted before (T-1).
 * @returns the challenge, for `endChallenge` in the transaction of what the code is for; null where it is wrong, used or too old.
 * @throws TooManyCodes after too many wrong ones from one address.
 */
export async function verifyCode({ db, config }: Platform, typed: TypedCode): Promise<string | null> {
  const { phone, purpose, code } = typed;
  const address = networkOf(typed.address);
  if ((await countFailures(db, address)) >= config.SIGN_IN_FAILURES_PER_ADDRESS_HOUR)
    throw new TooManyCodes(3_600);
  const attempt = isCode(code) ? await countAttempt(db, { phone, purpose }, CODE_TRIES_MAX) : null;
  if (attempt && isSameHash(await hashCode(code, attempt.salt), attempt.codeHash)) return attempt.id;
  await insertFailure(db, address);
  return null;
}
