import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { readPhone } from '../user/readPhone.ts';
import { hashCode, isSameHash } from './codeHash.ts';
import { StepUpCodeWrong, TooManyCodes } from './session.errors.ts';
import { CODE_TRIES_MAX, isCode } from './session.ts';
import { countAttempt, countFailures, endChallenge, insertFailure } from './sessionStore.ts';

/**
 * Uses a user's step-up code up, for one guarded step that follows at once.
 * @throws StepUpCodeWrong, TooManyCodes after too many wrong ones from one address.
 */
export async function takeStepUpCode(
  platform: Platform,
  { userId, code, address }: { userId: string; code: string; address: string },
): Promise<void> {
  const { db, config } = platform;
  if ((await countFailures(db, address)) >= config.SIGN_IN_FAILURES_PER_ADDRESS_HOUR)
    throw new TooManyCodes(3_600);
  const phone = await readPhone(platform, userId);
  const attempt = isCode(code) ? await countAttempt(db, { phone, purpose: 'stepUp' }, CODE_TRIES_MAX) : null;
  if (!attempt || !isSameHash(await hashCode(code, attempt.salt), attempt.codeHash)) {
    await insertFailure(db, address);
    throw new StepUpCodeWrong();
  }
  const isFirst = await inTransaction(db, (tx) => endChallenge(tx, attempt.id));
  if (!isFirst) throw new StepUpCodeWrong();
}
