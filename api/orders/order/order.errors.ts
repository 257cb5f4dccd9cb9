import { defineError, field } from '../../kernel/domainError.ts';

export const ListingGone = defineError({
  code: 'listingGone',
  number: 2001,
  description: 'The listing was bought by another user or is no longer on sale.',
  zh: '这件饰品刚被买走或下架了',
  en: 'This item has just been bought or taken off sale',
});

export const PriceChanged = defineError({
  code: 'priceChanged',
  number: 2002,
  description: 'The current ask differs from the expected price. Nothing was bought.',
  fields: { priceCents: field('Cents', 'The current ask of the listing, in fen.') },
  zh: '卖家改了价格',
  en: 'The seller has changed the price',
});

export const OwnListing = defineError({
  code: 'ownListing',
  number: 2004,
  description:
    'The buyer and the seller are the same person. Two accounts count as one person if they share a Steam account, a payment-app account or a phone.',
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
  zh: '现在还不能取消这个订单',
  en: 'This order cannot be cancelled yet',
});

export const PaymentAppClosed = defineError({
  code: 'paymentAppClosed',
  number: 2011,
  description: 'Payment of orders at the payment app is temporarily unavailable.',
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
  zh: '未付款的订单太多，请先付款，或改用余额',
  en: 'Too many unpaid orders; pay those first, or use your balance',
});

export const TradeUrlElsewhere = defineError({
  code: 'tradeUrlElsewhere',
  number: 2016,
  description:
    "The trade link belongs to a Steam account that is neither the order's nor the viewer's own. `setTradeUrl` must be called first.",
  zh: '这个链接属于另一个 Steam 账号。请先在设置里用短信验证码更换交易链接，再回到这里使用',
  en: 'This link leads to another Steam account. Change your trade link in the settings first, with a code by SMS, then use it here',
});

export const TradeUrlNotNeeded = defineError({
  code: 'tradeUrlNotNeeded',
  number: 2010,
  description: 'The order does not require a new trade link.',
  zh: '这个订单现在不需要更换交易链接',
  en: 'This order does not need another trade link',
});

export const TradeHeld = defineError({
  code: 'tradeHeld',
  number: 2019,
  description:
    'Steam would hold the trade for days, because the account of the trade link has not had a mobile authenticator for long enough. Nothing was bought.',
  zh: '该交易链接的账号启用手机令牌不足 7 天，Steam 会暂挂交易约 15 天，因此不能购买。请启用手机令牌并在 7 天后再试，或改用另一个账号的链接。没有扣款。',
  en: 'The account of this trade link has not had the mobile authenticator for seven days, so Steam would hold the item for about 15 days. Turn it on and try again after seven days, or use the link of another account. Nothing was charged.',
});

export const TradeBanned = defineError({
  code: 'tradeBanned',
  number: 2017,
  description: 'Steam has banned the account of the trade link from trading. Nothing was bought.',
  zh: 'Steam 限制了该交易链接的账号交易，收不到饰品，因此不能购买。没有扣款。',
  en: 'Steam has banned the account of this trade link from trading, so it could not receive the item. Nothing was charged.',
});
