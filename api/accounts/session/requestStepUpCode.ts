import type { Platform } from '../../kernel/platform.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { readPhone } from '../user/readPhone.ts';
import { sessionOrigin } from './codeAllowance.ts';
import { sendCode } from './sendCode.ts';

/**
 * Sends the signed-in user a code for one guarded step, to the own phone.
 * @returns how long until another may be asked for, in seconds.
 * @throws TooManyCodes, CodeNotSent.
 */
export async function requestStepUpCode(
  platform: Platform,
  sms: SmsGateway,
  { userId, address }: { userId: string; address: string },
): Promise<number> {
  const phone = await readPhone(platform, userId);
  const origin = sessionOrigin(userId, address);
  return sendCode(platform, sms, { phone, purpose: 'stepUp', origin, proofOfWork: null });
}
