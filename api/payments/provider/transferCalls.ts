import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/** States of a transfer at the app. WAIT_PAY and DEALING: still in progress. REFUND: the money came back. */
export const TRANSFER_STATES = ['SUCCESS', 'WAIT_PAY', 'DEALING', 'FAIL', 'CLOSED', 'REFUND'] as const;

/** Sends money to a person's account of the payment app; `outBizNo` makes the transfer idempotent. */
export const transferOut = {
  method: 'alipay.fund.trans.uni.transfer',
  answer: z.object({ outBizNo: z.string(), orderId: z.string(), status: z.enum(TRANSFER_STATES) }),
} satisfies PaymentCall;

/** Queries a transfer by our own number. Unknown to the app: `ORDER_NOT_EXIST`. */
export const transferQuery = {
  method: 'alipay.fund.trans.common.query',
  answer: z.object({
    outBizNo: z.string(),
    orderId: z.string(),
    status: z.enum(TRANSFER_STATES),
    /** Amount in yuan with two decimals. */
    transAmount: z.string(),
    errorCode: z.string().optional(),
  }),
} satisfies PaymentCall;
