import { formatYuan } from '../../kernel/money.ts';
import type { ReviewReason } from '../../orders/order/proceedsReview.ts';
import type { WaitingReview } from '../../orders/order/review.store.ts';
import type { OrderFile } from './orderFile.store.ts';

const REASONS: Record<ReviewReason, string> = {
  samePerson: 'one person by Steam account, payment account or phone / 同一人（Steam、支付宝或手机号）',
  sharedPayer: 'one Alipay account paid or signed for both / 同一支付宝账户为两人付款或签约',
  sharedDevice: 'signed in from one browser / 使用过同一浏览器登录',
  sharedNetwork: 'signed in from one network / 使用过同一网络登录',
  overpriced: 'far over the reference price / 价格远高于参考价',
  repeatedPair: 'the seller deals mostly with this buyer / 该卖家主要与此买家成交',
};

const yuan = (cents: string | undefined): string =>
  cents !== undefined && /^\d+$/.test(cents) ? `¥${formatYuan(BigInt(cents))}` : '-';

function writeSigns(reasons: readonly string[], figures: Readonly<Record<string, string>>): string[] {
  const { priceCents, referenceCents, pairCount, pairCents, sellerCents } = figures;
  return [
    ...reasons.map((reason) => REASONS[reason as ReviewReason] ?? reason),
    `price ${yuan(priceCents)}, reference ${yuan(referenceCents)}; ${pairCount} deals of the two for ${yuan(pairCents)}; the seller sold for ${yuan(sellerCents)} / 成交价、参考价；两人成交次数与总额；卖家总成交额`,
  ].map((line) => `  ${line}`);
}

/** Formats a pending review with the signs that caused it. */
export function writeWaitingReview(review: WaitingReview): string {
  const { orderNo, netCents, startedAt, lookBy, isLate } = review;
  const by = `look by / 最迟 ${lookBy.toISOString()}${isLate ? ', late / 已超时' : ''}`;
  return [
    `${orderNo}  ¥${formatYuan(netCents)}  since / 起 ${startedAt.toISOString()}  ${by}`,
    `  buyer / 买家: ${review.buyerId}  seller / 卖家: ${review.sellerId}`,
    ...writeSigns(review.reasons, review.figures),
  ].join('\n');
}

/** Formats the review of an order, one line for each entry. Empty without a review. */
export function writeReview({ proceedsReview: review }: OrderFile): string[] {
  if (!review) return [];
  const { state, startedAt, decidedAt, decidedBy, decisionReason } = review;
  const end = decidedAt ? `, ${decidedAt.toISOString()} by ${decidedBy}: ${decisionReason}` : '';
  return [
    `review / 货款核查: ${state}, since / 起 ${startedAt.toISOString()}${end}`,
    ...writeSigns(review.reasons, review.figures as Record<string, string>),
  ];
}
