import { z } from 'zod';
import { accountIdOf, accountMark } from './accountMark.ts';
import type { PaymentCall } from './paymentGateway.ts';

/** A trade's state there: waiting for the payer, paid, paid and past refunding, or closed (unpaid, or refunded in full). */
export const TRADE_STATES = ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'] as const;

/** What became of a trade, asked by our own number (`outTradeNo`). A trade that nobody opened: `ACQ.TRADE_NOT_EXIST`. */
export const tradeQuery = {
  method: 'alipay.trade.query',
  answer: z
    .object({
      tradeNo: z.string(),
      outTradeNo: z.string(),
      tradeStatus: z.enum(TRADE_STATES),
      /** Yuan with two decimals. */
      totalAmount: z.string(),
      buyerUserId: accountMark,
      buyerOpenId: accountMark,
    })
    .transform(({ buyerUserId, buyerOpenId, ...trade }) => ({
      ...trade,
      payerId: accountIdOf(buyerUserId, buyerOpenId),
    })),
} satisfies PaymentCall;

/** Closes a trade that is not paid; one that is: `ACQ.REASON_TRADE_STATUS_INVALID`. */
export const tradeClose = {
  method: 'alipay.trade.close',
  answer: z.object({ outTradeNo: z.string() }),
} satisfies PaymentCall;
