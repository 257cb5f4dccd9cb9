import { defineError, field } from '../../kernel/domainError.ts';

export const BulkActionAtWork = defineError({
  code: 'bulkActionAtWork',
  number: 2106,
  description: 'Another action on many copies is at work. One runs at a time for each seller.',
  zh: '上一个批量操作还在进行，请等它完成，或先暂停它',
  en: 'Another bulk action is still running. Wait for it to finish, or pause it first',
});

export const BulkActionUnknown = defineError({
  code: 'bulkActionUnknown',
  number: 2107,
  description: 'The viewer has no such action, or its state does not allow this any more.',
  zh: '没有这个批量操作，或它的状态已经改变',
  en: 'There is no such bulk action, or its state has changed',
});

export const BulkSelectionChanged = defineError({
  code: 'bulkSelectionChanged',
  number: 2108,
  description:
    'Other copies or listings match than at the dry run whose `digest` was given. Nothing has begun; read the dry run again.',
  fields: {
    previewedCount: field('Int', 'Number of targets of the dry run.'),
    matchingCount: field('Int', 'Number of targets that match now.'),
  },
  zh: ({ previewedCount: before, matchingCount: now }) =>
    `选择的内容已变化：${now > before ? `多了 ${now - before} 件` : now < before ? `少了 ${before - now} 件` : '件数相同，但有几件换了'}，请重新核对`,
  en: ({ previewedCount: before, matchingCount: now }) =>
    `The selection has changed: ${now > before ? `${now - before} more` : now < before ? `${before - now} fewer` : 'as many, but not the same'}. Check it again`,
});
