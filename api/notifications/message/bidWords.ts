import type { MessageText } from './messageWords.ts';

/** The texts of messages about buy orders. Their purchases are told as every purchase is. */
export const BID_WORDS = {
  bidNeedsTradeLink: {
    meaning: 'action',
    zh: {
      title: '求购已休眠：缺少交易链接',
      body: '{item} 求购 ¥{amount}：填写交易链接后自动恢复，款项仍为你保留',
    },
    en: {
      title: 'Buy order asleep: no trade link',
      body: '{item} at ¥{amount}: it wakes up once you have set a trade link; its money stays held for you',
    },
  },
  bidLinkRefused: {
    meaning: 'action',
    zh: {
      title: '求购已休眠：Steam 账号不能收货',
      body: '{item} 求购 ¥{amount}：该交易链接的账号目前不能交易或会被暂挂，恢复后自动继续，款项仍为你保留',
    },
    en: {
      title: 'Buy order asleep: Steam would not deliver',
      body: '{item} at ¥{amount}: the account of your trade link cannot trade now or its trades are held; the order wakes up by itself once it can, and its money stays held for you',
    },
  },
  bidHeld: {
    meaning: 'waiting',
    zh: {
      title: '求购已休眠：账户核查中',
      body: '{item} 求购 ¥{amount}：核查结束后自动恢复，款项仍为你保留',
    },
    en: {
      title: 'Buy order asleep: account under review',
      body: '{item} at ¥{amount}: it wakes up when the review ends; its money stays held for you',
    },
  },
  bidBroke: {
    meaning: 'warning',
    zh: {
      title: '求购已休眠：连续两单未收货',
      body: '{item} 求购 ¥{amount}：最近两单都由你结束。仍想购买请在求购页恢复，不要了请取消',
    },
    en: {
      title: 'Buy order asleep: two purchases not accepted',
      body: '{item} at ¥{amount}: you ended its last two purchases. Resume it among your buy orders if you still want it, or cancel it',
    },
  },
  bidExpired: {
    meaning: 'returned',
    zh: { title: '求购已到期', body: '{item} 求购 ¥{amount}：还差 {count} 件，剩余款项已退回余额' },
    en: {
      title: 'Buy order expired',
      body: '{item} at ¥{amount}: copies not found: {count}; the rest of its money is back in your balance',
    },
  },
} satisfies Record<string, MessageText>;
