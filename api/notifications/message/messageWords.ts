import { HOLD_WORDS } from './accountHoldWords.ts';
import { ACCOUNT_WORDS } from './accountWords.ts';
import { BARGAIN_WORDS } from './bargainWords.ts';
import { BID_WORDS } from './bidWords.ts';
import { CALLBACK_WORDS } from './callbackWords.ts';
import { DELIVERY_WORDS } from './deliveryWords.ts';
import { PARTNER_WORDS } from './partnerWords.ts';
import { PAYMENT_WORDS } from './paymentWords.ts';
import { SELLING_WORDS } from './sellingWords.ts';
import { STEAM_WORDS } from './steamWords.ts';

/** Title and body of a message. */
export interface Words {
  title: string;
  body: string;
}

/** What a message means to its reader, which decides how it looks. */
export const MESSAGE_MEANINGS = {
  action: 'The reader must do something.',
  waiting: 'Somebody else acts next, or time has to pass.',
  done: 'Something was completed successfully.',
  money: 'Money of the reader has arrived.',
  returned: 'Money was returned, or its return failed.',
  failed: 'Something failed or was closed.',
  warning: 'The reader should check something.',
  news: 'A fact that requires no action.',
} as const;
export type MessageMeaning = keyof typeof MESSAGE_MEANINGS;

/** A message in both languages. */
export interface MessageText {
  meaning: MessageMeaning;
  zh: Words;
  en: Words;
}

const STATUS = '{status}';

/** The text of each message, with placeholders for its values. */
export const MESSAGE_WORDS = {
  orderPaid: {
    meaning: 'waiting',
    zh: { title: '付款成功', body: '{item}：¥{amount} 已托管，等待卖家发送报价' },
    en: { title: 'Payment held', body: '{item}: ¥{amount} is in escrow; the seller sends the offer next' },
  },
  orderSold: {
    meaning: 'action',
    zh: { title: '商品已售出', body: '{item} 以 ¥{amount} 售出，请按时发送报价' },
    en: { title: 'Item sold', body: '{item} sold for ¥{amount}; send the offer in time' },
  },
  orderSoldByRobot: {
    meaning: 'waiting',
    zh: { title: '商品已售出', body: '{item} 以 ¥{amount} 售出，机器人账号会自动发送报价' },
    en: {
      title: 'Item sold',
      body: '{item} sold for ¥{amount}; the robot account sends the offer by itself',
    },
  },
  orderOnHold: {
    meaning: 'waiting',
    zh: {
      title: '交易被 Steam 暂挂',
      body: '{item}：Steam 暂挂了这笔交易，最长 15 天，到期后自动继续，款项仍在托管；因谁的账号、为什么，见订单页',
    },
    en: {
      title: 'Steam holds the trade',
      body: '{item}: Steam holds this trade for up to 15 days and goes on by itself; the money stays in escrow. The order page says whose account causes it and why',
    },
  },
  offerWaiting: {
    meaning: 'action',
    zh: { title: '请确认 Steam 报价', body: '{item} 的报价已发送到你的 Steam，请核对后接受' },
    en: {
      title: 'Accept the Steam offer',
      body: 'The offer with {item} is in your Steam; check it and accept',
    },
  },
  offerDueSoon: {
    meaning: 'action',
    zh: {
      title: '发货时间不足 1 小时',
      body: '{item}：请尽快发送报价并在手机上确认，否则订单关闭，¥{amount} 退回买家',
    },
    en: {
      title: 'Less than an hour to send the offer',
      body: '{item}: send the offer and confirm it on your phone now, or the order closes and the buyer gets the ¥{amount} back',
    },
  },
  offersDueSoon: {
    meaning: 'action',
    zh: {
      title: '{count} 单待发货，最早的不足 1 小时',
      body: '{count} 个订单等你发送报价并在手机上确认，最早的截止 {until}。到期没有确认的订单会关闭，款项退回买家。要发什么、发给谁，都在发货台',
    },
    en: {
      title: 'Less than an hour to send the first of {count} orders',
      body: '{count} orders wait for your offer and its confirmation on your phone, the first until {until}. An order whose offer is not confirmed in time closes, and its buyer gets the money back. The delivery desk says what to send, and to whom',
    },
  },
  acceptDueSoon: {
    meaning: 'action',
    zh: {
      title: '收货时间不足 1 小时',
      body: '{item}：请在 Steam 接受报价，否则订单关闭，¥{amount} 退还给你',
    },
    en: {
      title: 'Less than an hour to accept the offer',
      body: '{item}: accept the offer in Steam, or the order closes and you get the ¥{amount} back',
    },
  },
  linkDueSoon: {
    meaning: 'action',
    zh: {
      title: '更换交易链接的时间不足 1 小时',
      body: '{item}：请在订单页换一个可用的交易链接，否则订单关闭，¥{amount} 退还给你',
    },
    en: {
      title: 'Less than an hour to replace your trade link',
      body: '{item}: give a trade link that works on the order page, or the order closes and you get the ¥{amount} back',
    },
  },
  orderProtected: {
    meaning: 'done',
    zh: { title: '已收到饰品', body: '{item} 已到你的库存，处于 Steam 的交易保护期' },
    en: { title: 'Item received', body: '{item} is in your inventory, under Steam trade protection' },
  },
  saleProtected: {
    meaning: 'waiting',
    zh: { title: '买家已收货', body: '{item}：¥{amount} 结算中，交易保护期结束后可提现' },
    en: {
      title: 'Buyer received the item',
      body: '{item}: ¥{amount} is settling and becomes withdrawable after trade protection',
    },
  },
  orderCompleted: {
    meaning: 'done',
    zh: { title: '订单完成', body: '{item} 的交易保护期已结束，订单完成' },
    en: { title: 'Order completed', body: 'Trade protection of {item} has ended; the order is complete' },
  },
  saleSettled: {
    meaning: 'money',
    zh: { title: '货款已到账', body: '{item}：¥{amount} 已转入可提现余额' },
    en: { title: 'Sale settled', body: '{item}: ¥{amount} is now withdrawable' },
  },
  orderFailed: {
    meaning: 'failed',
    zh: { title: '订单已关闭', body: `{item}：${STATUS}，¥{amount} 已原路退回` },
    en: { title: 'Order closed', body: `{item}: ${STATUS}. ¥{amount} went back where it came from` },
  },
  ...PAYMENT_WORDS,
  ...ACCOUNT_WORDS,
  ...DELIVERY_WORDS,
  ...CALLBACK_WORDS,
  ...HOLD_WORDS,
  ...PARTNER_WORDS,
  saleFailed: {
    meaning: 'failed',
    zh: { title: '订单已关闭', body: `{item}：${STATUS}` },
    en: { title: 'Order closed', body: `{item}: ${STATUS}` },
  },
  tradeLinkRefused: {
    meaning: 'action',
    zh: { title: '请更换交易链接', body: 'Steam 无法向你的交易链接发送 {item}，请在订单里填写新的链接' },
    en: {
      title: 'Another trade link is needed',
      body: 'Steam cannot send {item} to your trade link; enter another one on the order',
    },
  },
  tradeReversedLate: {
    meaning: 'warning',
    zh: {
      title: '已完成的交易被撤回',
      body: '{item} 的交易在完成后被 Steam 撤回，客服会核查；双方账户照常可用',
    },
    en: {
      title: 'A completed trade was reversed',
      body: 'Steam reversed the trade of {item} after its completion; operators look into it, and both accounts work as usual',
    },
  },
  ...STEAM_WORDS,
  ...SELLING_WORDS,
  ...BID_WORDS,
  ...BARGAIN_WORDS,
  priceReached: {
    meaning: 'news',
    zh: { title: '降到你设的价格了', body: '{item} 最低在售 ¥{amount}，不高于你设的 ¥{target}' },
    en: {
      title: 'Your price is reached',
      body: '{item} is on sale from ¥{amount}, not above your ¥{target}',
    },
  },
  filterMatched: {
    meaning: 'news',
    zh: { title: '「{filterName}」有新饰品', body: '{items}' },
    en: { title: 'New for “{filterName}”', body: '{items}' },
  },
  copiesFound: {
    meaning: 'news',
    zh: { title: '「{filterName}」有新单件', body: '{items}' },
    en: { title: 'New copies for “{filterName}”', body: '{items}' },
  },
  rechargeArrived: {
    meaning: 'money',
    zh: { title: '充值到账', body: '¥{amount} 已存入余额，可用于购买；充值金额不能提现' },
    en: {
      title: 'Recharge arrived',
      body: '¥{amount} is in your balance, for purchases; recharged money cannot be withdrawn',
    },
  },
  withdrawalPaid: {
    meaning: 'done',
    zh: { title: '提现成功', body: '¥{amount} 已转入你的支付宝账户 {accountName}' },
    en: { title: 'Withdrawal paid', body: '¥{amount} has reached your Alipay account {accountName}' },
  },
  withdrawalFailed: {
    meaning: 'failed',
    zh: {
      title: '提现失败',
      body: '支付宝未能转账到 {accountName}：{failure}。¥{amount} 已退回可提现余额，未收手续费',
    },
    en: {
      title: 'Withdrawal failed',
      body: 'Alipay could not pay to {accountName}: {failure}. ¥{amount} is withdrawable again, without a fee',
    },
  },
  listingsWithdrawn: {
    meaning: 'warning',
    zh: { title: '饰品已不在库存，已下架', body: 'Steam 账号 {accountName} 的库存里已没有：{items}' },
    en: {
      title: 'Gone from the inventory, no longer on sale',
      body: 'No longer in the inventory of the Steam account {accountName}: {items}',
    },
  },
  listingsStuck: {
    meaning: 'warning',
    zh: {
      title: '饰品暂时不可交易，已暂停出售',
      body: 'Steam 账号 {accountName} 中，Steam 暂不允许交易：{items}。恢复可交易后自动重新在售，价格不变',
    },
    en: {
      title: 'Not tradable for now, taken off sale meanwhile',
      body: 'In the Steam account {accountName} Steam does not let these go: {items}. They are on sale again by themselves, at the same prices, once it does',
    },
  },
  scheduledListed: {
    meaning: 'done',
    zh: { title: '冷却结束，已按预约上架', body: '{item} 已以 ¥{amount} 上架' },
    en: { title: 'Listed when its cooldown ended', body: '{item} is on sale for ¥{amount}, as you asked' },
  },
  scheduledNotListed: {
    meaning: 'failed',
    zh: { title: '预约的饰品没有上架', body: '{item}：{reason}' },
    en: { title: 'Not listed as you asked', body: '{item}: {reason}' },
  },
  listingsNotResumed: {
    meaning: 'warning',
    zh: { title: '有饰品没有随店铺恢复在售', body: '{items} 已下架：{reason}' },
    en: {
      title: 'Some listings did not come back with your shop',
      body: '{items} no longer on sale: {reason}',
    },
  },
  listingTakenDown: {
    meaning: 'warning',
    zh: { title: '你的在售饰品被平台下架', body: '{items} 已被下架。如有疑问，可在“联系我们”留言。' },
    en: {
      title: 'The market took one of your listings down',
      body: '{items} is no longer on sale. If you disagree, write to us from the contact page.',
    },
  },
  listingTakenDownFor: {
    meaning: 'warning',
    zh: { title: '你的在售饰品被平台下架', body: '{items} 已被下架。原因：{note}' },
    en: {
      title: 'The market took one of your listings down',
      body: '{items} is no longer on sale. Reason: {note}',
    },
  },
} satisfies Record<string, MessageText>;

/** The templates of messages. The text is produced when a message is read, in the reader's language. */
export type MessageTemplate = keyof typeof MESSAGE_WORDS;
