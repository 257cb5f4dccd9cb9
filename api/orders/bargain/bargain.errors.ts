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
  zh: ({ leastCents, bound }) => `${BOUND_WORDS[bound].zh}：最低 ¥${formatYuan(leastCents)}`,
  en: ({ leastCents, bound }) => `${BOUND_WORDS[bound].en}: offer ¥${formatYuan(leastCents)} or more`,
});

export const OfferIsPurchase = defineError({
  code: 'offerIsPurchase',
  number: 2512,
  input: 'priceCents',
  description: 'The offer is at the ask or above; the listing can be bought at its ask.',
  fields: { askCents: field('Cents', 'The current ask of the listing, in fen.') },
  zh: ({ askCents }) => `售价就是 ¥${formatYuan(askCents)}，请直接购买`,
  en: ({ askCents }) => `The ask is ¥${formatYuan(askCents)}: buy it at that price instead`,
});

export const OfferExists = defineError({
  code: 'offerExists',
  number: 2513,
  description: 'The viewer has an open offer for the same listing.',
  zh: '你对这件饰品已有一个未结束的还价',
  en: 'You already have an open offer for this listing',
});

export const OffersFull = defineError({
  code: 'offersFull',
  number: 2514,
  description: 'The viewer has the most open offers that one user may have.',
  fields: { most: field('Int', 'Most open offers of one buyer.') },
  zh: ({ most }) => `最多同时有 ${most} 个还价，请等待答复或先撤回`,
  en: ({ most }) => `You may have ${most} open offers; wait for answers or withdraw some`,
});

export const BargainClosed = defineError({
  code: 'bargainClosed',
  number: 2515,
  description:
    'The listing takes no offers: its seller does not bargain, it has the most offers that one may have, or there is no room below the ask.',
  zh: '这件饰品目前不接受还价',
  en: 'This listing takes no offers at the moment',
});

export const OffersPaused = defineError({
  code: 'offersPaused',
  number: 2516,
  description: 'The viewer has withdrawn more than ten offers within 24 hours.',
  fields: { until: field('DateTime', 'From when new offers can be made.') },
  zh: '24 小时内撤回的还价太多，请稍后再还价',
  en: 'You have withdrawn too many offers within 24 hours; try again later',
});

export const OfferEnded = defineError({
  code: 'offerEnded',
  number: 2517,
  description: 'The offer waits for no answer of the viewer: it has ended, or it is another user’s.',
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
  zh: ({ leastCents, mostCents }) => `回价要在 ¥${formatYuan(leastCents)} 到 ¥${formatYuan(mostCents)} 之间`,
  en: ({ leastCents, mostCents }) =>
    `A counter-offer is between ¥${formatYuan(leastCents)} and ¥${formatYuan(mostCents)}`,
});

export const OfferWithdrawnTooEarly = defineError({
  code: 'offerWithdrawnTooEarly',
  number: 2519,
  description: 'An offer that was not countered can be withdrawn ten minutes after it was made.',
  fields: { from: field('DateTime', 'From when it can be withdrawn.') },
  zh: '还价发出 10 分钟后才能撤回',
  en: 'An offer can be withdrawn ten minutes after it was made',
});

export const OfferBuyerUnable = defineError({
  code: 'offerBuyerUnable',
  number: 2520,
  description: 'The buyer cannot receive the item at the moment; the offer stays open.',
  zh: '买家目前无法收货，还价仍然有效，可稍后再接受',
  en: 'The buyer cannot receive the item right now; the offer stays open, try again later',
});
