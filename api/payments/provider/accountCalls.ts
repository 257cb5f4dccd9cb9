import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/** One line of the merchant account. Times in Beijing time, amounts in yuan as text. */
const line = z.object({
  accountLogId: z.string(),
  transDt: z.string(),
  transAmount: z.string(),
  /** 收入 is incoming, 支出 is outgoing. */
  direction: z.enum(['收入', '支出']),
  /** The kind of the line: 在线支付, 转账, 退款, 收费 (the app's fee) and more. */
  type: z.string(),
  /** Our own number, if the line has one. */
  merchantOrderNo: z.string().optional(),
});

/**
 * The lines of the merchant account from `startTime` (inclusive) to `endTime` (exclusive), at most 31 days, in pages
 * counted from 1, with 1,000 to 2,000 lines each.
 */
export const accountLogQuery = {
  method: 'alipay.data.bill.accountlog.query',
  answer: z.object({
    totalSize: z.coerce.number().int().nonnegative(),
    detailList: z.array(line).default([]),
  }),
} satisfies PaymentCall;
