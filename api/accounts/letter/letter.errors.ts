import { defineError } from '../../kernel/domainError.ts';

export const LettersFull = defineError({
  code: 'lettersFull',
  number: 1113,
  description: 'The limit of letters is reached: three unanswered ones, or five within 24 hours.',
  zh: '今天的留言次数已用完，或还有留言在等待回复',
  en: 'Your letters of today are used up, or still wait for an answer',
});
