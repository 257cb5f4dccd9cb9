import { defineError } from '../../kernel/domainError.ts';

export const NothingSelected = defineError({
  code: 'nothingSelected',
  number: 2101,
  description: 'The batch contains no items.',
  guide: {
    retry: 'changed',
    causeZh: '批量请求中没有任何一项。',
    nextZh: '放入至少一项，或调整筛选后再发送。',
    nextEn: 'Name at least one row, or change the selection.',
  },
  zh: '请先选择饰品',
  en: 'Select at least one item first',
});

export const UndoNotAllowed = defineError({
  code: 'undoNotAllowed',
  number: 2102,
  description: 'The viewer has no such batch, or the minute in which it can be undone has passed.',
  guide: {
    retry: 'never',
    causeZh: '没有这一批，或可撤销的时间已过。',
    nextZh: '改为逐件下架或改价。',
    nextEn: 'Unlist or reprice the copies instead.',
  },
  zh: '已经过了可以撤销的时间',
  en: 'This can no longer be undone',
});
