import type { Platform } from '../../kernel/platform.ts';
import type { SmsGateway } from '../sms/smsGateway.ts';
import { readPhone } from '../user/readPhone.ts';
import { sessionOrigin } from './codeAllowance.ts';
import { sendCode } from './sendCode.ts';

/**
 * Sends a code for one guarded step to the signed-in user's own phone.
 * @returns seconds until another code may be requested.
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
