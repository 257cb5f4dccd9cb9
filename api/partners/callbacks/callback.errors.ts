import { defineError, field } from '../../kernel/domainError.ts';

export const CallbackResendTooSoon = defineError({
  code: 'callbackResendTooSoon',
  number: 6021,
  description: 'Many callbacks were sent again within the last ten seconds.',
  fields: { retryAfterSeconds: field('Int', 'Seconds until many can be sent again.') },
  guide: {
    retry: 'later',
    waitSeconds: 10,
    causeZh: '十秒内已经批量重发过。',
    nextZh: '等待 `retryAfterSeconds` 秒后再发。',
    nextEn: 'Wait for `retryAfterSeconds`, then send it again.',
    example: { retryAfterSeconds: 7 },
  },
  zh: ({ retryAfterSeconds }) => `请 ${retryAfterSeconds} 秒后再批量重发`,
  en: ({ retryAfterSeconds }) => `Send many again in ${retryAfterSeconds} s`,
});
