/** What partners are told of the refusals of `/open/v1`, in Chinese and English: by their stable category. */
export const OPEN_REFUSAL_WORDS: Record<string, { zh: string; en: string }> = {
  listingGone: { zh: '该饰品已售出或已下架', en: 'This listing is no longer on sale.' },
  priceChanged: { zh: '价格已高于限价', en: 'The ask is above the price limit now.' },
  noListingWithinLimit: {
    zh: '限价以内没有在售的该饰品',
    en: 'No copy of this item is on sale within the price limit.',
  },
  marketItemUnknown: { zh: '市场中没有这个饰品', en: 'The market has no item of this name.' },
  insufficientFunds: { zh: '余额不足', en: 'The balance is too low.' },
  ownListing: { zh: '不能购买自己的饰品', en: 'You cannot buy your own listing.' },
  tradeUrlMissing: { zh: '请填写交易链接', en: 'A trade link is needed.' },
  tradeUrlInvalid: { zh: '交易链接格式不正确', en: 'This is no Steam trade link.' },
  accountBlocked: { zh: '账户正在接受审核', en: 'The account is held for review.' },
  requestIdReused: { zh: '该编号已用于另一个请求', en: 'This number was used for another request.' },
  cancelNotAllowed: { zh: '订单当前不能取消', en: 'This order cannot be cancelled now.' },
  nothingSelected: { zh: '没有要处理的饰品', en: 'There is nothing to be done.' },
};
