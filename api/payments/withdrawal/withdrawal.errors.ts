import { defineError, field } from '../../kernel/domainError.ts';
import { formatYuan } from '../../kernel/money.ts';

export const WithdrawableTooLow = defineError({
  code: 'withdrawableTooLow',
  number: 3201,
  description: 'The withdrawable proceeds are less than 10 yuan.',
  zh: '可提现金额不足 10 元',
  en: 'Less than ¥10 is withdrawable',
});

export const WithdrawalAmountInvalid = defineError({
  code: 'withdrawalAmountInvalid',
  number: 3202,
  description: 'The amount is not between 10 and 50,000 yuan.',
  zh: '单笔提现金额为 10 至 50000 元',
  en: 'A withdrawal is ¥10 to ¥50,000',
});

export const WithdrawableInsufficient = defineError({
  code: 'withdrawableInsufficient',
  number: 3203,
  description: 'The amount is more than the withdrawable proceeds.',
  fields: { withdrawableCents: field('Cents', 'Proceeds that can be withdrawn now, in fen.') },
  zh: '可用金额不足，请重新输入',
  en: 'Available amount insufficient, please re-enter',
});

export const WithdrawalCapReached = defineError({
  code: 'withdrawalCapReached',
  number: 3204,
  description: 'The amount would exceed the daily limit of withdrawals.',
  fields: {
    capCents: field('Cents', 'The daily limit of withdrawals, in fen.'),
    remainingCents: field('Cents', 'What is left of the daily limit today, in fen.'),
  },
  zh: ({ remainingCents }) =>
    `超出今日提现限额（今天还可提现 ${formatYuan(remainingCents)} 元），请减少金额或明天再试`,
  en: ({ remainingCents }) =>
    `Over today's withdrawal limit (${formatYuan(remainingCents)} yuan are left); take less, or try again tomorrow`,
});
