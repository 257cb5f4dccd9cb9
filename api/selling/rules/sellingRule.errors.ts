import { defineError, field } from '../../kernel/domainError.ts';

export const SellingRulesFull = defineError({
  code: 'sellingRulesFull',
  number: 2103,
  description: 'The viewer already has the maximum number of selling rules.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  guide: {
    retry: 'changed',
    causeZh: '出售规则已达上限。',
    nextZh: '先删除不再需要的规则（deleteSellingRule）。',
    nextEn: 'Delete rules that are no longer needed by `deleteSellingRule`.',
    example: { limit: 20 },
  },
  zh: ({ limit }) => `最多保存 ${limit} 条规则，请先删除一些`,
  en: ({ limit }) => `You can keep up to ${limit} rules; delete some first`,
});

export const FloorFarAbove = defineError({
  code: 'floorFarAbove',
  number: 2105,
  description:
    'The floor of the rule would raise asks above 1.5 times their reference price. `isFloorConfirmed` confirms this.',
  fields: { count: field('Int', 'Number of listings that the floor would raise.') },
  guide: {
    retry: 'changed',
    causeZh: '规则的最低限价会把部分要价抬到参考价的 1.5 倍以上。',
    nextZh: '用 previewSellingRule 查看，确认后带上 isFloorConfirmed 再发送。',
    nextEn: 'Look at it by `previewSellingRule`; send `isFloorConfirmed` if it is meant.',
    example: { count: 3 },
  },
  zh: '最低限价远高于参考价，请先预览并确认',
  en: 'The floor would lift prices above 1.5 times the reference price. Preview the rule and confirm it first',
});

export const SellingRuleUnknown = defineError({
  code: 'sellingRuleUnknown',
  number: 2104,
  description: 'The viewer has no such selling rule.',
  guide: {
    retry: 'changed',
    causeZh: '没有这条出售规则。',
    nextZh: '重新读取规则列表。',
    nextEn: 'Read the list of rules again.',
  },
  zh: '这条规则已不存在',
  en: 'This rule no longer exists',
});
