import type { Platform } from '../../kernel/platform.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { readPhone } from '../user/readPhone.ts';
import { newPhoneOrigin } from './codeAllowance.ts';
import { PhoneChangeMissing, PhoneUnchanged } from './phone.errors.ts';
import { nameNewPhone } from './phoneChange.store.ts';
import { sendCode } from './sendCode.ts';
import { PhoneInvalid } from './session.errors.ts';
import { parsePhone } from './session.ts';

/**
 * Second step of a phone change: sends a code to the new number. Numbers with and without an account get the same
 * answer (T-3).
 * @returns seconds until another code may be requested.
 * @throws PhoneInvalid, PhoneUnchanged, PhoneChangeMissing, TooManyCodes, CodeNotSent.
 */
export async function requestNewPhoneCode(
  platform: Platform,
  sms: SmsGateway,
  request: { userId: string; phone: string; address: string },
): Promise<number> {
  const { userId, address } = request;
  const phone = parsePhone(request.phone);
  if (!phone) throw new PhoneInvalid();
  if (phone === (await readPhone(platform, userId))) throw new PhoneUnchanged();
  if (!(await nameNewPhone(platform.db, userId, phone))) throw new PhoneChangeMissing();
  const origin = newPhoneOrigin(userId, address);
  return sendCode(platform, sms, { phone, purpose: 'newPhone', origin, proofOfWork: null });
}
