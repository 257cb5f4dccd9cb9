import type { Cents } from '../../kernel/money.ts';
import { type AccountKind, USER_ACCOUNT_KINDS } from '../ledger/ledger.ts';

/** The account of one side of a double entry, as one party may read it. */
export type LegAccount = Exclude<AccountKind, 'clearing'> | 'outside' | 'otherSide';

/** One side of a double entry. */
export interface EntryLeg {
  account: LegAccount;
  isOwn: boolean;
  amountCents: Cents;
}

/** A posting as stored in the ledger. */
export interface BookedPosting {
  amountCents: Cents;
  account: { kind: string; ownerId: string };
}

/**
 * The double entry of a transfer as its reader may see it: the reader's and the platform's accounts by name, and the
 * other person's accounts as one sum. The sides add up to zero.
 */
export function entryLegsOf(postings: readonly BookedPosting[], readerId: string): EntryLeg[] {
  const legs = new Map<string, EntryLeg>();
  for (const { amountCents, account } of postings) {
    const isOwn = account.ownerId === readerId;
    const isPersonal = USER_ACCOUNT_KINDS.includes(account.kind as AccountKind);
    const name = (
      account.kind === 'clearing' ? 'outside' : isPersonal && !isOwn ? 'otherSide' : account.kind
    ) as LegAccount;
    const known = legs.get(name);
    if (known) known.amountCents += amountCents;
    else legs.set(name, { account: name, isOwn, amountCents });
  }
  return [...legs.values()].toSorted((a, b) => Number(a.amountCents > 0n) - Number(b.amountCents > 0n));
}

/** The fee that a reader paid by these transfers, in fen; null if none. A fee of the other side is not the reader's. */
export function feeOf(
  transfers: readonly { postings: readonly BookedPosting[] }[],
  readerId: string,
): Cents | null {
  const paid = transfers
    .filter(({ postings }) => postings.some(({ account }) => account.ownerId === readerId))
    .flatMap(({ postings }) => postings)
    .filter(({ account, amountCents }) => account.kind === 'fee' && amountCents > 0n)
    .reduce((sum, { amountCents }) => sum + amountCents, 0n);
  return paid > 0n ? paid : null;
}

/**
 * The words of the statement file in both languages. A value without a word, from a newer version, is shown by its
 * name.
 */
export const ENTRY_WORDS: Record<'zh' | 'en', Record<string, string>> = {
  zh: {
    rechargeWithdraw: '充值/提现',
    buy: '买入',
    sell: '卖出',
    platform: '平台操作',
    payment: '支付宝付款',
    hold: '购买付款',
    settle: '出售结算',
    refund: '订单退款',
    payBack: '已原路退回支付宝',
    payBackRefused: '支付宝不接受退款，转为余额',
    latePaymentKept: '支付宝不接受退款，转为余额',
    reverse: '交易撤回',
    release: '结算到账',
    releaseToDeposit: '核查后转为余额',
    topUp: '沙盒充值',
    recharge: '充值',
    withdraw: '申请提现',
    payOut: '提现到账',
    withdrawReturn: '提现退回',
    deposit: '充值余额',
    proceeds: '可提现',
    settling: '结算中',
    withdrawing: '提现中',
    returning: '退回支付宝中',
    bid: '求购占用',
    bidRaise: '求购加价占用',
    bidReturn: '求购退回',
    bidFill: '求购成交付款',
    bidRefill: '求购重新占用',
    offer: '还价占用',
    offerReturn: '还价退回',
    offerFill: '还价成交付款',
    biddingDeposit: '求购与还价占用（充值余额）',
    biddingProceeds: '求购与还价占用（可提现）',
  },
  en: {
    rechargeWithdraw: 'Recharge/withdraw',
    buy: 'Buy',
    sell: 'Sell',
    platform: 'Platform',
    payment: 'Paid by Alipay',
    hold: 'Purchase payment',
    settle: 'Sale settled',
    refund: 'Order refund',
    payBack: 'Returned to Alipay',
    payBackRefused: 'Refused by Alipay, now your deposit',
    latePaymentKept: 'Refused by Alipay, now your deposit',
    reverse: 'Trade reversed',
    release: 'Settlement released',
    releaseToDeposit: 'Reviewed, now your deposit',
    topUp: 'Sandbox top-up',
    recharge: 'Recharge',
    withdraw: 'Withdrawal asked for',
    payOut: 'Withdrawal paid',
    withdrawReturn: 'Withdrawal returned',
    deposit: 'Deposit',
    proceeds: 'Withdrawable',
    settling: 'Settling',
    withdrawing: 'Being withdrawn',
    returning: 'Going back to Alipay',
    bid: 'Buy order opened',
    bidRaise: 'Buy order raised',
    bidReturn: 'Buy order returned',
    bidFill: 'Buy order filled',
    bidRefill: 'Buy order held again',
    offer: 'Offer made',
    offerReturn: 'Offer returned',
    offerFill: 'Offer accepted',
    biddingDeposit: 'In buy orders and offers (deposit)',
    biddingProceeds: 'In buy orders and offers (withdrawable)',
  },
};
