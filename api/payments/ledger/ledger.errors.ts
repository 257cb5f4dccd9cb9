import { defineError, field } from '../../kernel/domainError.ts';

export const InsufficientFunds = defineError({
  code: 'insufficientFunds',
  number: 2003,
  description: 'The deposit and the proceeds of the buyer together are less than the price.',
  fields: {
    missingCents: field('Cents', 'The amount that is missing, in fen.'),
    spendableCents: field('Cents', 'The deposit and the proceeds together, in fen.'),
  },
  guide: {
    retry: 'changed',
    causeZh: '充值余额与可提现余额合计少于价格。',
    nextZh: '充值 data.missingCents 后用同一 outOrderNo 发送。',
    nextEn: 'Recharge `data.missingCents`, then send it again under the same `outOrderNo`.',
    example: { missingCents: 1_500n, spendableCents: 10_500n },
  },
  zh: '可用余额不足',
  en: 'Not enough available balance',
});
