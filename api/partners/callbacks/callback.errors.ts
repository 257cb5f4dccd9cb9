import { defineError, field } from '../../kernel/domainError.ts';

export const CallbackResendTooSoon = defineError({
  code: 'callbackResendTooSoon',
  number: 6021,
  description: 'Many callbacks were sent again within the last ten seconds.',
  fields: { retryAfterSeconds: field('Int', 'Seconds until many can be sent again.') },
  zh: ({ retryAfterSeconds }) => `请 ${retryAfterSeconds} 秒后再批量重发`,
  en: ({ retryAfterSeconds }) => `Send many again in ${retryAfterSeconds} s`,
});
