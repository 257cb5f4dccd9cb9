import { defineError, field } from '../../kernel/domainError.ts';
import { formatYuan } from '../../kernel/money.ts';
import type { OfferBound } from './bargain.ts';

const BOUND_WORDS: Record<OfferBound, { zh: string; en: string }> = {
  share: { zh: '还价不能低于售价的 70%', en: 'An offer is at least 70 % of the ask' },
  floor: { zh: '卖家设了最低还价', en: 'The seller has set a smallest offer' },
  bid: { zh: '已有求购出到接近的价格', en: 'A buy order already pays nearly as much' },
};

export const OfferTooLow = defineError({
  code: 'offerTooLow',
  number: 2511,
  input: 'priceCents',
  description: 'The offer is below the smallest one that the listing takes. The seller hears nothing of it.',
  fields: {
    leastCents: field('Cents', 'The smallest offer for the listing, in fen.'),
    bound: field<OfferBound>('OfferBound', 'What the smallest offer follows from.'),
  },
  guide: {
    retry: 'changed',
    causeZh: '还价低于这件饰品可接受的最低价，卖家不会得知。',
    nextZh: '提高到 data 的 leastCents；ownNo 可以沿用。',
    nextEn: 'Raise it to `leastCents` of `data`; the `ownNo` is still free.',
    example: { leastCents: 7_000n, bound: 'share' },
  },
  zh: ({ leastCents, bound }) => `${BOUND_WORDS[bound].zh}：最低 ¥${formatYuan(leastCents)}`,
  en: ({ leastCents, bound }) => `${BOUND_WORDS[bound].en}: offer ¥${formatYuan(leastCents)} or more`,
});

export const OfferIsPurchase = defineError({
  code: 'offerIsPurchase',
  number: 2512,
  input: 'priceCents',
  description: 'The offer is at the ask or above; the listing can be bought at its ask.',
  fields: { askCents: field('Cents', 'The current ask of the listing, in fen.') },
  guide: {
    retry: 'changed',
    causeZh: '还价不低于售价，应直接购买。',
    nextZh: '用 POST /orders 按 data 的 askCents 购买。',
    nextEn: 'Buy it at `askCents` of `data` by `POST /orders`.',
    example: { askCents: 10_000n },
  },
  zh: ({ askCents }) => `售价就是 ¥${formatYuan(askCents)}，请直接购买`,
  en: ({ askCents }) => `The ask is ¥${formatYuan(askCents)}: buy it at that price instead`,
});

export const OfferExists = defineError({
  code: 'offerExists',
  number: 2513,
  description: 'The viewer has an open offer for the same listing.',
  guide: {
    retry: 'changed',
    causeZh: '对这件饰品已有一个未结束的还价。',
    nextZh: '用 GET /offers 查询那一个；撤回或等待它结束后再还价。',
    nextEn: 'Read that one by `GET /offers`; withdraw it or wait for its end before you make another.',
  },
  zh: '你对这件饰品已有一个未结束的还价',
  en: 'You already have an open offer for this listing',
});

export const OffersFull = defineError({
  code: 'offersFull',
  number: 2514,
  description: 'The viewer has the most open offers that one user may have.',
  fields: { most: field('Int', 'Most open offers of one buyer.') },
  guide: {
    retry: 'changed',
    causeZh: '未结束的还价已达上限。',
    nextZh: '等待答复，或撤回一些；ownNo 可以沿用。',
    nextEn: 'Wait for answers, or withdraw some; the `ownNo` is still free.',
    example: { most: 20 },
  },
  zh: ({ most }) => `最多同时有 ${most} 个还价，请等待答复或先撤回`,
  en: ({ most }) => `You may have ${most} open offers; wait for answers or withdraw some`,
});

export const BargainClosed = defineError({
  code: 'bargainClosed',
  number: 2515,
  description:
    'The listing takes no offers: its seller does not bargain, it has the most offers that one may have, or there is no room below the ask.',
  guide: {
    retry: 'changed',
    causeZh: '这件饰品不接受还价。',
    nextZh: '按售价购买，或改选另一件。',
    nextEn: 'Buy it at its ask, or choose another copy.',
  },
  zh: '这件饰品目前不接受还价',
  en: 'This listing takes no offers at the moment',
});

export const OffersPaused = defineError({
  code: 'offersPaused',
  number: 2516,
  description: 'The viewer has withdrawn more than ten offers within 24 hours.',
  fields: { until: field('DateTime', 'From when new offers can be made.') },
  guide: {
    retry: 'changed',
    causeZh: '24 小时内撤回的还价超过 10 个。',
    nextZh: '在 data 的 until 之后再还价；ownNo 可以沿用。',
    nextEn: 'Make it again after `until` of `data`; the `ownNo` is still free.',
    example: { until: new Date('2026-11-27T08:00:00Z') },
  },
  zh: '24 小时内撤回的还价太多，请稍后再还价',
  en: 'You have withdrawn too many offers within 24 hours; try again later',
});

export const OfferEnded = defineError({
  code: 'offerEnded',
  number: 2517,
  description: 'The offer waits for no answer of the viewer: it has ended, or it is another user’s.',
  guide: {
    retry: 'never',
    causeZh: '还价已经结束，或不在等这一方答复。',
    nextZh: '查询该还价：actions 列出现在可以做的事。',
    nextEn: 'Read the price offer: `actions` has what you can do with it.',
  },
  zh: '这个还价已经结束，或不在等你答复',
  en: 'This offer has ended or does not wait for your answer',
});

export const CounterOutOfRange = defineError({
  code: 'counterOutOfRange',
  number: 2518,
  input: 'priceCents',
  description: 'A counter-offer is not above the offer and below the ask.',
  fields: {
    leastCents: field('Cents', 'The smallest counter-offer, in fen.'),
    mostCents: field('Cents', 'The highest counter-offer, in fen.'),
  },
  guide: {
    retry: 'changed',
    causeZh: '回价不在还价与售价之间。',
    nextZh: '改用 data 的 leastCents 到 mostCents 之间的价格。',
    nextEn: 'Use a `priceCents` from `leastCents` to `mostCents` of `data`.',
    example: { leastCents: 8_001n, mostCents: 9_999n },
  },
  zh: ({ leastCents, mostCents }) => `回价要在 ¥${formatYuan(leastCents)} 到 ¥${formatYuan(mostCents)} 之间`,
  en: ({ leastCents, mostCents }) =>
    `A counter-offer is between ¥${formatYuan(leastCents)} and ¥${formatYuan(mostCents)}`,
});

export const OfferWithdrawnTooEarly = defineError({
  code: 'offerWithdrawnTooEarly',
  number: 2519,
  description: 'An offer that was not countered can be withdrawn ten minutes after it was made.',
  fields: { from: field('DateTime', 'From when it can be withdrawn.') },
  guide: {
    retry: 'changed',
    causeZh: '还价发出不到 10 分钟，卖家也没有回价。',
    nextZh: '在 data 的 from 之后再撤回。',
    nextEn: 'Withdraw it after `from` of `data`.',
    example: { from: new Date('2026-11-27T08:10:00Z') },
  },
  zh: '还价发出 10 分钟后才能撤回',
  en: 'An offer can be withdrawn ten minutes after it was made',
});

export const OfferBuyerUnable = defineError({
  code: 'offerBuyerUnable',
  number: 2520,
  description: 'The buyer cannot receive the item at the moment; the offer stays open.',
  guide: {
    retry: 'changed',
    causeZh: '买家目前无法收货，还价仍然有效。',
    nextZh: '稍后再接受；在 expiresAt 之前都可以。',
    nextEn: 'Accept it later, any time before its `expiresAt`.',
  },
  zh: '买家目前无法收货，还价仍然有效，可稍后再接受',
  en: 'The buyer cannot receive the item right now; the offer stays open, try again later',
});
