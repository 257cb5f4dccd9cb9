import type { MessageText } from './messageWords.ts';

/** Texts of messages about changes of the account that somebody else might have made. */
export const ACCOUNT_WORDS = {
  paymentAccountChanged: {
    meaning: 'warning',
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
    meaning: 'warning',
    zh: {
      title: '手机号已更换',
      body: '登录手机号已更换为 {accountName}，其他设备已退出登录，24 小时内不能提现。如非本人操作，请立即联系客服',
    },
    en: {
      title: 'Phone number changed',
      body: 'You sign in with {accountName} from now on. Other devices are signed out and withdrawals are frozen for 24 hours. If this was not you, contact customer service at once',
    },
  },
  deletionRequested: {
    meaning: 'warning',
    zh: {
      title: '注销申请已提交',
      body: '15 天后删除你的账户，在此之前可以随时在「设置 · 安全」撤销。如非本人操作，请立即撤销并联系客服',
    },
    en: {
      title: 'Account deletion requested',
      body: 'Your account will be deleted in 15 days. Until then you can take this back in Settings · Security. If this was not you, take it back now and contact customer service',
    },
  },
  deletionCancelled: {
    meaning: 'done',
    zh: { title: '注销已撤销', body: '你的账户不会被删除' },
    en: { title: 'Account deletion taken back', body: 'Your account will not be deleted' },
  },
  deletionStopped: {
    meaning: 'warning',
    zh: {
      title: '注销已停止',
      body: '等待期结束时账户里还有未结清的事，账户没有删除。结清后可以在「设置 · 安全」重新提交',
    },
    en: {
      title: 'Account deletion stopped',
      body: 'Something was still open at the end of the waiting time, so the account was not deleted. Once it is settled you can ask again in Settings · Security',
    },
  },
  tradeUrlChanged: {
    meaning: 'warning',
    zh: {
      title: '交易链接已更换',
      body: '之后购买的饰品将发往 Steam 账号 {accountName}。如非本人操作，请立即联系客服',
    },
    en: {
      title: 'Trade link changed',
      body: 'What you buy from now on goes to the Steam account {accountName}. If this was not you, contact customer service at once',
    },
  },
} satisfies Record<string, MessageText>;
