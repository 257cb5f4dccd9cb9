import type { MessageText } from './messageWords.ts';

/** How an offer differs from its order, as text after the item's name. */
export const DIFFERENCE_WORDS: Readonly<Record<string, { zh: string; en: string }>> = {
  asset: { zh: '报价里是另一件饰品', en: 'the offer gives another item' },
  extraGiven: { zh: '报价里多出饰品', en: 'the offer gives more than was ordered' },
  extraAsked: { zh: '报价向买家索要饰品', en: 'the offer asks the buyer for items' },
  partner: { zh: '报价发给了别人，不是买家', en: 'the offer was sent to somebody else, not to the buyer' },
};

/** Texts of messages about a person who delivers something other than the order (O-10). */
export const DELIVERY_WORDS = {
  wrongOfferSent: {
    meaning: 'action',
    zh: {
      title: '发出的报价与订单不符',
      body: '{item}：{difference}。请在 Steam 撤回它，再把订单里的饰品发给买家，不要多放',
    },
    en: {
      title: 'Your offer is not what was ordered',
      body: '{item}: {difference}. Take it back in Steam, then send the buyer what was ordered and nothing else',
    },
  },
  wrongOfferReceived: {
    meaning: 'warning',
    zh: {
      title: '卖家的报价与订单不符',
      body: '{item}：{difference}。请不要接受这样的报价，已提醒卖家；款项仍在托管',
    },
    en: {
      title: 'The seller’s offer is not what you ordered',
      body: '{item}: {difference}. Do not accept such an offer; the seller has been told, and your money stays in escrow',
    },
  },
  offerWentElsewhere: {
    meaning: 'waiting',
    zh: {
      title: '卖家把报价发给了别人',
      body: '{item}：报价发给了另一个账号，你不会收到它。已提醒卖家撤回并改发给你；款项仍在托管',
    },
    en: {
      title: 'The seller’s offer was sent to somebody else',
      body: '{item}: the offer went to another account, so you will not see it. The seller has been told to take it back and to send it to you; your money stays in escrow',
    },
  },
  offerWithoutTag: {
    meaning: 'warning',
    zh: {
      title: '报价里没有订单留言',
      body: '{item}：物品和买家都对，报价照样有效，不用撤回。但买家认不出这是你发的；若他因此拒绝，订单就结束了。下次请粘贴留言，发错时平台才能立刻认出',
    },
    en: {
      title: 'Your offer has no message of the order',
      body: '{item}: item and buyer are right, so the offer counts and need not be taken back. But the buyer cannot tell that it is yours, and one who declines it ends the order. Paste the message next time: by it a wrong item is noticed at once',
    },
  },
  extraItemsGiven: {
    meaning: 'action',
    zh: {
      title: '买家收到了多余的饰品',
      body: '{item} 已送达，但报价里还多给了饰品。请联系买家退还多余的。也可在 7 天内于 Steam 交易记录中撤回整笔交易，但订单里的饰品也会回来、货款退回买家，并撤销你 7 天内所有受保护的交易、限制交易 30 天',
    },
    en: {
      title: 'The buyer received more than was ordered',
      body: '{item} was delivered, and the offer gave more with it. Ask the buyer to return what was too much. Reversing the whole trade in Steam’s trade history within 7 days also takes the ordered item back and returns the money, undoes all your protected trades of 7 days and stops you from trading for 30',
    },
  },
  extraItemsReceived: {
    meaning: 'news',
    zh: {
      title: '你收到的比订单多',
      body: '{item} 已送达，卖家多放了饰品。请退还多余的；卖家若在 7 天内于 Steam 撤回这笔交易，订单里的饰品也会退回，款项原路返还',
    },
    en: {
      title: 'You received more than you ordered',
      body: '{item} was delivered, and the seller put in more by mistake. Please return it; if the seller reverses the trade in Steam within 7 days, the ordered item goes back as well and so does your money',
    },
  },
  otherItemWentElsewhere: {
    meaning: 'action',
    zh: {
      title: '带订单留言的报价被别人收下了',
      body: '{item} 还在你手里，仍须按时发给买家；被别人收下的是另一件饰品。可在 7 天内于 Steam 交易记录中撤回，这会撤销你 7 天内所有受保护的交易，并限制交易 30 天',
    },
    en: {
      title: 'Somebody else accepted the offer with the order’s message',
      body: '{item} is still with you and due to the buyer in time; what the other account accepted is another item. You can reverse that in Steam’s trade history within 7 days, which undoes all your protected trades of 7 days and stops you from trading for 30',
    },
  },
  wrongItemGiven: {
    meaning: 'action',
    zh: {
      title: '买家收下了另一件饰品',
      body: '{item}：正确的饰品仍须按时发出，否则款项退回买家。发错的那件可在 7 天内于 Steam 交易记录中撤回，这会撤销你 7 天内所有受保护的交易，并限制交易 30 天',
    },
    en: {
      title: 'The buyer accepted another item',
      body: '{item}: the right one is still due in time, or the buyer gets the money back. The wrong one can be reversed in Steam’s trade history within 7 days, which undoes all your protected trades of 7 days and stops you from trading for 30',
    },
  },
  wrongItemReceived: {
    meaning: 'warning',
    zh: {
      title: '你收下的不是订单里的饰品',
      body: '{item}：款项仍在托管，卖家没有按时发来正确的饰品就原路退回。收错的那件，双方都可在 7 天内于 Steam 交易记录中撤回',
    },
    en: {
      title: 'You accepted another item than you ordered',
      body: '{item}: your money stays in escrow and comes back unless the right item is sent in time. Either side can reverse the wrong one in Steam’s trade history within 7 days',
    },
  },
  pricedDeliveryTaken: {
    meaning: 'warning',
    zh: {
      title: '卖家的报价向你索要了饰品',
      body: '{item} 已送达，但报价里还收走了你的饰品。如果这不是你愿意的，可在 7 天内于 Steam 交易记录中撤回：款项和饰品都会回来，这会撤销你 7 天内所有受保护的交易，并限制交易 30 天',
    },
    en: {
      title: 'The seller’s offer took items of yours',
      body: '{item} was delivered, but the offer took items of yours as well. If you did not want that, reverse it in Steam’s trade history within 7 days: money and items come back. It undoes all your protected trades of 7 days and stops you from trading for 30',
    },
  },
  pricedDeliveryGiven: {
    meaning: 'action',
    zh: {
      title: '你的报价向买家索要了饰品',
      body: '{item} 已送达，但平台订单不得向买家索要饰品，已告知买家可在 7 天内撤回。请把收到的饰品退还',
    },
    en: {
      title: 'Your offer took items of the buyer’s',
      body: '{item} was delivered, but an order asks nothing of the buyer beside its price; the buyer was told that it can be reversed within 7 days. Return what you received',
    },
  },
  itemWentElsewhere: {
    meaning: 'failed',
    zh: {
      title: '饰品发给了别人',
      body: '{item} 已被另一个账号收下，款项已退回买家。可在 7 天内于 Steam 交易记录中撤回，这会撤销你 7 天内所有受保护的交易，并限制交易 30 天',
    },
    en: {
      title: 'The item went to somebody else',
      body: '{item} was accepted by another account; the buyer has the money back. You can reverse it in Steam’s trade history within 7 days, which undoes all your protected trades of 7 days and stops you from trading for 30',
    },
  },
} satisfies Record<string, MessageText>;
