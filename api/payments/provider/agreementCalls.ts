import { z } from 'zod';
import { accountIdOf, accountMark } from './accountMark.ts';
import type { PaymentCall } from './paymentGateway.ts';

/** Queries a contract by our own number (`externalAgreementNo`). Unknown contract: `USER_AGREEMENT_NOT_EXIST`. */
export const agreementQuery = {
  method: 'alipay.user.agreement.query',
  answer: z
    .object({
      agreementNo: z.string(),
      status: z.string(),
      personalProductCode: z.string().default(''),
      principalId: accountMark,
      principalOpenId: accountMark,
    })
    .transform(({ principalId, principalOpenId, ...agreement }) => ({
      ...agreement,
      signerId: accountIdOf(principalId, principalOpenId),
    })),
} satisfies PaymentCall;

/** Ends a contract at the payment app. */
export const agreementUnsign = {
  method: 'alipay.user.agreement.unsign',
  answer: z.object({}),
} satisfies PaymentCall;
