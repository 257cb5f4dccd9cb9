import type { Platform } from '../kernel/platform.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { sendCode } from './sendCode.ts';
import { PhoneInvalid } from './session.errors.ts';
import { parsePhone } from './session.ts';

/** A wish for a code, with where it comes from. */
export interface CodeRequest {
  phone: string;
  address: string;
  proofOfWork: string | null;
}

/**
 * Sends a sign-in code. Known and unknown phones are answered alike (T-3).
 * @returns how long until another may be asked for, in seconds.
 * @throws PhoneInvalid, TooManyCodes, ProofOfWorkRequired, CodeNotSent.
 */
export async function requestSignInCode(
  platform: Platform,
  sms: SmsGateway,
  request: CodeRequest,
): Promise<number> {
  const phone = parsePhone(request.phone);
  if (!phone) throw new PhoneInvalid();
  return sendCode(platform, sms, { ...request, phone, purpose: 'signIn' });
}
