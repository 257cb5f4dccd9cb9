import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/** Refunds a paid trade to its payer; `outRequestNo` makes the refund idempotent. */
export const tradeRefund = {
  method: 'alipay.trade.refund',
  answer: z.object({
    outTradeNo: z.string(),
    /** Y: this very call moved money. N: it did not, possibly because an earlier one had. */
    fundChange: z.string().default('N'),
  }),
} satisfies PaymentCall;

/** Queries a refund by our numbers. A refund that the app does not know has neither status nor amount. */
export const tradeRefundQuery = {
  method: 'alipay.trade.fastpay.refund.query',
  answer: z.object({
    refundStatus: z.string().default(''),
    /** Amount in yuan with two decimals. */
    refundAmount: z.string().default(''),
  }),
} satisfies PaymentCall;
