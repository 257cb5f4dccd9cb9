import { z } from 'zod';
import type { PaymentCall } from './paymentGateway.ts';

/**
 * An account identifier in an answer. A value that is not text counts as missing, so that no payment fails because of
 * it.
 */
export const accountMark = z.string().optional().catch(undefined);

/**
 * Identifies an account of the app: its user id (`2088…`), else its open id, which applications without user ids
 * receive. Null if neither was given. Both stay the same for one account and our application; an application that
 * changes from one to the other no longer recognises anybody.
 */
export function accountIdOf(userId: string | undefined, openId: string | undefined): string | null {
  return userId || openId || null;
}

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
