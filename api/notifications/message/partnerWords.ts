import type { MessageText } from './messageWords.ts';

/**
 * Texts of messages about an application to the open platform (P-02). `{note}` is text written by an operator, in the
 * operator's language.
 */
export const PARTNER_WORDS = {
  partnerApproved: {
    meaning: 'done',
    zh: { title: '开放平台申请已通过', body: '请在开放平台页填写回调地址与公钥，完成接入' },
    en: {
      title: 'Open platform: approved',
      body: 'Enter the callback address and the public key on the page of the open platform to begin',
    },
  },
  partnerRejected: {
    meaning: 'failed',
    zh: { title: '开放平台申请未通过', body: '原因：{note}。请在开放平台页查看解决办法，修改后可重新提交' },
    en: {
      title: 'Open platform: rejected',
      body: 'Reason: {note}. The page of the open platform shows what would help; you may correct it and send it again',
    },
  },
  partnerReset: {
    meaning: 'warning',
    zh: {
      title: '开放平台密钥已重置',
      body: '旧密钥与回调地址已作废（{note}）。请在开放平台页重新填写；如非本人要求，请立即联系客服',
    },
    en: {
      title: 'Open platform: key reset',
      body: 'The key and the callback address are revoked ({note}). Enter new ones on the page of the open platform; if you did not ask for this, contact customer service at once',
    },
  },
} satisfies Record<string, MessageText>;
