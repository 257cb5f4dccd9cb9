import type { MessageText } from './messageWords.ts';

/** The texts of messages about price offers. The purchases that they lead to are told as every purchase is. */
export const BARGAIN_WORDS = {
  offerMade: {
    meaning: 'action',
    zh: { title: '收到还价', body: '{item}：买家出价 ¥{amount}，24 小时内可接受、拒绝或回价一次' },
    en: {
      title: 'New offer',
      body: '{item}: a buyer offers ¥{amount}. Accept, decline or counter once within 24 hours',
    },
  },
  offerCountered: {
    meaning: 'action',
    zh: { title: '卖家回价', body: '{item}：卖家回价 ¥{amount}，12 小时内可接受或拒绝' },
    en: {
      title: 'The seller countered',
      body: '{item}: the seller asks ¥{amount}. Accept or decline within 12 hours',
    },
  },
  offerAccepted: {
    meaning: 'done',
    zh: { title: '还价已被接受', body: '{item}：以 ¥{amount} 成交，订单已生成' },
    en: { title: 'Offer accepted', body: '{item}: bought at ¥{amount}; the order has been placed' },
  },
  offerBoughtAtCut: {
    meaning: 'done',
    zh: { title: '卖家降价，已为你买下', body: '{item}：售价降到你的还价 ¥{amount} 或更低，已按新售价成交' },
    en: {
      title: 'The ask came down to your offer',
      body: '{item}: the seller cut the ask to your ¥{amount} or less, and you bought it at the new ask',
    },
  },
  offerCounterAccepted: {
    meaning: 'done',
    zh: { title: '买家接受了回价', body: '{item}：以 ¥{amount} 成交，订单已生成' },
    en: {
      title: 'Your counter-offer was accepted',
      body: '{item}: sold at ¥{amount}; the order has been placed',
    },
  },
  offerDeclined: {
    meaning: 'returned',
    zh: { title: '还价被拒绝', body: '{item} 还价 ¥{amount}：卖家没有接受，款项已退回余额' },
    en: {
      title: 'Offer declined',
      body: '{item} at ¥{amount}: the seller declined; the money is back in your balance',
    },
  },
  offerCounterDeclined: {
    meaning: 'news',
    zh: { title: '买家拒绝了回价', body: '{item} 回价 ¥{amount}：买家没有接受，饰品继续在售' },
    en: {
      title: 'Your counter-offer was declined',
      body: '{item} at ¥{amount}: the buyer declined; it stays on sale',
    },
  },
  offerWithdrawn: {
    meaning: 'news',
    zh: { title: '买家撤回了还价', body: '{item} 还价 ¥{amount}：买家已撤回，饰品继续在售' },
    en: { title: 'Offer withdrawn', body: '{item} at ¥{amount}: the buyer withdrew it; it stays on sale' },
  },
  offerExpired: {
    meaning: 'returned',
    zh: { title: '还价已过期', body: '{item} 还价 ¥{amount}：到期未成交，款项已退回余额' },
    en: {
      title: 'Offer expired',
      body: '{item} at ¥{amount}: its time was over; the money is back in your balance',
    },
  },
  offerEnded: {
    meaning: 'returned',
    zh: { title: '还价已结束', body: '{item} 还价 ¥{amount}：饰品已售出、下架或改价，款项已退回余额' },
    en: {
      title: 'Offer ended',
      body: '{item} at ¥{amount}: it was sold, taken off sale or repriced; the money is back in your balance',
    },
  },
} satisfies Record<string, MessageText>;

/** A message about a price offer. */
export type OfferTemplate = keyof typeof BARGAIN_WORDS;
