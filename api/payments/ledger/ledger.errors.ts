import { defineError, field } from '../../kernel/domainError.ts';

export const InsufficientFunds = defineError({
  code: 'insufficientFunds',
  number: 2003,
  description: 'Deposit and proceeds together do not reach the price.',
  fields: {
    missingCents: field('Cents', 'What is missing, in fen.'),
    spendableCents: field('Cents', 'What can be spent, in fen.'),
  },
  zh: '可用余额不足',
  en: 'Not enough available balance',
});
