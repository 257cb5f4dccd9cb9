/**
 * Why a copy is not on sale, as text after a colon. The compiler requires a text for every reason of `selling/listing`.
 */
export const REASON_WORDS = {
  notYours: { zh: '不在你的库存里', en: 'not in your inventory' },
  accountUnbound: { zh: 'Steam 账号已解绑', en: 'its Steam account is no longer bound' },
  gone: { zh: '已不在库存', en: 'it has left the inventory' },
  alreadyListed: { zh: '已经上架', en: 'it is on sale already' },
  orderUnderWay: { zh: '交易中', en: 'somebody has bought it' },
  accountAbnormal: { zh: 'Steam 账号异常', en: 'its Steam account is abnormal' },
  accountNotSellable: { zh: 'Steam 账号不可出售', en: 'its Steam account cannot sell' },
  inCooldown: { zh: '冷却中', en: 'it is in its cooldown' },
  notTradable: { zh: '不可交易', en: 'it cannot be traded' },
  notMarketable: { zh: '不可出售', en: 'it cannot be sold' },
  priceMissing: { zh: '没有参考价', en: 'there is no reference price' },
  priceInvalid: { zh: '价格不符合规则', en: 'the price is outside of the rules' },
  priceTooLow: {
    zh: '价格低于参考价的一半，需要你确认',
    en: 'the price is below half of the reference price and must be confirmed',
  },
  repeated: { zh: '重复提交', en: 'it was named twice' },
  listingsClosed: { zh: '上架暂时关闭，不能提价', en: 'listing is closed for now, and its price would rise' },
  lowestAskOutlier: {
    zh: '别人的最低价异常偏低，没有跟随',
    en: 'the lowest ask of others is far too low to follow',
  },
  changedSince: { zh: '价格已再次修改', en: 'its price was changed since' },
  discounted: { zh: '已有折扣，先结束它', en: 'it has a discount already, which must end first' },
  notDiscounted: { zh: '没有折扣', en: 'it has no discount' },
  failed: { zh: '平台处理这一件时出错', en: 'the market failed at this one' },
} as const satisfies Record<string, { zh: string; en: string }>;

/** A reason that a message can give. */
export type ListingReasonWord = keyof typeof REASON_WORDS;
