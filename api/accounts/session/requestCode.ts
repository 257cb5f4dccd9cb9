import { randomBytes } from 'node:crypto';
import { addMs, readClock } from '../../kernel/clock.ts';
import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import { SmsError, type SmsGateway } from '../sms/smsGateway.ts';
import { type CodeCounts, countCodes, insertChallenge } from './code.store.ts';
import { isWorkDone, makeCode } from './code.ts';
import { CODE_ALLOWANCES, type CodeOrigin, readCodeOrigin } from './codeOrigin.ts';
import {
  CodeNotSent,
  type CodeTrouble,
  PhoneInvalid,
  ProofOfWorkRequired,
  TooManyCodes,
} from './session.errors.ts';
import {
  CODE_LIFE_MS,
  CODE_RESEND_MS,
  CODES_BEFORE_WORK,
  CODES_PER_HOUR,
  CODES_RESERVED,
  type CodePurpose,
  parsePhone,
  WORK_BITS,
} from './session.ts';
import { hashSecret } from './signIn.ts';

/** A code to be sent, with the origin of the request. */
export interface CodeInput {
  /** Phone number in E.164. */
  phone: string;
  purpose: CodePurpose;
  origin: CodeOrigin;
  proofOfWork: string | null;
}

const HOUR_SECONDS = 3_600;

function admit(counts: CodeCounts, input: CodeInput, perAddressHour: number): void {
  const { lane } = input.origin;
  const { one, all } = CODE_ALLOWANCES[lane];
  if (counts.oneMinute > 0) throw new TooManyCodes({ retryAfterSeconds: CODE_RESEND_MS / 1_000 });
  if (counts.oneDay >= one.perDay || counts.laneDay >= all.perDay)
    throw new TooManyCodes({ retryAfterSeconds: 24 * HOUR_SECONDS });
  if (counts.oneHour >= one.perHour || counts.laneHour >= all.perHour)
    throw new TooManyCodes({ retryAfterSeconds: HOUR_SECONDS });
  // Strangers behind the same address must not keep an owner out: devices and sessions have their own allowance.
  if (lane === 'stranger' && counts.addressHour >= perAddressHour)
    throw new TooManyCodes({ retryAfterSeconds: HOUR_SECONDS });
  // Whoever has a session can have codes sent to the own phone, and by its code to one other.
  const isVisitor = lane === 'stranger' && input.purpose === 'signIn';
  // Strangers who use up the whole allowance must not prevent known users from reaching their money.
  if (counts.allHour >= (isVisitor ? CODES_PER_HOUR : CODES_PER_HOUR + CODES_RESERVED))
    throw new TooManyCodes({ retryAfterSeconds: HOUR_SECONDS });
  const isSuspicious = counts.laneHour >= CODES_BEFORE_WORK || counts.addressHour * 3 >= perAddressHour;
  if (!isVisitor || !isSuspicious || !counts.lastId) return;
  if (!isWorkDone(counts.lastId, input.proofOfWork ?? '', WORK_BITS))
    throw new ProofOfWorkRequired({ challenge: counts.lastId, difficulty: WORK_BITS });
}

/** The provider's codes that concern the receiving number alone. */
const TROUBLES: Readonly<Record<string, CodeTrouble>> = {
  'isv.MOBILE_NUMBER_ILLEGAL': 'number',
  'isv.BUSINESS_LIMIT_CONTROL': 'limit',
  'isv.PHONE_NUMBER_ILLEGAL': 'number',
};

function troubleOf({ kind, code }: SmsError): CodeTrouble {
  const known = TROUBLES[code ?? ''];
  if (known) return known;
  if (kind === 'ambiguous') return 'unanswered';
  return kind === 'transient' ? 'busy' : 'service';
}

/**
 * Sends a code. It is counted before it is sent, so that neither a crash nor a failing provider gives more codes than
 * the limits allow (T-2). Each lane is counted separately (docs/decisions/0047).
 * @returns seconds until another code may be requested.
 * @throws TooManyCodes, ProofOfWorkRequired, CodeNotSent.
 */
export async function sendCode(platform: Platform, sms: SmsGateway, input: CodeInput): Promise<number> {
  const { phone, purpose, origin } = input;
  const code = await inTransaction(platform.db, async (tx) => {
    const counts = await countCodes(tx, phone, origin);
    if (counts.allHour >= CODES_PER_HOUR)
      platform.log.error({ count: counts.allHour }, 'the hourly cap on codes is reached');
    admit(counts, input, platform.config.SMS_PER_ADDRESS_HOUR);
    // The hash is expensive, so a request over a limit is rejected before it (T-30).
    const { code: fresh, codeHash, salt } = await makeCode();
    const expiresAt = addMs(await readClock(tx), CODE_LIFE_MS);
    await insertChallenge(tx, { phone, purpose, origin, codeHash, salt, expiresAt });
    return fresh;
  });
  try {
    await sms.sendCode(phone, code);
  } catch (error) {
    if (!(error instanceof SmsError)) throw error;
    const trouble = troubleOf(error);
    const facts = { kind: error.kind, providerCode: error.code, trouble, purpose };
    // What is ours to mend (keys, balance, template) stands out.
    if (trouble === 'service') platform.log.error(facts, 'the SMS provider rejects our codes');
    else platform.log.warn(facts, 'a code could not be sent');
    throw new CodeNotSent({ trouble, retryAfterSeconds: trouble === 'number' ? 0 : CODE_RESEND_MS / 1_000 });
  }
  return CODE_RESEND_MS / 1_000;
}

/** A request for a code, with its origin. */
export interface CodeRequest {
  phone: string;
  address: string;
  /** From the browser's cookie; null if it has none. */
  deviceHash: string | null;
  proofOfWork: string | null;
}

/** A code that was sent. */
export interface SentCode {
  /** Seconds until another code may be requested. */
  resendAfterSeconds: number;
  /**
   * The name that a browser without one receives, so that its tries are distinguished from others'
   * (docs/decisions/0047); null if it has one.
   */
  deviceToken: string | null;
}

/**
 * Sends a sign-in code. Known and unknown phones get the same answer (T-3).
 * @throws PhoneInvalid, TooManyCodes, ProofOfWorkRequired, CodeNotSent.
 */
export async function requestSignInCode(
  platform: Platform,
  sms: SmsGateway,
  request: CodeRequest,
): Promise<SentCode> {
  const phone = parsePhone(request.phone);
  if (!phone) throw new PhoneInvalid();
  const { address, proofOfWork } = request;
  const deviceToken = request.deviceHash ? null : randomBytes(32).toString('base64url');
  const deviceHash = deviceToken ? hashSecret(deviceToken) : request.deviceHash;
  const origin = await readCodeOrigin(platform, { phone, address, deviceHash });
  const input = { phone, purpose: 'signIn', origin, proofOfWork } as const;
  return { resendAfterSeconds: await sendCode(platform, sms, input), deviceToken };
}
