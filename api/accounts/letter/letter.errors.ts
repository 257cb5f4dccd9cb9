import { defineError } from '../../kernel/domainError.ts';

export const LettersFull = defineError({
  code: 'lettersFull',
  number: 1113,
  description: 'The user has three unanswered letters, or has sent five in the last 24 hours.',
  zh: '24 小时内的留言次数已用完，或还有留言在等待回复',
  en: 'You have reached the limit of letters in 24 hours, or your earlier letters are still waiting for a reply',
});
