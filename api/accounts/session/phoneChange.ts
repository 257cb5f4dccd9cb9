import type { Platform } from '../../kernel/platform.ts';
import { inTransaction } from '../../kernel/tx.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { findPhone } from '../user/user.store.ts';
import type { RequestOrigin } from './accountAction.ts';
import { newPhoneOrigin } from './codeOrigin.ts';
import { PhoneChangeMissing, PhoneUnchanged } from './phone.errors.ts';
import { findPhoneChange, nameNewPhone, openPhoneChange, type PhoneChanger } from './phoneChange.store.ts';
import { sendCode } from './requestCode.ts';
import { CodeNotSent, PhoneInvalid, TooManyCodes } from './session.errors.ts';
import { PHONE_CHANGE_MS, parsePhone } from './session.ts';
import { takeStepUpCode } from './stepUp.ts';

/**
 * Second step of a phone change: sends a code to the new number. Numbers with and without an account get the same
 * answer (T-3). If no code can be sent to the new number, the previous new number and its code stay valid.
 * @returns seconds until another code may be requested.
 * @throws PhoneInvalid, PhoneUnchanged, PhoneChangeMissing, TooManyCodes, CodeNotSent.
 */
export async function requestNewPhoneCode(
  platform: Platform,
  sms: SmsGateway,
  request: PhoneChanger & { phone: string; address: string },
): Promise<number> {
  const { userId, address } = request;
  const phone = parsePhone(request.phone);
  if (!phone) throw new PhoneInvalid();
  if (phone === (await findPhone(platform.db, userId))) throw new PhoneUnchanged();
  const change = await findPhoneChange(platform.db, request);
  if (!change) throw new PhoneChangeMissing();
  const input = {
    phone,
    purpose: 'newPhone',
    origin: newPhoneOrigin(userId, address),
    proofOfWork: null,
  } as const;
  const resendAfterSeconds = await sendCode(platform, sms, input).catch(async (error: unknown) => {
    // The message may still arrive, or one of before a change that was begun again: its code must work.
    const mayArrive = error instanceof CodeNotSent && error.trouble === 'unanswered';
    const isAgain = error instanceof TooManyCodes && change.newPhone === null;
    if (mayArrive || isAgain) await nameNewPhone(platform.db, request, phone);
    throw error;
  });
  if (!(await nameNewPhone(platform.db, request, phone))) throw new PhoneChangeMissing();
  return resendAfterSeconds;
}

/**
 * First step of a phone change: the code of the current phone confirms it (ASVS 7.5.1). The new number can then be
 * given within ten minutes, in the same session.
 * @throws StepUpCodeWrong, TooManyCodes.
 */
export async function requestPhoneChange(
  platform: Platform,
  request: { userId: string; code: string; origin: RequestOrigin & { sessionId: string } },
): Promise<void> {
  await takeStepUpCode(platform, request);
  const { userId, origin } = request;
  const changer = { userId, sessionId: origin.sessionId };
  await inTransaction(platform.db, (tx) => openPhoneChange(tx, changer, PHONE_CHANGE_MS));
}
