import { defineError, field } from '../../kernel/domainError.ts';

export const SavedViewsFull = defineError({
  code: 'savedViewsFull',
  number: 2111,
  description: 'The viewer already has the maximum number of views of the inventory or of the own listings.',
  fields: { limit: field('Int', 'The maximum number for one user.') },
  zh: ({ limit }) => `最多保存 ${limit} 个视图，请先删除一些`,
  en: ({ limit }) => `You can save up to ${limit} views; delete some first`,
});

export const SavedViewUnknown = defineError({
  code: 'savedViewUnknown',
  number: 2112,
  description: 'The viewer has no such view.',
  zh: '这个视图已不存在',
  en: 'This view no longer exists',
});

export const SavedViewNameTaken = defineError({
  code: 'savedViewNameTaken',
  number: 2113,
  description: 'Another view of the same list has this name.',
  zh: '已有同名的视图，请换一个名称',
  en: 'Another view has this name; choose a different one',
});
