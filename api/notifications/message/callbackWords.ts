import type { MessageText } from './messageWords.ts';

/** Texts of messages about a receiver whose callbacks (P-05) or whose alert's webhook (D-05) were switched off. */
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
  webhookOff: {
    meaning: 'warning',
    zh: {
      title: '提醒「{filterName}」的 Webhook 已停用',
      body: 'Webhook 地址连续 {count} 次没有成功接收，平台已停止推送，之后的提醒仍会发到消息中心。检查地址后，在「收藏」的「单件」页打开该提醒的 Webhook，点「保存并启用」即可恢复',
    },
    en: {
      title: 'The webhook of “{filterName}” is switched off',
      body: 'Its address failed {count} times in a row, so nothing is sent there any more; what the alert finds comes as messages. Check the address, then open the webhook of the alert in your “Watchlist” under “Copies” and choose “Save and switch on”',
    },
  },
  webhookGone: {
    meaning: 'warning',
    zh: {
      title: '提醒「{filterName}」的 Webhook 已停用',
      body: 'Webhook 地址返回 410，平台已停止推送，之后的提醒仍会发到消息中心。要恢复，请在「收藏」的「单件」页打开该提醒的 Webhook，点「保存并启用」',
    },
    en: {
      title: 'The webhook of “{filterName}” is switched off',
      body: 'Its address answered 410, so nothing is sent there any more; what the alert finds comes as messages. To start it again, open the webhook of the alert in your “Watchlist” under “Copies” and choose “Save and switch on”',
    },
  },
} satisfies Record<string, MessageText>;
