import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/** Gives a paid trade's money back to its payer; `outRequestNo` makes it happen once. */
export const tradeRefund = {
  method: 'alipay.trade.refund',
  answer: z.object({
    outTradeNo: z.string(),
    /** Y: this very call moved money. N: it did not, perhaps since an earlier one had. */
    fundChange: z.string().default('N'),
  }),
} satisfies PaymentCall;

/** What became of a refund, asked by our numbers. One that the app knows nothing of has neither status nor amount. */
export const tradeRefundQuery = {
  method: 'alipay.trade.fastpay.refund.query',
  answer: z.object({
    refundStatus: z.string().default(''),
    /** Yuan with two decimals. */
    refundAmount: z.string().default(''),
  }),
} satisfies PaymentCall;
