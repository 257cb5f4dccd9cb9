import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { findPhone } from '../user/user.store.ts';
import type { RequestOrigin } from './accountAction.ts';
import { newPhoneOrigin } from './codeOrigin.ts';
import { PhoneChangeMissing, PhoneUnchanged } from './phone.errors.ts';
import { nameNewPhone, openPhoneChange } from './phoneChange.store.ts';
import { sendCode } from './requestCode.ts';
import { PhoneInvalid } from './session.errors.ts';
import { PHONE_CHANGE_MS, parsePhone } from './session.ts';
import { takeStepUpCode } from './stepUp.ts';

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
  if (phone === (await findPhone(platform.db, userId))) throw new PhoneUnchanged();
  if (!(await nameNewPhone(platform.db, userId, phone))) throw new PhoneChangeMissing();
  const origin = newPhoneOrigin(userId, address);
  return sendCode(platform, sms, { phone, purpose: 'newPhone', origin, proofOfWork: null });
}

/**
 * First step of a phone change: the code of the current phone confirms it (ASVS 7.5.1). The new number can then be
 * given within ten minutes.
 * @throws StepUpCodeWrong, TooManyCodes.
 */
export async function requestPhoneChange(
  platform: Platform,
  request: { userId: string; code: string; origin: RequestOrigin },
): Promise<void> {
  await takeStepUpCode(platform, request);
  await inTransaction(platform.db, (tx) => openPhoneChange(tx, request.userId, PHONE_CHANGE_MS));
}
