import type { MessageText } from './messageWords.ts';

/** Texts of messages about holds on the account, disputed and reviewed trades, and letters to the operators. */
export const HOLD_WORDS = {
  withdrawalsHeld: {
    meaning: 'warning',
    zh: {
      title: '提现已暂停 72 小时',
      body: 'Steam 显示订单 {orderNo} 的交易由你的 Steam 账号撤回，提现暂停至 {until}，到时自动恢复。购买、出售和上架不受影响；如有误，请在「联系客服」说明',
    },
    en: {
      title: 'Withdrawals are held for 72 hours',
      body: 'Steam shows that your Steam account reversed the trade of order {orderNo}. Withdrawals are held until {until} and go on by themselves. Buying, selling and listings go on; if this is a mistake, write to the operators',
    },
  },
  withdrawalsHeldByOperator: {
    meaning: 'warning',
    zh: {
      title: '提现已被客服暂停',
      body: '核查期间不能提现，购买、出售和上架不受影响。{decision}{note}你可以在「联系客服」说明情况',
    },
    en: {
      title: 'Operators hold your withdrawals',
      body: 'Nothing can be withdrawn while they look into it; buying, selling and listings go on. {decision} {note} You can write to them',
    },
  },
  withdrawalsReleased: {
    meaning: 'done',
    zh: { title: '提现已恢复', body: '暂停已结束，可以继续提现' },
    en: { title: 'Withdrawals go on', body: 'The hold has ended; you can withdraw again' },
  },
  accountBlocked: {
    meaning: 'warning',
    zh: {
      title: '账户已被客服冻结',
      body: '暂时不能购买、出售和提现，在售商品已从市场隐藏，进行中的订单照常。{decision}{note}你可以在「联系客服」说明情况',
    },
    en: {
      title: 'Operators have blocked your account',
      body: 'You cannot buy, sell or withdraw for now, and your listings are hidden; orders under way go on. {decision} {note} You can write to the operators',
    },
  },
  accountReleased: {
    meaning: 'done',
    zh: { title: '账户已恢复正常', body: '可以继续购买、出售和提现，在售商品已重新展示' },
    en: {
      title: 'Your account is free again',
      body: 'You can buy, sell and withdraw again, and your listings are shown',
    },
  },
  tradeMoneyWaits: {
    meaning: 'waiting',
    zh: {
      title: '订单款项待核实',
      body: '{item}（订单 {orderNo}）：交易被撤回或送错，尚不清楚由哪一方造成；这笔订单的 ¥{amount} 暂时不能提现，最迟 {until} 恢复，其他不受影响',
    },
    en: {
      title: 'Money of an order waits',
      body: '{item} (order {orderNo}): the trade was reversed or delivered wrongly, and it is not known yet which side caused that. ¥{amount} of this order cannot be withdrawn until {until} at the latest. Nothing else changes',
    },
  },
  saleUnderReview: {
    meaning: 'waiting',
    zh: {
      title: '货款等待核查',
      body: '{item}（订单 {orderNo}）：交易已完成，¥{amount} 暂留在「结算中」。价格远高于参考价、买卖双方往来集中或登录信息有关联的交易，货款由客服核查后再到账，最迟 {until} 前处理并通知你。其他款项不受影响；如需说明，请在「联系客服」留言',
    },
    en: {
      title: 'The money of a sale waits for a review',
      body: '{item} (order {orderNo}): the trade is complete and ¥{amount} stays in your settling balance. Operators review sales priced far over the reference price, sales of two people who trade mostly with each other, and sales whose sides sign in from one place. They decide by {until} at the latest, and you are told. Your other money is not touched; if you want to explain, write to the operators',
    },
  },
  reviewReleased: {
    meaning: 'money',
    zh: { title: '核查完成，货款已到账', body: '{item}：¥{amount} 已转入可提现余额。{note}' },
    en: { title: 'Reviewed: the sale is settled', body: '{item}: ¥{amount} is now withdrawable. {note}' },
  },
  reviewToDeposit: {
    meaning: 'money',
    zh: {
      title: '核查完成，货款已转为余额',
      body: '{item}（订单 {orderNo}）：¥{amount} 已转入充值余额，可用于购买，不能提现。{note}如有异议，请在「联系客服」说明',
    },
    en: {
      title: 'Reviewed: the money is in your deposit',
      body: '{item} (order {orderNo}): ¥{amount} is in your deposit, for purchases, not for withdrawal. {note} If you disagree, write to the operators',
    },
  },
  letterAnswered: {
    meaning: 'news',
    zh: { title: '客服已回复', body: '{note}' },
    en: { title: 'The operators have answered', body: '{note}' },
  },
} satisfies Record<string, MessageText>;
