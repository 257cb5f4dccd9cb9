import { defineError } from '../../kernel/domainError.ts';

export const AmountInvalid = defineError({
  code: 'amountInvalid',
  number: 3001,
  description: 'The amount is not between 0.01 and 100,000 yuan.',
  zh: '充值金额不对，请检查',
  en: 'Check the amount',
});
