import { defineError, field } from '../../kernel/domainError.ts';

export const WatchlistFull = defineError({
  code: 'watchlistFull',
  number: 4101,
  description: 'The viewer already watches the maximum number of items.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  guide: {
    retry: 'changed',
    causeZh: '收藏已达上限。',
    nextZh: '先移除一些。',
    nextEn: 'Remove some first.',
    example: { limit: 200 },
  },
  zh: ({ limit }) => `最多收藏 ${limit} 款饰品，请先移除一些`,
  en: ({ limit }) => `You can watch up to ${limit} items; remove some first`,
});

export const SavedFiltersFull = defineError({
  code: 'savedFiltersFull',
  number: 4102,
  description: 'The viewer already has the maximum number of saved filters.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  guide: {
    retry: 'changed',
    causeZh: '保存的筛选已达上限。',
    nextZh: '先删除一些。',
    nextEn: 'Remove some first.',
    example: { limit: 20 },
  },
  zh: ({ limit }) => `最多保存 ${limit} 个筛选，请先移除一些`,
  en: ({ limit }) => `You can save up to ${limit} filters; remove some first`,
});

export const ItemUnknown = defineError({
  code: 'itemUnknown',
  number: 4103,
  description: 'No market item has this id.',
  guide: {
    retry: 'changed',
    causeZh: '没有这个 id 的饰品。',
    nextZh: '检查 id，或按名称查找。',
    nextEn: 'Check the id, or find the item by its name.',
  },
  zh: '没有这款饰品',
  en: 'There is no such item',
});
