import { z } from 'zod';
import { accountIdOf, accountMark } from './accountMark.ts';
import type { PaymentCall } from './paymentGateway.ts';

/**
 * States of a trade at the app: waiting for the payer, paid, paid and no longer refundable, or closed (unpaid, or fully
 * refunded).
 */
export const TRADE_STATES = ['WAIT_BUYER_PAY', 'TRADE_SUCCESS', 'TRADE_FINISHED', 'TRADE_CLOSED'] as const;

/** Queries a trade by our own number (`outTradeNo`). A trade that nobody opened: `ACQ.TRADE_NOT_EXIST`. */
export const tradeQuery = {
  method: 'alipay.trade.query',
  answer: z
    .object({
      tradeNo: z.string(),
      outTradeNo: z.string(),
      tradeStatus: z.enum(TRADE_STATES),
      /** Amount in yuan with two decimals. */
      totalAmount: z.string(),
      buyerUserId: accountMark,
      buyerOpenId: accountMark,
    })
    .transform(({ buyerUserId, buyerOpenId, ...trade }) => ({
      ...trade,
      payerId: accountIdOf(buyerUserId, buyerOpenId),
    })),
} satisfies PaymentCall;

/** Closes an unpaid trade. A paid one: `ACQ.REASON_TRADE_STATUS_INVALID`. */
export const tradeClose = {
  method: 'alipay.trade.close',
  answer: z.object({ outTradeNo: z.string() }),
} satisfies PaymentCall;
