import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/** A transfer's state there. WAIT_PAY, DEALING: not over. REFUND: it came back. */
export const TRANSFER_STATES = ['SUCCESS', 'WAIT_PAY', 'DEALING', 'FAIL', 'CLOSED', 'REFUND'] as const;

/** Sends money to a person's account of the payment app; `outBizNo` makes it happen once. */
export const transferOut = {
  method: 'alipay.fund.trans.uni.transfer',
  answer: z.object({ outBizNo: z.string(), orderId: z.string(), status: z.enum(TRANSFER_STATES) }),
} satisfies PaymentCall;

/** What became of a transfer, asked by our own number. One that the app never heard of: `ORDER_NOT_EXIST`. */
export const transferQuery = {
  method: 'alipay.fund.trans.common.query',
  answer: z.object({
    outBizNo: z.string(),
    orderId: z.string(),
    status: z.enum(TRANSFER_STATES),
    /** Yuan with two decimals. */
    transAmount: z.string(),
    errorCode: z.string().optional(),
  }),
} satisfies PaymentCall;
