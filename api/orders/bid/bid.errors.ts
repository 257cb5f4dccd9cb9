import { defineError, field } from '../../kernel/domainError.ts';
import { formatYuan } from '../../kernel/money.ts';

export const BidTick = defineError({
  code: 'bidTick',
  number: 2501,
  input: 'priceCents',
  description:
    'The price of the buy order is not on a step: 0.01 yuan under 1 yuan, 0.1 under 50, 1 from 50 on.',
  fields: {
    lowerCents: field('Cents', 'The next lower price that is on a step, in fen.'),
    higherCents: field('Cents', 'The next higher price that is on a step, in fen.'),
  },
  guide: {
    retry: 'changed',
    causeZh: '求购价不在价格档位上。',
    nextZh: '改用 data 中的 lowerCents 或 higherCents。',
    nextEn: 'Use `lowerCents` or `higherCents` of `data`.',
    example: { lowerCents: 5_000n, higherCents: 5_100n },
  },
  zh: ({ lowerCents, higherCents }) =>
    `求购价要按档位填写，可用 ¥${formatYuan(lowerCents)} 或 ¥${formatYuan(higherCents)}`,
  en: ({ lowerCents, higherCents }) =>
    `Prices of buy orders go in steps: use ¥${formatYuan(lowerCents)} or ¥${formatYuan(higherCents)}`,
});

export const BidFarAbove = defineError({
  code: 'bidFarAbove',
  number: 2502,
  input: 'priceCents',
  description: 'The price is above 1.5 times the reference price and was not confirmed.',
  fields: {
    referenceCents: field(
      'Cents',
      'The reference price of the item, or of the one phase that the conditions name, in fen.',
    ),
  },
  guide: {
    retry: 'changed',
    causeZh: '求购价高于参考价的 1.5 倍，且未确认。',
    nextZh: '确认无误后带上 isHighPriceConfirmed。',
    nextEn: 'Send `isHighPriceConfirmed` if the price is meant.',
    example: { referenceCents: 10_000n },
  },
  zh: ({ referenceCents }) => `求购价远高于参考价 ¥${formatYuan(referenceCents)}，请确认`,
  en: ({ referenceCents }) =>
    `This is far above the reference price of ¥${formatYuan(referenceCents)}; please confirm it`,
});

export const BidPriceTooHigh = defineError({
  code: 'bidPriceTooHigh',
  number: 2503,
  input: 'priceCents',
  description: 'The price is above ten times the reference price.',
  fields: {
    referenceCents: field(
      'Cents',
      'The reference price of the item, or of the one phase that the conditions name, in fen.',
    ),
  },
  guide: {
    retry: 'changed',
    causeZh: '求购价高于参考价的十倍。',
    nextZh: '降低 priceLimitCents。',
    nextEn: 'Lower `priceLimitCents`.',
    example: { referenceCents: 10_000n },
  },
  zh: ({ referenceCents }) => `求购价不能超过参考价 ¥${formatYuan(referenceCents)} 的十倍`,
  en: ({ referenceCents }) =>
    `A buy order may not exceed ten times the reference price of ¥${formatYuan(referenceCents)}`,
});

export const BidExists = defineError({
  code: 'bidExists',
  number: 2504,
  description:
    'The viewer has an open buy order for the same item with the same conditions and the same recipient.',
  guide: {
    retry: 'changed',
    causeZh: '已有相同饰品、相同条件、相同收货方的求购。',
    nextZh: '修改那一个，或先取消它。',
    nextEn: 'Change that one, or cancel it first.',
  },
  zh: '你已有相同饰品、相同条件的求购，请修改那一个',
  en: 'You have an open buy order for this item with these conditions; change that one',
});

export const BidsFull = defineError({
  code: 'bidsFull',
  number: 2505,
  description: 'The viewer has the most open buy orders that one user may have.',
  fields: { most: field('Int', 'Most open buy orders of one user.') },
  guide: {
    retry: 'changed',
    causeZh: '未结束的求购已达上限。',
    nextZh: '取消不用的求购，或等待成交。',
    nextEn: 'Cancel buy orders, or wait until some are filled.',
    example: { most: 200 },
  },
  zh: ({ most }) => `最多同时有 ${most} 个求购，请先取消不用的`,
  en: ({ most }) => `You may have ${most} open buy orders; cancel some first`,
});

export const BidEnded = defineError({
  code: 'bidEnded',
  number: 2506,
  description: 'The buy order is filled, cancelled or expired, or is not the viewer’s.',
  guide: {
    retry: 'never',
    causeZh: '求购已成交、取消或到期。',
    nextZh: '查询该求购；需要时用新的编号再开一个。',
    nextEn: 'Read the buy order; open another one under a new number if you need it.',
  },
  zh: '这个求购已经结束',
  en: 'This buy order has ended',
});

export const BidRaisedTooOften = defineError({
  code: 'bidRaisedTooOften',
  number: 2507,
  description: 'The price of the buy order was raised less than a minute ago, or 60 times within a day.',
  fields: { retryAt: field('DateTime', 'From when it may be raised again.') },
  guide: {
    retry: 'changed',
    causeZh: '距上次加价不足一分钟，或一天内已加价 60 次。',
    nextZh: '在 data 的 retryAt 之后再加价。',
    nextEn: 'Raise it again after `retryAt` of `data`.',
    example: { retryAt: new Date('2026-11-26T08:00:00Z') },
  },
  zh: '同一个求购一分钟内只能加价一次，一天最多 60 次，请稍后再试',
  en: 'A buy order can be raised once a minute and 60 times a day; try again later',
});
