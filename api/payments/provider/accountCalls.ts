import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/** One line of the merchant account. Times are Beijing's, amounts yuan as text. */
const line = z.object({
  accountLogId: z.string(),
  transDt: z.string(),
  transAmount: z.string(),
  /** 收入 in, 支出 out. */
  direction: z.enum(['收入', '支出']),
  /** What the line is for: 在线支付, 转账, 退款, 收费 (the app's fee) and more. */
  type: z.string(),
  /** Our own number, where the line has one. */
  merchantOrderNo: z.string().optional(),
});

/** The lines of the merchant account from `startTime` until before `endTime`, at most 31 days, by pages from 1 of 1,000 to 2,000. */
export const accountLogQuery = {
  method: 'alipay.data.bill.accountlog.query',
  answer: z.object({
    totalSize: z.coerce.number().int().nonnegative(),
    detailList: z.array(line).default([]),
  }),
} satisfies PaymentCall;
