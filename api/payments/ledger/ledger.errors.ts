import { defineError, field } from '../../kernel/domainError.ts';

export const InsufficientFunds = defineError({
  code: 'insufficientFunds',
  number: 2003,
  description: 'The deposit and the proceeds of the buyer together are less than the price.',
  fields: {
    missingCents: field('Cents', 'The amount that is missing, in fen.'),
    spendableCents: field('Cents', 'The deposit and the proceeds together, in fen.'),
  },
  zh: '可用余额不足',
  en: 'Not enough available balance',
});
