import type { MessageText } from './messageWords.ts';

/** Texts of messages about a partner's receiver whose callbacks were switched off (P-05). */
export const CALLBACK_WORDS = {
  callbacksGone: {
    meaning: 'warning',
    zh: { title: '开放平台回调已停用', body: '回调地址返回 410，平台已停止推送。请在开放平台页重新启用' },
    en: {
      title: 'Callbacks are switched off',
      body: 'Your callback address answered 410, so nothing is sent there any more. Switch it on again on the page of the open platform',
    },
  },
  callbacksSilent: {
    meaning: 'warning',
    zh: {
      title: '开放平台回调已停用',
      body: '回调地址连续 5 天没有成功接收，平台已停止推送；事件已保留。请在开放平台页重新启用',
    },
    en: {
      title: 'Callbacks are switched off',
      body: 'Your callback address has taken nothing for five days, so nothing is sent there any more; the events are kept. Switch it on again on the page of the open platform',
    },
  },
} satisfies Record<string, MessageText>;
