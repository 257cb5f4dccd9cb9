import { addMs, readClock } from '../kernel/clock.ts';
import type { Platform } from '../kernel/platform.ts';
import { inTransaction } from '../kernel/tx.ts';
import { SmsError, type SmsGateway } from '../sms/smsGateway.ts';
import { makeCode } from './codeHash.ts';
import { networkOf } from './networkOf.ts';
import { isWorkDone } from './proofOfWork.ts';
import { CodeNotSent, ProofOfWorkRequired, TooManyCodes } from './session.errors.ts';
import {
  CODE_LIFE_MS,
  CODE_RESEND_MS,
  CODES_BEFORE_WORK,
  CODES_PER_HOUR,
  CODES_PER_PHONE_DAY,
  CODES_PER_PHONE_HOUR,
  CODES_RESERVED,
  type CodePurpose,
  WORK_BITS,
} from './session.ts';
import { type CodeCounts, countCodes, insertChallenge } from './sessionStore.ts';

/** A code to be sent, with where the wish comes from. */
export interface CodeWish {
  /** In E.164. */
  phone: string;
  purpose: CodePurpose;
  address: string;
  proofOfWork: string | null;
}

const HOUR_SECONDS = 3_600;

function admit(counts: CodeCounts, wish: CodeWish, perAddressHour: number): void {
  if (counts.phoneMinute > 0) throw new TooManyCodes(CODE_RESEND_MS / 1_000);
  if (counts.phoneDay >= CODES_PER_PHONE_DAY) throw new TooManyCodes(24 * HOUR_SECONDS);
  if (counts.phoneHour >= CODES_PER_PHONE_HOUR || counts.addressHour >= perAddressHour)
    throw new TooManyCodes(HOUR_SECONDS);
  // Strangers who ask for all there is must not keep those who are signed in from their money.
  const all = wish.purpose === 'signIn' ? CODES_PER_HOUR : CODES_PER_HOUR + CODES_RESERVED;
  if (counts.allHour >= all) throw new TooManyCodes(HOUR_SECONDS);
  // Whoever has a session can have codes sent to the own phone, and by its code to one other.
  if (wish.purpose !== 'signIn') return;
  const isSuspicious = counts.phoneHour >= CODES_BEFORE_WORK || counts.addressHour * 3 >= perAddressHour;
  if (!isSuspicious || !counts.lastId) return;
  if (!isWorkDone(counts.lastId, wish.proofOfWork ?? '', WORK_BITS))
    throw new ProofOfWorkRequired(counts.lastId, WORK_BITS);
}

/**
 * Sends a code. It is counted before it is sent, so that a crash or a failing provider never gives more codes than the limits allow;
 * codes of all purposes count together (T-2).
 * @returns how long until another may be asked for, in seconds.
 * @throws TooManyCodes, ProofOfWorkRequired, CodeNotSent.
 */
export async function sendCode(platform: Platform, sms: SmsGateway, wish: CodeWish): Promise<number> {
  const { phone, purpose } = wish;
  const address = networkOf(wish.address);
  const code = await inTransaction(platform.db, async (tx) => {
    const counts = await countCodes(tx, phone, address);
    if (counts.allHour >= CODES_PER_HOUR)
      platform.log.error({ count: counts.allHour }, 'the hourly cap on codes is reached');
    admit(counts, wish, platform.config.SMS_PER_ADDRESS_HOUR);
    // The hash is dear: whoever is over a limit gets none (T-30).
    const { code: fresh, codeHash, salt } = await makeCode();
    const expiresAt = addMs(await readClock(tx), CODE_LIFE_MS);
    await insertChallenge(tx, { phone, purpose, address, codeHash, salt, expiresAt });
    return fresh;
  });
  try {
    await sms.sendCode(phone, code);
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    platform.log.warn({ kind: error.kind, purpose }, 'a code could not be sent');
    throw new CodeNotSent();
  }
  return CODE_RESEND_MS / 1_000;
}
