import type { MessageTemplate } from './message.ts';
import type { Words } from './messageWords.ts';

/** What is said of the account itself: changes that somebody else might have made. */
export const ACCOUNT_WORDS = {
  paymentAccountChanged: {
    zh: {
      title: '提现账户已更换',
      body: '提现账户已更换为 {accountName}，24 小时内不能提现。如非本人操作，请立即联系客服',
    },
    en: {
      title: 'Withdrawal account changed',
      body: 'Withdrawals go to {accountName} from now on and are frozen for 24 hours. If this was not you, contact customer service at once',
    },
  },
  phoneChanged: {
    zh: {
      title: '手机号已更换',
      body: '登录手机号已更换为 {accountName}，其他设备已退出登录，24 小时内不能提现。如非本人操作，请立即联系客服',
    },
    en: {
      title: 'Phone number changed',
      body: 'You sign in with {accountName} from now on. Other devices are signed out and withdrawals are frozen for 24 hours. If this was not you, contact customer service at once',
    },
  },
  tradeUrlChanged: {
    zh: {
      title: '交易链接已更换',
      body: '之后购买的饰品将发往 Steam 账号 {accountName}。如非本人操作，请立即联系客服',
    },
    en: {
      title: 'Trade link changed',
      body: 'What you buy from now on goes to the Steam account {accountName}. If this was not you, contact customer service at once',
    },
  },
  accountReleased: {
    zh: { title: '账户审核已结束', body: '你的账户已恢复正常，可以继续购买与出售' },
    en: { title: 'The review of your account is over', body: 'You can buy and sell again' },
  },
} satisfies Partial<Record<MessageTemplate, { zh: Words; en: Words }>>;
