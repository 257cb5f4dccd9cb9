import { defineError } from '../../kernel/domainError.ts';

export const LettersFull = defineError({
  code: 'lettersFull',
  number: 1113,
  description: 'Three letters wait for an answer, or five were written in 24 hours.',
  zh: '今天的留言次数已用完，或还有留言在等待回复',
  en: 'Your letters of today are used up, or still wait for an answer',
});
