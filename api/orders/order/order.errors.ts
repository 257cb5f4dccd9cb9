import { defineError, field } from '../../kernel/domainError.ts';

export const ListingGone = defineError({
  code: 'listingGone',
  number: 2001,
  description: 'The listing was bought by another user or is no longer on sale.',
  guide: {
    retry: 'changed',
    causeZh: '该在售饰品已被别人买走，或已下架。',
    nextZh: '改买另一件：重新读取 GET /listings，outOrderNo 可以沿用。',
    nextEn: 'Choose another copy by `GET /listings`; the `outOrderNo` is still free.',
  },
  zh: '这件饰品刚被买走或下架了',
  en: 'This item has just been bought or taken off sale',
});

export const PriceChanged = defineError({
  code: 'priceChanged',
  number: 2002,
  description: 'The current ask differs from the expected price. Nothing was bought.',
  fields: { priceCents: field('Cents', 'The current ask of the listing, in fen.') },
  guide: {
    retry: 'changed',
    causeZh: '当前售价与给出的价格不同（或高于限价），没有购买。',
    nextZh: '按 data.priceCents 决定是否提高限价；outOrderNo 可以沿用。',
    nextEn: 'Decide by `data.priceCents` whether to raise the limit; the `outOrderNo` is still free.',
    example: { priceCents: 12_500n },
  },
  zh: '卖家改了价格',
  en: 'The seller has changed the price',
});

export const OwnListing = defineError({
  code: 'ownListing',
  number: 2004,
  description:
    'The buyer and the seller are the same person. Two accounts count as one person if they share a Steam account, a payment-app account or a phone.',
  guide: {
    retry: 'never',
    causeZh: '买家与卖家是同一人；共用 Steam 账号、收款账号或手机号也算。',
    nextZh: '改买别人的饰品。',
    nextEn: 'Buy somebody else’s copy.',
  },
  zh: '这是你自己在售的饰品，不能购买',
  en: 'This is your own listing; you cannot buy it',
});

export const CancelNotAllowed = defineError({
  code: 'cancelNotAllowed',
  number: 2009,
  description: 'The order cannot be cancelled in its current state.',
  fields: {
    allowedFrom: field(
      'DateTime?',
      'From when the buyer may cancel it, unless the offer is sent by then. Null if it can never be cancelled.',
    ),
  },
  guide: {
    retry: 'later',
    waitSeconds: 1800,
    causeZh: '订单在当前状态下不能取消，或还没到可取消的时间。',
    nextZh: '在 data.allowedFrom 之后再发送；为 null 时不能取消。',
    nextEn: 'Send it again from `data.allowedFrom` on; null: it cannot be cancelled.',
    example: { allowedFrom: new Date('2026-11-25T08:30:00.000Z') },
  },
  zh: '现在还不能取消这个订单',
  en: 'This order cannot be cancelled yet',
});

export const PaymentAppClosed = defineError({
  code: 'paymentAppClosed',
  number: 2011,
  description: 'Payment of orders at the payment app is temporarily unavailable.',
  guide: {
    retry: 'changed',
    causeZh: '暂时不能用支付宝支付订单。',
    nextZh: '改用余额支付。',
    nextEn: 'Pay from your balance.',
  },
  zh: '暂时不能用支付宝付款，请用余额',
  en: 'Alipay is not available right now; pay from your balance',
});

export const OrderUnpayable = defineError({
  code: 'orderUnpayable',
  number: 2012,
  description: 'The order is not awaiting payment, its payment deadline has passed, or it does not exist.',
  zh: '这个订单不再等待付款',
  en: 'This order no longer waits for a payment',
});

export const UnpaidOrdersFull = defineError({
  code: 'unpaidOrdersFull',
  number: 2013,
  description: 'The viewer has too many orders that await payment or that recently expired unpaid.',
  guide: {
    retry: 'changed',
    causeZh: '待付款或刚过期未付款的订单过多。',
    nextZh: '先付款，或改用余额。',
    nextEn: 'Pay those first, or pay from your balance.',
  },
  zh: '未付款的订单太多，请先付款，或改用余额',
  en: 'Too many unpaid orders; pay those first, or use your balance',
});

export const TradeUrlElsewhere = defineError({
  code: 'tradeUrlElsewhere',
  number: 2016,
  description:
    "The trade link belongs to a Steam account that is neither the order's nor the viewer's own. `setTradeUrl` must be called first.",
  guide: {
    retry: 'changed',
    causeZh: '交易链接既不属于该订单的账号，也不属于本账户。',
    nextZh: '先用 setTradeUrl 更换，或使用原账号的新链接。',
    nextEn: 'Change your own link first, or send a new link of the same account.',
  },
  zh: '这个链接属于另一个 Steam 账号。请先在设置里用短信验证码更换交易链接，再回到这里使用',
  en: 'This link leads to another Steam account. Change your trade link in the settings first, with a code by SMS, then use it here',
});

export const TradeUrlNotNeeded = defineError({
  code: 'tradeUrlNotNeeded',
  number: 2010,
  description: 'The order does not require a new trade link.',
  guide: {
    retry: 'never',
    causeZh: '该订单现在不需要新的交易链接。',
    nextZh: '读取订单：deliveryIssue 不为空时才需要。',
    nextEn: 'Read the order: it needs one only while `deliveryIssue` is set.',
  },
  zh: '这个订单现在不需要更换交易链接',
  en: 'This order does not need another trade link',
});

export const TradeHeld = defineError({
  code: 'tradeHeld',
  number: 2019,
  description:
    'Steam would hold the trade for days, because the account of the trade link has not had a mobile authenticator for long enough. Nothing was bought.',
  guide: {
    retry: 'changed',
    causeZh: '交易链接的账号启用手机令牌不足 7 天，Steam 会暂挂交易，没有购买。',
    nextZh: '换另一个账号的交易链接，或等令牌满 7 天。',
    nextEn: 'Use the trade link of another account, or wait until its authenticator is seven days old.',
  },
  zh: '该交易链接的账号启用手机令牌不足 7 天，Steam 会暂挂交易约 15 天，因此不能购买。请启用手机令牌并在 7 天后再试，或改用另一个账号的链接。没有扣款。',
  en: 'The account of this trade link has not had the mobile authenticator for seven days, so Steam would hold the item for about 15 days. Turn it on and try again after seven days, or use the link of another account. Nothing was charged.',
});

export const TradeBanned = defineError({
  code: 'tradeBanned',
  number: 2017,
  description: 'Steam has banned the account of the trade link from trading. Nothing was bought.',
  guide: {
    retry: 'changed',
    causeZh: '交易链接的账号被 Steam 限制交易，没有购买。',
    nextZh: '换另一个账号的交易链接。',
    nextEn: 'Use the trade link of another account.',
  },
  zh: 'Steam 限制了该交易链接的账号交易，收不到饰品，因此不能购买。没有扣款。',
  en: 'Steam has banned the account of this trade link from trading, so it could not receive the item. Nothing was charged.',
});
