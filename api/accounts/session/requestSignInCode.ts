import { randomBytes } from 'node:crypto';
import type { Platform } from '../../kernel/platform.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { readCodeOrigin } from './readCodeOrigin.ts';
import { sendCode } from './sendCode.ts';
import { PhoneInvalid } from './session.errors.ts';
import { parsePhone } from './session.ts';
import { hashSecret } from './signIn.ts';

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
  const wish = { phone, purpose: 'signIn', origin, proofOfWork } as const;
  return { resendAfterSeconds: await sendCode(platform, sms, wish), deviceToken };
}
