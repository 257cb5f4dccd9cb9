import type { Db } from '../../kernel/db.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { countFailures, countTry, insertFailure, lockChallenge, type OpenChallenge } from './code.store.ts';
import { hashCode, isSameHash } from './code.ts';
import { CODE_ALLOWANCES, type CodeOrigin } from './codeOrigin.ts';
import { TooManyCodes } from './session.errors.ts';
import { CODE_TRIES_MAX, type CodePurpose, isCode } from './session.ts';

/** A code as it was entered. */
export interface TypedCode {
  /** The phone that the code was sent to, in E.164. */
  phone: string;
  purpose: CodePurpose;
  code: string;
  origin: CodeOrigin;
}

/** The challenge with the try counted; null if none is open or its tries are used up. */
async function takeTry(db: Db, typed: TypedCode): Promise<OpenChallenge | null> {
  const { one, all } = CODE_ALLOWANCES[typed.origin.lane];
  return inTransaction(db, async (tx) => {
    const open = await lockChallenge(tx, typed);
    if (!open) return null;
    if (open.oneTries >= one.triesPerDay || open.laneTries >= all.triesPerDay)
      throw new TooManyCodes({ retryAfterSeconds: 24 * 3_600 });
    return (await countTry(tx, open, CODE_TRIES_MAX)) ? open : null;
  });
}

/**
 * Compares an entered code with the one that was sent to the same caller; the try is counted before (T-1). A code that
 * somebody else requested is never compared, so that nobody can use up its tries (docs/decisions/0047).
 * @returns the challenge, for `endChallenge` in the transaction of what the code authorises; null if it is wrong, used
 * or expired.
 * @throws TooManyCodes after too many wrong ones from one network, or for this phone's codes.
 */
export async function verifyCode({ db, config }: Platform, typed: TypedCode): Promise<string | null> {
  const { code, origin } = typed;
  const isStranger = origin.lane === 'stranger';
  if (isStranger && (await countFailures(db, origin.network)) >= config.SIGN_IN_FAILURES_PER_ADDRESS_HOUR)
    throw new TooManyCodes({ retryAfterSeconds: 3_600 });
  const open = isCode(code) ? await takeTry(db, typed) : null;
  if (open && isSameHash(await hashCode(code, open.salt), open.codeHash)) return open.id;
  if (isStranger) await insertFailure(db, origin.network);
  return null;
}
