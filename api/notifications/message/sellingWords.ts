import type { MessageText } from './messageWords.ts';

/** The texts of messages about what the market did with a seller's prices. */
export const SELLING_WORDS = {
  ruleStopped: {
    meaning: 'warning',
    zh: {
      title: '定价规则停止运行',
      body: '规则「{ruleName}」这次没有运行，售价未改变；平台每 15 分钟再试一次，恢复后照常运行',
    },
    en: {
      title: 'A pricing rule has stopped',
      body: 'The rule “{ruleName}” did not run, and no price was changed; the market tries again every 15 minutes',
    },
  },
  discountsRefused: {
    meaning: 'warning',
    zh: { title: '部分折扣没有开始', body: '{count} 件的折扣到了开始时间但没有生效，售价未改变：{reason}' },
    en: {
      title: 'Some discounts did not begin',
      body: 'Listings that did not get their discount: {count}. Their prices stay: {reason}',
    },
  },
  capLowered: {
    meaning: 'warning',
    zh: {
      title: '部分售价超过上限，已调低',
      body: '{count} 件的售价超过参考价允许的上限，已合计调低 ¥{amount}',
    },
    en: {
      title: 'Prices above the limit were lowered',
      body: 'Listings above the limit that their reference price sets: {count}. They were lowered by ¥{amount} together',
    },
  },
} satisfies Record<string, MessageText>;
